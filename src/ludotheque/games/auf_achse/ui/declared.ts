// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

export type Space =
  | "flensburg" | "hamburg" | "bremen" | "hannover" | "berlin" | "rotterdam" | "bruxelles"
  | "dortmund" | "koeln" | "kassel" | "frankfurt" | "saarbruecken" | "nuernberg" | "stuttgart"
  | "basel" | "zuerich" | "geneve" | "milano" | "verona" | "innsbruck" | "muenchen"
  | "salzburg" | "linz" | "wien" | "graz" | "trieste" | "flensburg-hamburg-1"
  | "hamburg-bremen-1" | "hamburg-hannover-1" | "hamburg-hannover-2" | "hamburg-berlin-1"
  | "hamburg-berlin-2" | "hamburg-berlin-3" | "hamburg-berlin-4" | "bremen-hannover-1"
  | "bremen-dortmund-1" | "bremen-dortmund-2" | "bremen-dortmund-3" | "bremen-rotterdam-1"
  | "bremen-rotterdam-2" | "bremen-rotterdam-3" | "bremen-rotterdam-4" | "bremen-rotterdam-5"
  | "hannover-berlin-1" | "hannover-berlin-2" | "hannover-berlin-3" | "hannover-berlin-4"
  | "hannover-dortmund-1" | "hannover-dortmund-2" | "hannover-dortmund-3" | "hannover-kassel-1"
  | "hannover-kassel-2" | "rotterdam-bruxelles-1" | "rotterdam-bruxelles-2"
  | "rotterdam-dortmund-1" | "rotterdam-dortmund-2" | "rotterdam-dortmund-3"
  | "bruxelles-koeln-1" | "bruxelles-koeln-2" | "bruxelles-koeln-3"
  | "bruxelles-saarbruecken-1" | "bruxelles-saarbruecken-2" | "bruxelles-saarbruecken-3"
  | "bruxelles-saarbruecken-4" | "dortmund-koeln-1" | "dortmund-kassel-1" | "dortmund-kassel-2"
  | "koeln-frankfurt-1" | "koeln-frankfurt-2" | "koeln-saarbruecken-1" | "koeln-saarbruecken-2"
  | "koeln-saarbruecken-3" | "kassel-frankfurt-1" | "kassel-frankfurt-2" | "kassel-nuernberg-1"
  | "kassel-nuernberg-2" | "kassel-nuernberg-3" | "kassel-nuernberg-4"
  | "frankfurt-saarbruecken-1" | "frankfurt-saarbruecken-2" | "frankfurt-stuttgart-1"
  | "frankfurt-stuttgart-2" | "frankfurt-nuernberg-1" | "frankfurt-nuernberg-2"
  | "frankfurt-nuernberg-3" | "berlin-nuernberg-1" | "berlin-nuernberg-2"
  | "berlin-nuernberg-3" | "berlin-nuernberg-4" | "berlin-nuernberg-5" | "berlin-nuernberg-6"
  | "saarbruecken-stuttgart-1" | "saarbruecken-stuttgart-2" | "saarbruecken-stuttgart-3"
  | "saarbruecken-basel-1" | "saarbruecken-basel-2" | "saarbruecken-basel-3"
  | "stuttgart-nuernberg-1" | "stuttgart-nuernberg-2" | "stuttgart-muenchen-1"
  | "stuttgart-muenchen-2" | "stuttgart-muenchen-3" | "stuttgart-zuerich-1"
  | "stuttgart-zuerich-2" | "stuttgart-zuerich-3" | "stuttgart-basel-1" | "stuttgart-basel-2"
  | "stuttgart-basel-3" | "nuernberg-muenchen-1" | "nuernberg-muenchen-2" | "nuernberg-linz-1"
  | "nuernberg-linz-2" | "nuernberg-linz-3" | "nuernberg-linz-4" | "basel-zuerich-1"
  | "basel-geneve-1" | "basel-geneve-2" | "basel-geneve-3" | "zuerich-milano-1"
  | "zuerich-milano-2" | "zuerich-milano-3" | "zuerich-innsbruck-1" | "zuerich-innsbruck-2"
  | "zuerich-innsbruck-3" | "zuerich-innsbruck-4" | "geneve-milano-1" | "geneve-milano-2"
  | "geneve-milano-3" | "geneve-milano-4" | "geneve-zuerich-1" | "geneve-zuerich-2"
  | "geneve-zuerich-3" | "muenchen-innsbruck-1" | "muenchen-innsbruck-2"
  | "muenchen-salzburg-1" | "muenchen-salzburg-2" | "salzburg-linz-1" | "salzburg-innsbruck-1"
  | "salzburg-innsbruck-2" | "salzburg-trieste-1" | "salzburg-trieste-2" | "salzburg-trieste-3"
  | "salzburg-trieste-4" | "salzburg-trieste-5" | "linz-wien-1" | "linz-wien-2" | "linz-graz-1"
  | "linz-graz-2" | "linz-graz-3" | "wien-graz-1" | "wien-graz-2" | "graz-trieste-1"
  | "graz-trieste-2" | "graz-trieste-3" | "graz-trieste-4" | "innsbruck-verona-1"
  | "innsbruck-verona-2" | "innsbruck-verona-3" | "verona-milano-1" | "verona-milano-2"
  | "verona-trieste-1" | "verona-trieste-2" | "verona-trieste-3"
;

export type Size =
  | "small" | "large"
;

export type Contract =
  | "basel-verona" | "basel-flensburg" | "berlin-graz" | "berlin-trieste" | "bremen-basel"
  | "bremen-milano" | "bruxelles-stuttgart" | "bruxelles-kassel" | "dortmund-bruxelles"
  | "dortmund-geneve" | "flensburg-rotterdam" | "flensburg-wien" | "frankfurt-hannover"
  | "frankfurt-linz" | "geneve-rotterdam" | "geneve-bremen" | "graz-frankfurt"
  | "graz-dortmund" | "hamburg-saarbruecken" | "hamburg-trieste" | "hannover-saarbruecken"
  | "hannover-milano" | "innsbruck-berlin" | "innsbruck-hamburg" | "kassel-muenchen"
  | "kassel-verona" | "koeln-flensburg" | "koeln-innsbruck" | "linz-nuernberg" | "linz-hamburg"
  | "milano-innsbruck" | "milano-frankfurt" | "muenchen-koeln" | "muenchen-hannover"
  | "nuernberg-salzburg" | "nuernberg-zuerich" | "rotterdam-kassel" | "rotterdam-stuttgart"
  | "saarbruecken-bruxelles" | "saarbruecken-bremen" | "salzburg-graz" | "salzburg-koeln"
  | "stuttgart-geneve" | "stuttgart-dortmund" | "trieste-muenchen" | "trieste-nuernberg"
  | "verona-zuerich" | "verona-salzburg" | "wien-basel" | "wien-berlin" | "zuerich-linz"
  | "zuerich-wien"
;

export type Order =
  | "sonderauftrag-flensburg" | "sonderauftrag-wien"
;

export type PlayedCard =
  | "motivation" | "schnelle-verladung"
;

export type City =
  | "flensburg" | "hamburg" | "bremen" | "hannover" | "berlin" | "rotterdam" | "bruxelles"
  | "dortmund" | "koeln" | "kassel" | "frankfurt" | "saarbruecken" | "nuernberg" | "stuttgart"
  | "basel" | "zuerich" | "geneve" | "milano" | "verona" | "innsbruck" | "muenchen"
  | "salzburg" | "linz" | "wien" | "graz" | "trieste"
;

export type Colour =
  | "red" | "blue" | "yellow" | "green" | "purple" | "grey"
;

export type Card =
  | "bahnverladung" | "beifahrer" | "dokumente" | "fahrtenschreiber" | "familiennachwuchs"
  | "fracht-dumping" | "kundenservice" | "routenplanung" | "diebe" | "inspektion"
  | "motivation" | "pannenhilfe" | "polizeikontrolle" | "radarfalle" | "road-runner"
  | "schneestuerme" | "schnelle-verladung" | "sonderauftrag-flensburg" | "sonderauftrag-wien"
  | "stau-muenchen" | "stau-frankfurt" | "stau-kassel" | "stau-nebel" | "stau-unfall"
  | "subunternehmer" | "truckerfestival" | "vertrauen" | "wartung" | "ware-verdorben"
  | "zollabfertigung" | "zollkontrolle"
;

export type Ending =
  | "delivered" | "limit"
;

/** A verb and its nouns. */
export type Action =
  | ["place", Space, ...never[]]
  | ["roll", ...never[]]
  | ["buy", Size, ...never[]]
  | ["load", Contract, ...never[]]
  | ["unload", Contract, ...never[]]
  | ["collect", Order, ...never[]]
  | ["hand-on", ...never[]]
  | ["play", PlayedCard, ...never[]]
  | ["use", number, ...never[]]
  | ["drive", Space, ...never[]]
  | ["drive", Space, City, ...never[]]
  | ["wait", ...never[]]
  | ["decline", ...never[]]
  | ["works", Space, ...never[]]
  | ["jam", Space, ...never[]]
  | ["call", Contract, ...never[]]
  | ["take", Contract, ...never[]]
  | ["discard", ...never[]]
  | ["bid", number, ...never[]]
  | ["match", ...never[]]
  | ["pass", ...never[]]
  | ["end", ...never[]]
  | ["rail", Contract, ...never[]]
  | ["jump", City, ...never[]]
  | ["land", Space, ...never[]]
  | ["give", Contract, ...never[]]
  | ["help", ...never[]]
  | ["drive-on", ...never[]]
  | ["pay", ...never[]]
  | ["skip", ...never[]]
  | ["invite", Colour, ...never[]]
  | ["blow", Colour, ...never[]]
  | ["calm", ...never[]]
;
export type Verb = Action[0];

/** Each event's facts. */
export interface Events {
  "first": { seat: number };
  "placed": { seat: number; space: Space };
  "dealt": { seat: number; contracts: Contract[] | "secrets" };
  "opened": { contract: Contract };
  "rolled": { seat: number; die: number };
  "rolled-two": { seat: number; die: number; other_die: number };
  "used": { seat: number; die: number };
  "drove": { seat: number; space: Space; path: Space[] };
  "waited": { seat: number };
  "declined": { seat: number };
  "works": { seat: number; space: Space };
  "jammed": { seat: number; space: Space };
  "jam-lifted": { space: Space };
  "loaded": { seat: number; contract: Contract; goods: number };
  "delivered": { seat: number; contract: Contract; money: number };
  "bought": { seat: number; size: Size; money: number };
  "called": { seat: number; contract: Contract };
  "bid": { seat: number; offer: number; money: number; contract: Contract };
  "matched": { seat: number; offer: number; money: number; contract: Contract };
  "passed": { seat: number; contract: Contract };
  "sold": { seat: number; contract: Contract; money: number };
  "took": { seat: number; contract: Contract };
  "discarded": { seat: number; contract: Contract };
  "drew": { seat: number; card: Card };
  "paid": { seat: number; money: number };
  "railed": { seat: number; money: number };
  "received": { seat: number; money: number };
  "owes": { seat: number; money: number };
  "paid-debt": { seat: number; money: number };
  "must-skip": { seat: number; turns: number };
  "skipped": { seat: number };
  "handed-on": { seat: number; other: number };
  "inspection-over": { seat: number };
  "collected": { seat: number; card: Order; money: number };
  "robbed": { seat: number; contract: Contract; money: number };
  "gave": { seat: number; other: number; contract: Contract | "secret" };
  "got": { seat: number; contract: Contract | "secret" };
  "jumped": { seat: number; space: Space };
  "drove-back": { seat: number; space: Space };
  "played": { seat: number; card: PlayedCard };
  "invited": { seat: number; other: number };
  "penalised": { seat: number; money: number };
  "ended": { seat: number; reason: Ending };
}

/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
