// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

/** A city, where it lies, and the company whose headquarters it is. */
export interface CityView {
  name: string;
  longitude: number;
  latitude: number;
  headquarters: string | null;
}

/** A numbered circle and the marker on it; a sabotage marker does not score. */
export interface CircleView {
  number: number;
  company: string | null;
  sabotage: boolean;
}

/** A route between two cities; `bow` says that its line is drawn with a bow. */
export interface RouteView {
  name: string;
  ends: string[];
  pattern: string;
  bow: boolean;
  circles: CircleView[];
}

/**
 * A line of the overview card, and how the company stands.
 *
 * `laid` shares go by seat. `unseen` shares are in hands or in the pile; `dummy` shares
 * belong to the fictitious shareholder at the end of a game of two.
 */
export interface CompanyView {
  code: string;
  headquarters: string;
  colour: string;
  patterns: string[];
  status: "waiting" | "flying" | "inactive";
  shares: number;
  unseen: number;
  markers: number;
  markersLeft: number;
  worth: number;
  laid: number[];
  leaders: number[];
  dummy: number;
}

/** What everybody knows of a seat's hand; `known` shares came from the market. */
export interface SeatView {
  flights: number;
  shares: number;
  known: string[];
}

/** A flight card of the own hand. */
export interface FlightView {
  name: string;
  pattern: string;
  value: number;
  unusable: boolean;
}

/** The own hand: flight cards, and the code of each share. */
export interface HandView {
  flights: FlightView[];
  shares: string[];
}

/** The whole table as one viewer sees it. */
export interface Board {
  cities: CityView[];
  routes: RouteView[];
  companies: CompanyView[];
  market: string[];
  pile: number;
  scoreCardsLeft: number;
  scoreCardsAside: boolean;
  flightPile: number;
  flightDiscards: string[];
  flightsRemoved: string[];
  sharesRemoved: string[];
  seats: SeatView[];
  hand: HandView | null;
  first: number;
  phase: string;
  company: string | null;
  lastTurns: number | null;
}
