/** The log of a table: steps in order, and which of them were taken back. */

import type { SeenStep } from './protocol';

/** Older and newer steps as one log, each version once. */
export function joined(known: readonly SeenStep[], more: readonly SeenStep[]): SeenStep[] {
  const byVersion = new Map([...known, ...more].map((step) => [step.version, step]));
  return [...byVersion.values()].sort((a, b) => a.version - b.version);
}

/** The versions that a later step took back: those of its own seat. */
export function undone(steps: readonly SeenStep[]): Set<number> {
  const gone = new Set<number>();
  for (const { version, seat, backTo } of steps) {
    if (backTo === null) continue;
    for (const step of steps)
      if (step.seat === seat && backTo < step.version && step.version < version)
        gone.add(step.version);
  }
  return gone;
}

/** How many of a seat's steps in a row stand at the end of the log, not taken back. */
export function run(steps: readonly SeenStep[], seat: number): number {
  const gone = undone(steps);
  const standing = steps.filter((step) => step.backTo === null && !gone.has(step.version));
  const last = standing.findLastIndex((step) => step.seat !== seat);
  return standing.length - 1 - last;
}

/** The steps in groups: what the same seat did in a row is one turn. */
export function turns(steps: readonly SeenStep[]): SeenStep[][] {
  const groups: SeenStep[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    if (group?.[0]?.seat === step.seat) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** The line that a moment belongs to: its own, or the last before it that tells something. */
export function lineAt(told: readonly SeenStep[], at: number | null): number | null {
  if (at === null) return null;
  return told.findLast(({ version }) => version <= at)?.version ?? null;
}
