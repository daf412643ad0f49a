// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

export type Lot =
  | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "i1" | "a2" | "b2" | "c2" | "d2"
  | "e2" | "f2" | "g2" | "h2" | "i2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3"
  | "i3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "h4" | "i4" | "a5" | "b5" | "c5"
  | "d5" | "e5" | "f5" | "g5" | "h5" | "i5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6"
  | "h6" | "i6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "i7" | "a8" | "b8"
  | "c8" | "d8" | "e8" | "f8" | "g8" | "h8" | "i8" | "a9" | "b9" | "c9" | "d9" | "e9" | "f9"
  | "g9" | "h9" | "i9"
;

export type Ending =
  | "cannot-fly" | "no-floors" | "last-player"
;

/** A verb and its nouns. */
export type Action =
  | ["pass", ...never[]]
  | ["start", Lot, ...never[]]
  | ["fly", Lot, Lot, ...Lot[]]
;
export type Verb = Action[0];

/** Each event's facts. */
export interface Events {
  "first": { seat: number };
  "started": { seat: number; lot: Lot };
  "flew": { seat: number; path: Lot[] };
  "earned": { seat: number; points: number };
  "landing-fee": { payer: number; payee: number; points: number; due: number; floors: number };
  "landing-fee-short": { payer: number; payee: number; points: number; due: number; floors: number };
  "overflight-fee": { payer: number; payee: number; points: number; due: number; floors: number };
  "overflight-fee-short": { payer: number; payee: number; points: number; due: number; floors: number };
  "same-district": { seat: number; points: number };
  "built": { seat: number; lot: Lot; height: number };
  "eliminated": { seat: number };
  "barred": { seat: number };
  "ended": { seat: number; reason: Ending };
}

/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
