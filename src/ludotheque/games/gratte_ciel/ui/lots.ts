/** The lots of a board by name, read from its lists of numbers. */

import type { Board } from './board';
import { inPark, nameOf, SIDE } from './geometry.svelte';

const WHITE = 4;

/** One lot: the colour it counts as (a seat, or null for white) and its building. */
export interface Lot {
  name: string;
  tint: number | null;
  owner: number | null;
  height: number;
}

/** Row by row, without the park. */
export function lotsOf(board: Board): Lot[] {
  return board.tints.flatMap((tint, index) => {
    const [column, row] = [index % SIDE, Math.floor(index / SIDE)];
    if (inPark(column, row)) return [];
    const height = board.heights[index] ?? 0;
    const owner = height ? (board.owners[index] ?? null) : null;
    return [{ name: nameOf(column, row), tint: tint === WHITE ? null : tint, owner, height }];
  });
}
