/** What the others have done since I last acted, for a board to mark. */

import type { StepOf } from './boards';
import type { SeenEvent, SeenStep } from './protocol';

const KEPT = 100; // steps: nobody waits longer for a turn

/** The steps that are remembered after the `news`; a jump to another `version` forgets all. */
export function remembered<Step extends SeenStep>(
  kept: readonly Step[],
  news: readonly Step[],
  version: number,
): Step[] {
  let steps = [...kept];
  for (const step of news) {
    const { backTo } = step;
    steps = backTo === null ? [...steps, step] : steps.filter((one) => one.version <= backTo);
  }
  return news.length || steps.at(-1)?.version === version ? steps.slice(-KEPT) : [];
}

/**
 * The steps to mark for a seat: those since it last acted. What it says `aside`, in another
 * one's turn, leaves the marks where they are.
 */
export function unanswered<Step extends SeenStep>(
  steps: readonly Step[],
  seat: number | null,
  aside: (step: Step) => boolean = () => false,
): Step[] {
  return steps.slice(steps.findLastIndex((step) => step.seat === seat && !aside(step)) + 1);
}

/** An event that has one of these names. */
type Named<Told extends SeenEvent, Name> = Told & { name: Name };

/** The last event of these names of each seat that had one. */
export function lastOf<Told extends SeenEvent, Name extends Told['name']>(
  steps: readonly StepOf<Told>[],
  ...names: Name[]
): { seat: number; event: Named<Told, Name> }[] {
  const found = new Map<number, Named<Told, Name>>();
  const wanted = (event: Told): event is Named<Told, Name> =>
    names.some((name) => name === event.name);
  for (const { seat, events } of steps) {
    for (const event of events) if (wanted(event)) found.set(seat, event);
  }
  return [...found].map(([seat, event]) => ({ seat, event }));
}
