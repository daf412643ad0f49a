/** What the others have done since I last acted, for a board to mark. */

import type { SeenEvent, SeenStep } from './protocol';

/** The steps to mark after the `news`; a board that jumped to another `version` marks none. */
export function aftermath(
  kept: readonly SeenStep[],
  news: readonly SeenStep[],
  seat: number | null,
  version: number,
): SeenStep[] {
  let steps = [...kept];
  for (const step of news) {
    const { backTo } = step;
    if (backTo !== null) steps = steps.filter((one) => one.version <= backTo);
    else steps = step.seat === seat ? [] : [...steps, step];
  }
  return news.length || steps.at(-1)?.version === version ? steps : [];
}

/** The last event of these names of each seat that had one. */
export function lastOf(
  steps: readonly SeenStep[],
  ...names: string[]
): { seat: number; event: SeenEvent }[] {
  const found = new Map<number, SeenEvent>();
  for (const { seat, events } of steps) {
    for (const event of events) if (names.includes(event.name)) found.set(seat, event);
  }
  return [...found].map(([seat, event]) => ({ seat, event }));
}
