// Written by `python -m ludotheque.server.typescript`. Do not edit.

export type Words = (string | number)[];

export type Facts = Record<string, number | string | number[] | string[]>;

export type Options = Record<string, boolean | number | string>;

export type ErrorCode = "illegal" | "not-your-turn" | "game-over" | "no-such-action" | "nothing-to-undo" | "no-such-order" | "stale-version" | "no-such-game" | "no-such-table" | "bad-options" | "bad-seats" | "bad-name" | "seat-taken" | "not-invited" | "no-onlookers" | "not-started" | "not-allowed" | "not-signed-in" | "bad-request" | "bad-record" | "too-many-requests" | "too-large" | "not-found" | "unavailable";

export type FromBrowser = Hello | Act | Undo | AskPreview | AskWhy | GiveOrder | AskLog;

export type ToBrowser = Update | LobbyChanged | Done | Refused | ShowPreview | ShowWhy | ShowLog | Thinking;

/** Why something was refused: a code, the rule for "illegal", no trace. */
export interface Error {
  code: ErrorCode;
  rule: string | null;
}

export interface GameOption {
  id: string;
  kind: "yes-no" | "number" | "choice";
  default: boolean | number | string;
  rule: string;
  low: number;
  high: number;
  choices: string[];
}

/** A game on the shelf. Texts come from its Fluent files. */
export interface Game {
  id: string;
  title: string;
  designer: string;
  year: number;
  minutes: number;
  fewest: number;
  most: number;
  reconstructed: boolean;
  colours: string[];
  warnings: string[];
  options: GameOption[];
  levels: string[];
}

/** One row of a rulebook, as Markdown in the asked language. */
export interface RuleRow {
  id: string;
  kind: "rule" | "ruling" | "errata" | "option" | "fact";
  section: string;
  text: string;
}

export interface Rulebook {
  title: string;
  introduction: string;
  rows: RuleRow[];
}

export interface NewSession {
  name: string;
}

/** One of my tables, for the home page. */
export interface TableLine {
  id: string;
  game: string;
  players: string[];
  myTurn: boolean;
  status: "waiting" | "playing" | "over";
}

/** Who I am here. A guest has a real session. */
export interface Me {
  name: string;
  tables: TableLine[];
}

/** A seat of a table to be: mine, a bot's, open to anyone, or by invitation. */
export interface NewSeat {
  kind: "me" | "bot" | "open" | "invited";
  level?: string | null;
}

/** `share` is 16 random bytes in hexadecimal: this person's part of the dice. */
export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  onlookers?: boolean;
  share?: string;
}

/** Sit down. An invited seat needs the invitation of its link. */
export interface Join {
  seat: number;
  invitation?: string | null;
  share?: string;
}

/** A seat of a table as everybody sees it. */
export interface Seat {
  kind: "person" | "bot" | "open" | "invited";
  name: string;
  level: string | null;
  colour: string;
  connected: boolean;
}

/** Everything about a table but its game: who sits where, what was agreed. */
export interface Lobby {
  id: string;
  game: string;
  options: Options;
  seats: Seat[];
  onlookers: boolean;
  status: "waiting" | "playing" | "over";
  mySeat: number | null;
  commitment: string;
  botDelay: number;
  invitations: (string | null)[];
}

/** A finished game whose every byte is as these dice and rules give it. */
export interface Verdict {
  game: string;
  seats: string[];
  version: number;
  winners: number[];
}

/** The first message: the last version this browser has seen, or -1. */
export interface Hello {
  type: "hello";
  version: number;
}

export interface Act {
  type: "act";
  id: string;
  version: number;
  action: Words;
}

export interface Undo {
  type: "undo";
  id: string;
  version: number;
  wholeTurn: boolean;
}

export interface AskPreview {
  type: "preview";
  id: string;
  version: number;
  action: Words;
}

/** Why can't I? The answer names the rule. */
export interface AskWhy {
  type: "why";
  id: string;
  version: number;
  action: Words;
}

/** A standing order; an empty one takes the last back. `Done` says that it is kept. */
export interface GiveOrder {
  type: "order";
  id: string;
  version: number;
  order: Words;
}

/** Older steps of the log: the last ones before this version. */
export interface AskLog {
  type: "log";
  id: string;
  before: number;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
}

/** The table as one viewer sees it. `actions` is there only for the seat to act. */
export interface View {
  version: number;
  seat: number | null;
  toAct: number | null;
  prompt: Words;
  actions: Words[];
  canUndo: boolean;
  facts: Facts[];
  board: unknown;
  order: Words | null;
  result: Result | null;
}

/** An event as one viewer may know it. */
export interface SeenEvent {
  name: string;
  facts: Facts;
}

/** A step of the log as one viewer may know it; undone steps say so. */
export interface SeenStep {
  version: number;
  seat: number;
  events: SeenEvent[];
  backTo: number | null;
}

/** The table now, and the steps since the version the browser had. */
export interface Update {
  type: "update";
  lobby: Lobby;
  view: View | null;
  steps: SeenStep[];
}

/** Somebody sat down, came or went. */
export interface LobbyChanged {
  type: "lobby";
  lobby: Lobby;
}

/** The action is stored, as this version. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  error: Error;
}

/** What a choice would do, before it is made. */
export interface SeenPreview {
  events: SeenEvent[];
  facts: Facts[];
  board: unknown;
  complete: boolean;
}

export interface ShowPreview {
  type: "preview";
  id: string;
  preview: SeenPreview;
}

/** `rule` is None when the action is allowed. */
export interface ShowWhy {
  type: "why";
  id: string;
  rule: string | null;
}

/** Steps of the log in order; empty when there is nothing older. */
export interface ShowLog {
  type: "log";
  id: string;
  steps: SeenStep[];
}

/** A bot is at work for this seat. */
export interface Thinking {
  type: "thinking";
  seat: number;
}
