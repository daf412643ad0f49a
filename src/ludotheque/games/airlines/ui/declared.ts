// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

export type Card =
  | "N2" | "N4" | "N5" | "N7" | "N9" | "N10" | "N12" | "N14" | "S1" | "S3" | "S5" | "S6" | "S8"
  | "S10" | "S11" | "S13" | "C1" | "C2" | "C4" | "C6" | "C7" | "C9" | "C11" | "C12" | "C14"
  | "E2" | "E3" | "E5" | "E7" | "E8" | "E10" | "E12" | "E13" | "W1" | "W3" | "W4" | "W6" | "W8"
  | "W9" | "W11" | "W13" | "W14"
;

export type Company =
  | "BOI" | "ITA" | "HIT" | "PEL" | "STO" | "VEG" | "KOR" | "MOA" | "ZIP"
;

export type Route =
  | "Vancouver-Seattle" | "Seattle-Portland" | "Calgary-Edmonton" | "Bismarck-Winnipeg"
  | "Boise-Salt Lake City" | "Portland-Boise" | "Salt Lake City-Denver" | "Billings-Bismarck"
  | "Bismarck-Minneapolis" | "Minneapolis-Winnipeg" | "Salt Lake City-Billings"
  | "Seattle-Boise" | "Boise-Billings" | "Vancouver-Calgary" | "Calgary-Billings"
  | "Bismarck-Denver" | "Edmonton-Winnipeg" | "Los Angeles-San Diego" | "Dallas-Houston"
  | "Los Angeles-Las Vegas" | "Las Vegas-Phoenix" | "San Diego-Phoenix" | "Albuquerque-Denver"
  | "Phoenix-Albuquerque" | "San Francisco-Los Angeles" | "Las Vegas-Salt Lake City"
  | "Houston-Monterrey" | "San Francisco-Las Vegas" | "Monterrey-Mexico City"
  | "Portland-San Francisco" | "Albuquerque-Dallas" | "San Francisco-Salt Lake City"
  | "Denver-Dallas" | "Phoenix-Monterrey" | "Omaha-Kansas City" | "Kansas City-St. Louis"
  | "St. Louis-Memphis" | "St. Louis-Chicago" | "Omaha-Minneapolis" | "Houston-New Orleans"
  | "Memphis-Atlanta" | "Memphis-New Orleans" | "Minneapolis-Chicago" | "Memphis-Dallas"
  | "Omaha-Chicago" | "Dallas-New Orleans" | "Kansas City-Dallas" | "St. Louis-Atlanta"
  | "Denver-Omaha" | "Denver-Kansas City" | "Washington-Pittsburgh" | "Boston-New York"
  | "New York-Washington" | "Pittsburgh-Detroit" | "Detroit-Toronto" | "Charlotte-Atlanta"
  | "Chicago-Detroit" | "Montreal-Boston" | "Toronto-Montreal" | "Pittsburgh-New York"
  | "Washington-Charlotte" | "Toronto-New York" | "Halifax-Boston" | "Chicago-Pittsburgh"
  | "New Orleans-Atlanta" | "Detroit-St. Louis" | "Montreal-Halifax" | "Atlanta-Miami"
  | "Calgary-Seattle" | "San Francisco-San Diego" | "Charlotte-New York" | "New York-Halifax"
  | "Miami-Charlotte" | "Seattle-San Francisco" | "Chicago-New York" | "Atlanta-Dallas"
  | "Winnipeg-Calgary" | "Mexico City-Houston" | "Halifax-Toronto" | "Los Angeles-Denver"
  | "Denver-Chicago" | "Miami-Washington" | "Toronto-Winnipeg" | "Houston-Miami"
  | "Seattle-Minneapolis" | "San Diego-Mexico City"
;

export type City =
  | "Boise" | "Miami" | "Chicago" | "Winnipeg" | "Seattle" | "Los Angeles" | "Atlanta"
  | "New York" | "Monterrey"
;

export type Ending =
  | "last-share" | "third-score-card" | "last-turns" | "stall"
;

/** A verb and its nouns. */
export type Action =
  | ["swap", Card, ...never[]]
  | ["replace", Company, ...never[]]
  | ["found", Company, number, ...never[]]
  | ["expand", ...never[]]
  | ["lay", Company, number, ...never[]]
  | ["fly", Card, Route, Company, ...never[]]
  | ["keep", ...never[]]
  | ["sabotage", Company, ...never[]]
  | ["spare", ...never[]]
  | ["block", Route, number, ...never[]]
  | ["take", Company, ...never[]]
  | ["blind", ...never[]]
;
export type Verb = Action[0];

/** Each event's facts. */
export interface Events {
  "dealt": { seat: number; flights: Card[] | number; shares: Company[] | number };
  "market": { shares: Company[] };
  "first": { seat: number };
  "swapped": { seat: number; card: Card };
  "replaced": { seat: number; company: Company };
  "founded": { seat: number; company: Company; shares: number; city: City };
  "laid": { seat: number; company: Company; shares: number; laid: number };
  "flew": { seat: number; card: Card; company: Company; route: Route; circle: number; worth: number };
  "sabotaged": { seat: number; company: Company; circle: number; route: Route };
  "inactive": { company: Company };
  "kept": { seat: number };
  "spared": { seat: number };
  "no-flight": { seat: number };
  "reshuffled": Record<string, never>;
  "drew-flight": { seat: number; card: Card | "hidden-flight" };
  "took": { seat: number; company: Company };
  "drew-share": { seat: number; company: Company | "hidden-share" };
  "turned-up": { company: Company };
  "score-card-returned": { seat: number };
  "worthless": { company: Company; shares: number };
  "last-turns": { seat: number };
  "score-card": { seat: number; number: number };
  "company-scored": { company: Company; worth: number; dummy: number };
  "paid": { seat: number; company: Company; shares: number; points: number };
  "scored": { seat: number; points: number; total: number };
  "score-cards-in": Record<string, never>;
  "ended": { reason: Ending };
  "dummy": Record<string, never>;
  "bonus": { seat: number; points: number };
}

/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
