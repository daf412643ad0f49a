/** What `view.py` sends: the same fields by the same names. */

export interface Chest {
  good: string;
  value: number | null;
}

export interface Harbour {
  left: number;
  crate: Chest | null;
  coins: number[];
  crates: Chest[][];
  chosen: boolean[];
  bid: number | null;
  order: string | null;
  orders: string[] | null;
}
