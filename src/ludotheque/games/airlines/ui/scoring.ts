/** A scoring as a table, read from the events that told it. */

import type { StepOf } from '$lib/boards';
import type { Events, Told } from './declared';

export interface Line {
  company: string;
  worth: number;
  dummy: number;
  /** By seat: shares laid and points paid. */
  paid: ReadonlyMap<number, { shares: number; points: number }>;
}
export interface Scoring {
  /** Which score card it was; null for the last scoring. */
  card: number | null;
  lines: Line[];
  totals: { seat: number; points: number; total: number }[];
}

export const scorings = (steps: readonly StepOf<Told>[]) =>
  steps.flatMap(({ events }) => scoringsIn(events));

function scoringsIn(events: readonly Told[]): Scoring[] {
  const found: Scoring[] = [];
  let card: number | null = null;
  let open: Scoring | null = null;
  for (const { name, facts } of events) {
    if (name === 'score-card') card = facts.number;
    if (name === 'ended') card = null;
    if (name === 'company-scored' || (name === 'scored' && !open)) open ??= begin(found, card);
    if (!open) continue;
    if (name === 'company-scored') open.lines.push({ ...facts, paid: new Map() });
    if (name === 'paid') add(open, facts);
    if (name === 'scored') open.totals.push(facts);
    if (name !== 'scored' && open.totals.length) open = null;
  }
  return found.filter(({ totals }) => totals.length);
}

function begin(found: Scoring[], card: number | null): Scoring {
  const scoring: Scoring = { card, lines: [], totals: [] };
  found.push(scoring);
  return scoring;
}

function add(scoring: Scoring, { seat, shares, points }: Events['paid']): void {
  const line = scoring.lines.at(-1);
  if (line) line.paid = new Map(line.paid).set(seat, { shares, points });
}
