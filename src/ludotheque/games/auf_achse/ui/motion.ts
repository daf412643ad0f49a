/** Shows what happened: trucks drive along the roads, a die rolls. */

import { animate, still } from '$lib/motion';
import type { Board } from './board';
import { distances, type Plan } from './geometry';

const STEP = 110; // milliseconds for a space
const LONGEST = 900;
const ROLL = 380;

/** Let the trucks inside `map` drive from where they stood; the page already shows the end. */
export function drive(map: SVGElement, plan: Plan, before: Board, now: Board): void {
  if (still()) return;
  now.trucks.forEach(({ space }, seat) => {
    const from = before.trucks[seat]?.space;
    if (!from || !space || from === space) return;
    const way = shortest(plan, from, space).map((name) => plan.spaces.get(name)!);
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const duration = Math.min(LONGEST, STEP * way.length);
    animate(map.querySelector(`[data-truck="${seat}"]`), frames, { duration });
  });
}

export function roll(dice: Element): void {
  const frames = [{ transform: 'rotate(-300deg) scale(1.6)' }, { transform: 'none' }];
  animate(dice, frames, { duration: ROLL });
}

function shortest(plan: Plan, from: string, to: string): string[] {
  const far = distances(plan, to);
  const way = [from];
  while (way.at(-1) !== to) {
    const here = way.at(-1)!;
    const next = plan.beside.get(here)?.find((name) => far.get(name)! < far.get(here)!);
    if (!next) return [from, to];
    way.push(next);
  }
  return way;
}
