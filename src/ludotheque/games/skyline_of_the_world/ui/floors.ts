/** The kinds of floors and the letter or number that each shows. */

export const KINDS = ['1m', '2m', '4m', '6m', 'penthouse', 'neutral', 'skyline'] as const;

const MARKS: Record<string, string> = {
  '1m': '1',
  '2m': '2',
  '4m': '4',
  '6m': '6',
  penthouse: 'P',
  neutral: 'N',
  skyline: 'S',
};

export const mark = (kind: string) => MARKS[kind] ?? '?';
