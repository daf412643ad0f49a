// Written by `python -m ludotheque.server.typescript`. Do not edit.

/** One lot: the colour it counts as (a seat, or None for white) and its building. */
export interface Lot {
  name: string;
  tint: number | null;
  owner: number | null;
  height: number;
}

/** The lots row by row without the centre, and each seat's helicopter. */
export interface Board {
  lots: Lot[];
  helicopters: (string | null)[];
}
