// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

export type Floor =
  | "1m" | "2m" | "4m" | "6m" | "penthouse" | "neutral" | "skyline"
;

export type Lot =
  | "c1" | "b2" | "c2" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4" | "a5" | "b5" | "c5"
  | "d5" | "a6" | "b6" | "c6" | "a7" | "b7" | "b8" | "a9" | "b9" | "c9" | "a10" | "b10" | "c10"
  | "d10" | "b11" | "c11"
;

export type Card =
  | "flatiron-building" | "chifley-tower" | "tower-42" | "tomorrow-square" | "montevideo"
  | "us-bank-tower" | "delftse-poort" | "chrysler-building" | "mlc-centre"
  | "woolworth-building" | "messeturm" | "commerzbank-tower" | "jin-mao-tower"
  | "one-canada-square"
;

export type Mission =
  | "new-york" | "rotterdam" | "sydney" | "london" | "frankfurt" | "shanghai"
;

export type Ending =
  | "third-penthouse" | "stall"
;

/** A verb and its nouns. */
export type Action =
  | ["end", ...never[]]
  | ["invest", ...never[]]
  | ["build", Floor, Lot, ...never[]]
  | ["buy", Floor, ...never[]]
  | ["sell", Floor, ...never[]]
  | ["show", Card, ...never[]]
  | ["hand-in", Card, Card, Card, ...never[]]
;
export type Verb = Action[0];

/** Each event's facts. */
export interface Events {
  "first": { seat: number };
  "dealt": { seat: number; mission: Mission | "hidden"; first: Card | "hidden"; second: Card | "hidden"; third: Card | "hidden" };
  "income": { seat: number; coins: number; lots: Lot[] };
  "over-limit": { seat: number; coins: number };
  "built": { seat: number; floor: Floor; lot: Lot; level: number };
  "paid": { payer: number; payee: number; coins: number };
  "paid-bank": { payer: number; coins: number };
  "skyline-won": { seat: number };
  "last-round": { seat: number };
  "drew": { seat: number; card: Card | "hidden" };
  "no-card": { seat: number };
  "pile-remade": { cards: number };
  "bought": { seat: number; floor: Floor; coins: number };
  "sold": { seat: number; floor: Floor; coins: number };
  "shown": { seat: number; card: Card; coins: number; lots: Lot[] };
  "handed-in": { seat: number; first: Card; second: Card; third: Card; coins: number };
  "ended": { reason: Ending };
  "scored": { seat: number; mission: Mission; penthouses: number; orange: number; done: number; points: number };
}

/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
