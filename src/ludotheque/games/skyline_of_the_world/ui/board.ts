// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

/** One floor of a building; nobody owns a neutral one, a Skyline floor has no value. */
export interface Floor {
  owner: number | null;
  kind: string;
  value: number;
}

/** A lot with its floors from the bottom, and what its top earns (SKY-3.1). */
export interface Lot {
  name: string;
  orange: boolean;
  floors: Floor[];
  earns: number;
}

/** Connected buildings of one owner and their sum; only the best group pays (SKY-3.3). */
export interface Group {
  lots: string[];
  income: number;
  pays: boolean;
}

/** What a seat owns; None is what this viewer may not know. */
export interface Seat {
  coins: number | null;
  stock: string[] | null;
  supply: Record<string, number> | null;
  cards: number;
  penthouses: number;
  orange: number;
  groups: Group[];
  mission: string | null;
}

/** Where a pattern could be shown: all its lots, and those that are not mine yet. */
export interface Place {
  lots: string[];
  missing: string[];
}

/** A bonus card of mine; its pattern's rows, the nearest place, lots that complete it now. */
export interface Card {
  name: string;
  coins: number;
  pattern: string[];
  used: boolean;
  place: Place | null;
  completedBy: string[];
}

/** My mission and every place where it is still possible, the nearest first. */
export interface Mission {
  name: string;
  pattern: string[];
  done: boolean;
  places: Place[];
}

/** A floor that I may build now: what it costs and whom I pay, None for the bank or nobody. */
export interface Build {
  floor: string;
  lot: string;
  cost: number;
  payee: number | null;
}

/** A floor that I may buy from the bank or sell to it now, and for how much. */
export interface Trade {
  verb: string;
  floor: string;
  coins: number;
}

/** What only I see. */
export interface Mine {
  cards: Card[];
  mission: Mission;
  builds: Build[];
  trades: Trade[];
}

/** The island, the seats, the bank; `last_round` is who built three penthouses first. */
export interface Board {
  lots: Lot[];
  seats: Seat[];
  neutralSupply: number;
  pile: number;
  discards: string[];
  lastRound: number | null;
  mine: Mine | null;
}
