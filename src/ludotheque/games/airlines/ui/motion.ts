/** Shows what happened: a new marker lands on its circle. */

import { animate } from '$lib/motion';
import type { StepOf } from '$lib/boards';
import type { Told } from './declared';

const LANDING = 400;

/** Move the pieces inside `board` as the events tell; the page already shows the end. */
export function play(board: SVGElement, news: readonly StepOf<Told>[]): void {
  for (const { name, facts } of news.flatMap(({ events }) => events)) {
    if (name !== 'flew' && name !== 'sabotaged') continue;
    const circle = CSS.escape(`${facts.route} ${facts.circle}`);
    const frames = [
      { transform: 'translateY(-50px) scale(2.4)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    animate(board.querySelector(`[data-circle="${circle}"]`), frames, { duration: LANDING });
  }
}
