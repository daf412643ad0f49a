/** Shows what happened: trucks drive along the roads, a die rolls. */

import { animate, still } from '$lib/motion';
import type { StepOf } from '$lib/boards';
import type { Board } from './board';
import type { Told } from './declared';
import type { Plan } from './geometry';

const STEP = 110; // milliseconds for a space
const LONGEST = 900;
const ROLL = 380;

/** Let the trucks inside `map` drive as the steps tell; the page already shows the end. */
export function drive(
  map: SVGElement,
  plan: Plan,
  news: StepOf<Told>[],
  before: Board,
  now: Board,
): void {
  if (still()) return;
  now.trucks.forEach(({ space }, seat) => {
    const way = driven(news, seat, before.trucks[seat]?.space ?? null);
    if (way.length < 2 || way.at(-1) !== space) return;
    const frames = way.map((name) => {
      const { x, y } = plan.spaces.get(name)!;
      return { transform: `translate(${x}px, ${y}px)` };
    });
    const duration = Math.min(LONGEST, STEP * way.length);
    animate(map.querySelector(`[data-truck="${seat}"]`), frames, { duration });
  });
}

/** Every space that a seat's truck came over; a jump goes straight. */
export function driven(news: StepOf<Told>[], seat: number, from: string | null = null): string[] {
  const way = from ? [from] : [];
  for (const { name, facts } of news.flatMap(({ events }) => events)) {
    if (name !== 'drove' && name !== 'jumped' && name !== 'drove-back') continue;
    if (facts.seat !== seat) continue;
    const path = name === 'drove' ? facts.path : [facts.space];
    for (const space of path) if (space !== way.at(-1)) way.push(space);
  }
  return way;
}

export function roll(dice: Element): void {
  const frames = [{ transform: 'rotate(-300deg) scale(1.6)' }, { transform: 'none' }];
  animate(dice, frames, { duration: ROLL });
}
