/** Shows what happened: a new floor drops in, the buildings that paid an income light up. */

import { animate } from '$lib/motion';
import type { StepOf } from '$lib/boards';
import type { Told } from './declared';

const DROP = 260;
const SHINE = 400;

/** Move the pieces inside `board` as the events tell; the page already shows the end. */
export function play(board: SVGElement, news: readonly StepOf<Told>[]): void {
  for (const { events } of news.slice(-1)) events.forEach((event) => show(board, event));
}

function show(board: SVGElement, { name, facts }: Told): void {
  if (name === 'built')
    drop(board.querySelector(`[data-tower="${facts.lot}"] [data-floor="${facts.level}"]`));
  if (name === 'income' || name === 'shown')
    facts.lots.forEach((lot) => shine(board.querySelector(`[data-tower="${lot}"]`)));
}

function drop(floor: Element | null): void {
  const frames = [
    { transform: 'translateY(-48px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  animate(floor, frames, { duration: DROP, fill: 'backwards' });
}

function shine(tower: Element | null): void {
  const frames = [{ filter: 'none' }, { filter: 'brightness(1.5)' }, { filter: 'none' }];
  animate(tower, frames, { duration: SHINE });
}
