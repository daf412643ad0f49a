// Written by `ludotheque build-board`. Do not edit.

/** A crate: its good and its value. */
export interface Crate {
  good: string;
  value: number;
}

/** `chosen` says who has bid; `bid` and `order` are the viewer's own, `orders` the last word. */
export interface Board {
  left: number;
  crate: Crate | null;
  coins: number[];
  crates: Crate[][];
  chosen: boolean[];
  bid: number | null;
  order: string | null;
  orders: string[] | null;
}
