/** Shows what happened: helicopters fly their path, new floors drop in. */

import { animate, still } from '$lib/motion';
import type { StepOf } from '$lib/boards';
import type { Told } from './declared';
import { pathOf } from './flight';
import { spot } from './geometry.svelte';

const PER_LOT = 110;
const LONGEST = 400;
const DROP = 220;

/** Move the pieces inside `board` as the events tell; the page already shows the end. */
export function play(board: SVGElement, news: readonly StepOf<Told>[]): void {
  if (still()) return;
  const { events, seat } = news.at(-1) ?? { events: [] as Told[], seat: -1 };
  const path = pathOf(events);
  const wait = fly(board.querySelector(`[data-helicopter="${seat}"]`), path);
  for (const { name, facts } of events) {
    if (name === 'built') {
      drop(board.querySelector(`[data-tower="${facts.lot}"] [data-floor="${facts.height}"]`), wait);
    }
  }
}

function fly(helicopter: Element | null, path: string[]): number {
  const end = path.at(-1);
  if (!helicopter || !end || path.length < 2) return 0;
  const there = spot(end);
  const frames = path.map((lot) => {
    const { x, y } = spot(lot);
    return { transform: `translate(${x - there.x}px, ${y - there.y}px)` };
  });
  const duration = Math.min(LONGEST, PER_LOT * path.length);
  animate(helicopter, frames, { duration });
  return duration;
}

function drop(floor: Element | null, delay: number): void {
  const frames = [
    { transform: 'translateY(-0.7px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  animate(floor, frames, { duration: DROP, delay, fill: 'backwards' });
}
