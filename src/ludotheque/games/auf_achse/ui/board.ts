// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

/** A city and where it lies: degrees east and north. */
export interface City {
  name: string;
  longitude: number;
  latitude: number;
}

/** A road: its spaces are called one-other-1 and so on; `events` are their numbers. */
export interface Road {
  one: string;
  other: string;
  spaces: number;
  events: number[];
}

/** A contract card: offer k costs `costs[k - 1]` and leaves `profits[k - 1]`. */
export interface Contract {
  name: string;
  start: string;
  destination: string;
  goods: number;
  revenue: number;
  distance: number;
  costs: number[];
  profits: number[];
}

/** One seat's truck, load, trailers and what lies in front of it. */
export interface Truck {
  space: string | null;
  money: number;
  load: Contract[];
  goods: number;
  room: number;
  smallTrailers: number;
  largeTrailers: number;
  known: Contract[];
  secrets: number;
  cards: string[];
  skips: number;
}

/** One of the viewer's own contracts and what is left to drive for it. */
export interface Mine {
  contract: Contract;
  loaded: boolean;
  secret: boolean;
  spaces: number;
  perSpace: number;
}

/** The contract under the hammer; offer 0 is the caller's. */
export interface Auction {
  contract: Contract;
  caller: number;
  leader: number;
  offer: number;
  bidders: number[];
}

/** The map, the trucks, the contracts and the event cards, as one viewer sees them. */
export interface Board {
  cities: City[];
  roads: Road[];
  trucks: Truck[];
  mine: Mine[];
  open: Contract[];
  pile: number;
  reserve: number;
  smallTrailers: number;
  largeTrailers: number;
  works: string | null;
  jam: string | null;
  event: string | null;
  unseenEvents: number;
  eventsUnder: string[];
  dice: number[];
  driver: number | null;
  auctions: boolean;
  auction: Auction | null;
  round: number;
  roundLimit: number;
  first: number;
}
