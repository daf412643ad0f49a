// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

/**
 * All lots from a1 to i9, row by row, the park's among them; and each seat's helicopter.
 *
 * For each lot the colour that it counts as (a seat, 4 for white, -1 in the park), how high
 * its building is (0 where there is none) and whose. Three lists of numbers are a seventh of
 * what an object for each lot would be, and they are told with every move.
 */
export interface Board {
  tints: number[];
  heights: number[];
  owners: number[];
  helicopters: (string | null)[];
}
