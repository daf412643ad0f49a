/** A scoring as a table, read from the events that told it. */

import type { SeenEvent, SeenStep } from '$lib/protocol';

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

export const scorings = (steps: readonly SeenStep[]) =>
  steps.flatMap(({ events }) => scoringsIn(events));

function scoringsIn(events: readonly SeenEvent[]): Scoring[] {
  const found: Scoring[] = [];
  let card: number | null = null;
  let open: Scoring | null = null;
  for (const { name, facts } of events) {
    if (name === 'score-card') card = Number(facts.number);
    if (name === 'ended') card = null;
    if (name === 'company-scored' || (name === 'scored' && !open)) open ??= begin(found, card);
    if (!open) continue;
    if (name === 'company-scored') open.lines.push(lineOf(facts));
    if (name === 'paid') add(open, facts);
    if (name === 'scored') open.totals.push(totalOf(facts));
    if (name !== 'scored' && open.totals.length) open = null;
  }
  return found.filter(({ totals }) => totals.length);
}

type Facts = SeenEvent['facts'];

function begin(found: Scoring[], card: number | null): Scoring {
  const scoring: Scoring = { card, lines: [], totals: [] };
  found.push(scoring);
  return scoring;
}

const lineOf = (facts: Facts): Line => ({
  company: String(facts.company),
  worth: Number(facts.worth),
  dummy: Number(facts.dummy),
  paid: new Map(),
});

function add(scoring: Scoring, facts: Facts): void {
  const line = scoring.lines.at(-1);
  const paid = { shares: Number(facts.shares), points: Number(facts.points) };
  if (line) line.paid = new Map(line.paid).set(Number(facts.seat), paid);
}

const totalOf = (facts: Facts) => ({
  seat: Number(facts.seat),
  points: Number(facts.points),
  total: Number(facts.total),
});
