// Written by `ludotheque build-board`. Do not edit.

export type Good =
  | "tea" | "silk" | "salt" | "amber" | "cork"
;

/** A verb and its nouns. */
export type Action =
  | ["bid", number, ...never[]]
;
export type Verb = Action[0];

/** Each event's facts. */
export interface Events {
  "order": { seat: number; good: Good | "hidden" };
  "landed": { good: Good; value: number };
  "bid": { seat: number; coins: number | "hidden" };
  "opened": { bids: number[] };
  "sold": { seat: number; coins: number; tied: number };
  "sunk": Record<string, never>;
  "orders": { goods: Good[] };
}

/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
