/** What somebody seems to want to build, to ask why they cannot. */

import type { Words } from '$lib/protocol';
import type { Board, Lot } from './board';
import { KINDS } from './floors';

/** The floor that fits the level of a lot. */
export function onLevel(board: Board, lot: string): Words {
  const level = board.lots.find(({ name }) => name === lot)?.floors.length ?? 0;
  return ['build', KINDS[Math.min(level, 4)]!, lot];
}

/** A floor on the lot that looks likeliest for it, so that the answer is about the floor. */
export function withFloor(board: Board, floor: string, seat: number | null): Words {
  const level = KINDS.findIndex((kind) => kind === floor);
  const likely = ({ floors, orange }: Lot) =>
    (level < 5 ? floors.length === level : !orange && floors.length < 5) &&
    (floors.at(-1)?.owner === seat) === (floor === 'penthouse');
  const lot = board.lots.find(likely) ?? board.lots.find(({ floors }) => floors.length === level);
  return ['build', floor, (lot ?? board.lots[0]!).name];
}
