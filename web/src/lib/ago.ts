/** How long ago something was, as one says it. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** `then` and `now` are Unix times in seconds; clocks that disagree say "now". */
export function ago(then: number, now: number, language: string): string {
  const spoken = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, seconds]) => past >= seconds) ?? ['second', Infinity];
  return spoken.format(-Math.floor(past / seconds), unit);
}
