/** What the others have done since I last acted, for a board to mark. */

import type { StepOf } from './boards';
import type { SeenEvent, SeenStep } from './protocol';

/**
 * The steps to mark after the `news`; a board that jumped to another `version` marks none.
 * What I say `aside`, in another one's turn, leaves the marks where they are.
 */
export function aftermath<Step extends SeenStep>(
  kept: readonly Step[],
  news: readonly Step[],
  seat: number | null,
  version: number,
  aside: (step: Step) => boolean = () => false,
): Step[] {
  let steps = [...kept];
  for (const step of news) {
    const { backTo } = step;
    if (backTo !== null) steps = steps.filter((one) => one.version <= backTo);
    else steps = step.seat === seat && !aside(step) ? [] : [...steps, step];
  }
  return news.length || steps.at(-1)?.version === version ? steps : [];
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
