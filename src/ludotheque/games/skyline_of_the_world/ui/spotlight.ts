/** The pattern that somebody wants to see on the board: a bonus card, or a place of the mission. */

import type { Board, Place } from './board';

export type Spotlight = { kind: 'card' | 'mission'; index: number } | null;

/** The place that is shown for it. */
export function placeOf(spotlight: Spotlight, board: Board): Place | null {
  if (!spotlight || !board.mine) return null;
  const { cards, mission } = board.mine;
  if (spotlight.kind === 'card') return cards[spotlight.index]?.place ?? null;
  return mission.places[spotlight.index] ?? null;
}
