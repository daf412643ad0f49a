// Written by `python -m ludotheque.server.protocol.typescript`. Do not edit.

export const LANGUAGES = ["fr", "en", "de"] as const;

export const SEAT_FACTS = ["seat", "payer", "payee", "other"] as const;

export const LONGEST_NAME = 32 as const;

export const SHORTEST_PASSWORD = 8 as const;

export const LONGEST_PASSWORD = 256 as const;

export const LONGEST_MESSAGE = 500 as const;

export const FEWEST_GAMES = 8 as const;

export type Words = (string | number)[];

export type Facts = Record<string, number | string | number[] | string[]>;

export type Options = Record<string, boolean | number | string>;

export type ErrorCode = "illegal" | "not-your-turn" | "game-over" | "no-such-action" | "nothing-to-undo" | "no-such-order" | "stale-version" | "no-such-game" | "no-such-table" | "bad-options" | "bad-house-rule" | "bad-seats" | "bad-timing" | "bad-name" | "seat-taken" | "table-full" | "table-closed" | "too-many-tables" | "too-many-channels" | "older-rules" | "not-invited" | "no-onlookers" | "not-started" | "not-over" | "not-absent" | "no-hints" | "no-such-moment" | "no-such-commitment" | "bad-line" | "name-taken" | "bad-password" | "wrong-password" | "not-allowed" | "not-signed-in" | "bad-address" | "bad-days" | "no-days-left" | "wrong-code" | "bad-passkey" | "bad-request" | "bad-record" | "too-many-requests" | "too-large" | "not-found" | "unavailable";

export type Status = "waiting" | "playing" | "over" | "closed";

export type Pace = "live" | "leisure" | "room";

export type Absence = "wait" | "stand-in";

export type NoticeKind = "turn" | "hour" | "begun" | "over" | "invited";

export type TableWish = "usual" | "never" | "always";

export type BotPace = "now" | "brisk" | "slow";

export type FromBrowser = Hello | Act | Undo | AskPreview | AskPrices | AskWhy | AskHint | GiveOrder | AskLog | SendChat | StandIn | Pause | SetBotPace | Point | Leave | Close;

export type ToBrowser = Update | LobbyChanged | Done | Failed | ShowPreview | ShowPrices | ShowWhy | ShowHint | Pointed | HintAsked | ShowLog | Thinking | ChatMessages;

/** Why something was refused: a code, the rule for "illegal", no trace. */
export interface Error {
  code: ErrorCode;
  rule: string | null;
}

/** Minutes of the day, from `start` to `end` in the time zone `zone`; perhaps over midnight. */
export interface DailyHours {
  start: number;
  end: number;
  zone: string;
}

export interface GameOption {
  id: string;
  kind: "yes-no" | "number" | "choice";
  default: boolean | number | string;
  rule: string;
  low: number;
  high: number;
  lessPerSeat: number;
  choices: string[];
}

/**
 * A number of the rules that a table may change: every `step` from `least` to `most`.
 *
 * A table's options have it where it is not the sheet's, which `sheets` tells for the fewest
 * players, one more, and so on.
 */
export interface GameParameter {
  id: string;
  least: number;
  most: number;
  step: number;
  sheets: number[];
  rule: string;
}

/** A file of a plug-in: its address here, and the hash that the browser checks it by. */
export interface BoardFile {
  address: string;
  integrity: string;
}

/** The board that a plug-in brings along: a module, and its style where it has one. */
export interface PlugInBoard {
  script: BoardFile;
  style: BoardFile | null;
}

/**
 * A game of the collection: `GET /api/games`. Texts come from its Fluent files.
 *
 * `hidden`: some seat knows what another does not, so people at one device need a
 * curtain between their turns, but not at `open_prompts`. `prices`: the facts that an
 * action costs or brings, to be asked for by `AskPrices`. `teaches`: the rules about each verb.
 * `tutorial`: `GET /api/games/{game}/tutorial` has one. `board`: that of a plug-in; the house has
 * its own boards at hand.
 */
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
  openPrompts: string[];
  prices: string[];
  teaches: Record<string, string[]>;
  options: GameOption[];
  parameters: GameParameter[];
  levels: string[];
  hidden: boolean;
  tutorial: boolean;
  board: PlugInBoard | null;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
}

/**
 * The table as one viewer sees it. `actions` is there only for a seat that decides.
 *
 * `deciders` are all of them. `to_act` is the viewer's own seat if it is one of them, else the
 * first, and `prompt` is what that one must decide. `drawing` is an SVG, for a game that has no
 * board in the browser.
 */
export interface View {
  version: number;
  seat: number | null;
  toAct: number | null;
  deciders: number[];
  prompt: Words;
  actions: Words[];
  canUndo: boolean;
  facts: Facts[];
  board: unknown;
  drawing: string | null;
  order: Words | null;
  result: Result | null;
}

/** An event as one viewer may know it. */
export interface SeenEvent {
  name: string;
  facts: Facts;
}

/**
 * A step of the log as one viewer may know it; undone steps say so.
 *
 * `bot` is the level of the bot that chose it, None where a person did.
 */
export interface SeenStep {
  version: number;
  seat: number;
  events: SeenEvent[];
  backTo: number | null;
  bot: string | null;
}

/** What a choice would do, before it is made. */
export interface SeenPreview {
  events: SeenEvent[];
  facts: Facts[];
  board: unknown;
  complete: boolean;
}

/**
 * One moment of a tutorial, with the learner's real view of it.
 *
 * `say` is a message id of the game's Fluent file. `steps` are the steps that led here
 * from the moment before (empty in the first). `do` is what the learner is to do, one of
 * `view.actions`, and `preview` what it does; both are None where there is only something
 * to read. When he has done it the browser goes on to the next moment: nothing is sent.
 * `point` are nouns of the board to look at.
 */
export interface TutorialStep {
  say: string;
  view: View;
  steps: SeenStep[];
  do: Words | null;
  preview: SeenPreview | null;
  point: Words;
}

/**
 * `GET /api/games/{game}/tutorial`: a short game on the real engine, the same each time.
 *
 * `seats` are the colours in seat order; `seat` is the learner's.
 */
export interface Tutorial {
  game: string;
  options: Options;
  seats: string[];
  seat: number;
  steps: TutorialStep[];
}

/** One row of a rulebook, as Markdown in the asked language. */
export interface RuleRow {
  id: string;
  kind: "rule" | "ruling" | "errata" | "option" | "fact" | "tip";
  section: string;
  text: string;
}

export interface Rulebook {
  title: string;
  introduction: string;
  rows: RuleRow[];
}

/**
 * One of my tables, for the home page.
 *
 * `my_turn`: it waits for me, to act or to take the seat reserved for me (then `status`
 * is "waiting"). `my_seats` are the seats at this device, or reserved for me. `changed`
 * is the Unix time of the last step, or of its opening; `version` -1 before the first.
 * `to_act` is the seat that has the turn while it is played; `result` is how it ended, None
 * too for a game that ended before that was kept. `deadline` is when the time of that seat runs
 * out, None while no clock runs.
 * `players` has a name or a bot's level for each seat, None for somebody without a name, ""
 * for a free seat.
 */
export interface MyTable {
  id: string;
  game: string;
  players: (string | null)[];
  mySeats: number[];
  myTurn: boolean;
  toAct: number | null;
  status: Status;
  pace: Pace;
  version: number;
  changed: number;
  deadline: number | null;
  result: Result | null;
}

/**
 * Who I am here: `GET /api/me`, and the answer to everything about my session.
 *
 * `name` is None where I gave none. `account` is the name I sign in with, None for a guest.
 * `tables` are in the order of the home page: those that wait for me first, then running
 * ones, then those that wait for others, then finished and closed ones; within each those
 * whose time runs out soonest, then the last changed.
 * `POST /api/sign-out` (an empty object) ends this session; a guest is refused
 * ("not-allowed"), because they could never come back to their seats.
 */
export interface Me {
  name: string | null;
  account: string | null;
  tables: MyTable[];
}

/**
 * What was agreed about clocks, in seconds ("bad-timing" when it gives nobody time).
 *
 * A turn may take `turn` at no cost; what it takes beyond that goes off the seat's `bank`, and
 * whoever ends their turn gets `increment`. When nothing is left, a bot plays until the person
 * returns, for one turn, or for good (`at_end`). `hours` are those at which clocks run.
 */
export interface Timing {
  turn: number;
  bank: number;
  increment: number;
  atEnd?: "until-return" | "one-turn" | "for-good";
  hours?: DailyHours | null;
}

/**
 * A table that anyone may join, the newest first: `GET /api/tables`.
 *
 * `players` is as in `MyTable`;
 * `free` are the seats that `Join` takes without an invitation.
 */
export interface OpenTable {
  id: string;
  game: string;
  options: Options;
  pace: Pace;
  timing: Timing | null;
  onlookers: boolean;
  players: (string | null)[];
  free: number[];
  created: number;
}

/**
 * A seat of a table to be.
 *
 * "me"; "here": another person at this device, called `name`; "bot" of a `level`; "open"
 * to anyone; "invited": by the link with its invitation.
 */
export interface NewSeat {
  kind: "me" | "here" | "bot" | "open" | "invited";
  level?: string | null;
  name?: string;
}

/**
 * `POST /api/commitments` -> Commitment: the server binds itself to the dice of a table to be.
 *
 * Whoever then opens the table sends the commitment with their share: it stands for one table
 * ("no-such-commitment" when it is unknown, used, or too old).
 */
export interface Commitment {
  commitment: string;
}

/**
 * `POST /api/tables` -> Lobby; "too-many-tables" when I have that many unfinished ones.
 *
 * `commitment` was asked for before; without one the server draws its secret now. `share` is
 * 16 random bytes in hexadecimal: this person's part of the dice. `pace`: "live" for people
 * at the table together, "leisure" for moves over days, where nobody is hurried, "room" for
 * people in one room around the host's screen. It only says what is agreed; the others may
 * sooner replace somebody absent from a table that is not at leisure (`Seat.replaceable`). The
 * screen of a room is told what an onlooker is (`Hello.uncover`), and may hand a seat over
 * (`AskCode`). `hints`: everybody may ask for them, though people play against
 * each other. `curtain`: it falls between the turns of people at one device. `absence`:
 * whether the screen of a room waits for whoever is gone, or lets a bot stand in as soon as it
 * may. `timing`: the clocks, none where it is left out.
 */
export interface NewTable {
  game: string;
  options: Options;
  seats: NewSeat[];
  onlookers?: boolean;
  pace?: Pace;
  hints?: boolean;
  curtain?: boolean;
  absence?: Absence;
  timing?: Timing | null;
  commitment?: string;
  share?: string;
}

/**
 * `POST /api/tables/{id}/branches` -> Lobby: play on from a moment of a finished game.
 *
 * The new table's game begins with the steps up to `version`, its draws included, and
 * goes on with fresh dice. Each seat is "me", "here" or "bot", as many as before.
 */
export interface NewBranch {
  version: number;
  seats: NewSeat[];
  onlookers?: boolean;
  pace?: Pace;
  commitment?: string;
  share?: string;
}

/**
 * `POST /api/tables/{id}/rematch` -> Lobby, by somebody seated at a finished game or its host.
 *
 * A new table with the same game, options and seats. Mine are taken at once; those of
 * other persons are "reserved" for them: they sit down with `Join`, from the home page
 * or from `Lobby.next` of the old table, which everybody there is told. Whoever asks
 * second gets the same table, with their own seats taken. `commitment` is one that was promised,
 * or that of the new table if there is one already: no share is taken for any other.
 */
export interface Rematch {
  commitment?: string;
  share?: string;
}

/**
 * `POST /api/tables/{id}/join` -> Lobby: sit down.
 *
 * An invited seat needs the invitation of its link; a reserved one is only for whom it
 * was kept. Whoever sits at the table takes no open seat beside ("not-allowed"). "table-full"
 * when no seat at all is free, "seat-taken" when this one is not. `name` is that of somebody
 * who shares this device, else it is mine.
 */
export interface Join {
  seat: number;
  invitation?: string | null;
  share?: string;
  name?: string;
}

/**
 * `POST /api/tables/{id}/codes` -> SeatCode: how a phone comes to a seat, for the host alone.
 *
 * A seat by invitation that is free; or, at a table in one room, one that somebody has, to hand
 * it over to another phone ("not-allowed" for any other).
 */
export interface AskCode {
  seat: number;
}

/** An invitation and the short code that stands for it, until the seat is taken. */
export interface SeatCode {
  code: string;
  invitation: string;
}

/** `POST /api/codes` -> FoundSeat: what a short code stands for ("wrong-code"). */
export interface TypedCode {
  code: string;
}

/** The seat of a code; `Join` takes it. */
export interface FoundSeat {
  table: string;
  seat: number;
  invitation: string;
}

/**
 * `GET /api/addresses`: where other devices may reach this server, the likeliest first.
 *
 * None at all where it listens on its own machine alone.
 */
export interface Addresses {
  origins: string[];
}

/**
 * A seat of a table as everybody sees it.
 *
 * "elsewhere" is a player of an imported game: only a name. `name` is None for a person who gave
 * none, "" for a bot and a free seat. `person` is a number that
 * is the same for the same person at every table (to mute them). `stand_in` is the level
 * of the bot that plays for this person now. `replaceable` is the Unix time from which
 * the others may put such a bot in; None while the person is there. `away_until` is when their
 * days off end, None where they have none now. `ending`: they want the
 * table to be closed. A bot with a name has the seat of somebody who left.
 */
export interface Seat {
  kind: "person" | "bot" | "open" | "invited" | "reserved" | "elsewhere";
  name: string | null;
  level: string | null;
  colour: string;
  connected: boolean;
  person: number | null;
  standIn: string | null;
  replaceable: number | null;
  awayUntil: number | null;
  ending: boolean;
}

/**
 * How somebody usually plays at leisure: half of their turns took at most `seconds`.
 *
 * `GET /api/tables/{id}/paces` has one for each seat, None where too little is known. Of their
 * last `turns` a bot played `missed` for them.
 */
export interface UsualPace {
  seconds: number;
  turns: number;
  missed: number;
}

/**
 * Where the game of a table came from: its first `version` + 1 steps are copied.
 *
 * `table` is the game that it branched off, None where that one is not kept here.
 */
export interface Origin {
  table: string | null;
  version: number;
}

/**
 * The clocks of a table whose game has begun.
 *
 * `left` is what each seat has at the moment `now`, the server's time. The clock of a seat runs
 * until its one of `deadlines`, or stands where that is None. `pausing` are the seats whose
 * people want the clocks to stand: they do while all do.
 */
export interface Clocks {
  now: number;
  left: number[];
  deadlines: (number | null)[];
  pausing: number[];
}

/**
 * Everything about a table but its game: who sits where, what was agreed.
 *
 * Somebody with several seats (`my_seats`: those at this device) plays them in turn:
 * `my_seat` is the one they see the table from now, the one to act or else the one that
 * acted last. When it changes and the game is `hidden`, the page draws a curtain, unless
 * those who share the device have agreed to do without (`curtain`).
 * `my_reserved` are free seats that are kept for me: one `Join` takes them all.
 * `host`: I opened this table. `invitations` holds the invitation of each seat still to
 * be filled by one, and is there only for the host. `commitment` binds the dice. `next`
 * is the table that goes on with the same people. At a "closed" table nobody can act.
 * `hints`: they may be asked for here, as agreed or because one person plays against bots.
 * `timing` is what was agreed about clocks, `clocks` how they stand.
 */
export interface Lobby {
  id: string;
  game: string;
  options: Options;
  seats: Seat[];
  onlookers: boolean;
  pace: Pace;
  hints: boolean;
  curtain: boolean;
  absence: Absence;
  timing: Timing | null;
  clocks: Clocks | null;
  status: Status;
  host: boolean;
  mySeat: number | null;
  mySeats: number[];
  myReserved: number[];
  commitment: string;
  botDelay: number;
  invitations: (string | null)[];
  next: string | null;
  origin: Origin | null;
}

/**
 * `GET /api/tables/{id}/moments/{version}?seat=N`: the table as it was then.
 *
 * From my own seat, or an onlooker's eyes; `seat` may be any of mine, and any seat at
 * all once the game is over ("not-over" before). Nothing can be done in the past: the
 * view has no actions. `step` is the one that led there. "no-such-moment" when there is
 * no such version.
 */
export interface Moment {
  view: View;
  step: SeenStep;
}

/**
 * One moment of a finished game: the standing of each seat, in seat order.
 *
 * `turn` is the seat whose turn begins here, None within a turn and at the end.
 */
export interface StoryPoint {
  version: number;
  standing: number[];
  turn: number | null;
}

/**
 * `GET /api/tables/{id}/story`: how a finished game came about, for a chart.
 *
 * Steps that were taken back are left out. "not-over" while the game runs.
 */
export interface Story {
  points: StoryPoint[];
}

/**
 * `POST /api/verify`: a finished game whose every byte is as dice and rules give it.
 *
 * `copied` is how many of its first steps were taken over from another game: their dice
 * are that game's, and only the rules of them could be checked.
 *
 * `POST /api/records` (the same body) -> Lobby takes such a record as a table of mine that
 * is over and can be replayed; an unfinished one too, "closed", where nothing is hidden.
 */
export interface Verdict {
  game: string;
  seats: string[];
  version: number;
  winners: number[];
  copied: number;
}

/**
 * `POST /api/session` -> Me: come in as a guest, or change the name that is shown.
 *
 * Whoever gives no name is shown as a guest, each reader in their own language.
 */
export interface NewSession {
  name?: string | null;
}

/**
 * `POST /api/account` -> Me: the guest becomes an account and keeps all their seats.
 *
 * `name` is what they sign in with, and is shown from now on: 1 to 32 letters, unique
 * whatever their case ("bad-name", "name-taken"). `password`: 8 to 256 characters
 * ("bad-password"). Whoever has an account already is refused: "not-allowed".
 */
export interface NewAccount {
  name: string;
  password: string;
}

/**
 * `POST /api/sign-in` -> Me, with a new cookie; works on any device.
 *
 * "wrong-password" stands for a wrong name as well. The seats of a guest who signs in
 * go over to the account. Sockets opened before must be opened anew.
 */
export interface SignIn {
  name: string;
  password: string;
}

/** `POST /api/account/password` -> Me: change it; all other devices are signed out. */
export interface NewPassword {
  password: string;
  newPassword: string;
}

/**
 * `POST /api/account/delete`: delete me and all that is mine; guests need no password.
 *
 * Bots play on in my games; in those that others played I am nobody from then on, and games
 * of nobody else are deleted. `GET /api/account/data` is all that is kept of me, one file.
 */
export interface DeleteAccount {
  password: string;
}

/** One of my passkeys; `created` is a Unix time. */
export interface PasskeyShown {
  id: string;
  name: string;
  created: number;
}

/** `GET /api/account/keys`: my ways back into my account; `codes` are left to me. */
export interface AccountKeys {
  passkeys: PasskeyShown[];
  codes: number;
}

/**
 * `POST /api/account/codes` -> RecoveryCodes; `POST /api/account/passkeys/offer` -> what
 * `navigator.credentials.create` takes. Guests are refused ("not-allowed").
 */
export interface ConfirmPassword {
  password: string;
}

/** Codes to be written down, shown once; those before them are void. */
export interface RecoveryCodes {
  codes: string[];
}

/**
 * `POST /api/account/passkeys` -> AccountKeys: what the browser has made, as JSON.
 *
 * "bad-passkey" when it was not asked for, is known already, or is one too many.
 */
export interface NewPasskey {
  credential: string;
  name: string;
}

/** `POST /api/account/passkeys/remove` -> AccountKeys. */
export interface RemovePasskey {
  id: string;
}

/**
 * `POST /api/sign-in/passkey` -> Me, as `SignIn`; "bad-passkey".
 *
 * `POST /api/sign-in/ask` (an empty object) gives what `navigator.credentials.get` takes, and
 * `credential` is its answer as JSON.
 */
export interface PasskeySignIn {
  credential: string;
}

/** `POST /api/recover` -> Me: a new password by a code ("wrong-code"), which is good once. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/**
 * `POST /api/recover/mail`: send such a code to the addresses for mail of this account.
 *
 * They are those that somebody has confirmed for notices. The answer never says whether any is.
 */
export interface RecoverByMail {
  name: string;
}

/**
 * A way to me, and which notices go it; `error` says why the last one failed.
 *
 * `confirmed`: it is mine. An address for mail is confirmed by the code that was sent there.
 */
export interface NoticeChannel {
  id: number;
  kind: "push" | "mail" | "webhook";
  label: string;
  kinds: NoticeKind[];
  confirmed: boolean;
  error: string | null;
}

/** What I want to be told of a table: nothing, or everything by every channel. */
export interface TableNotices {
  table: string;
  game: string;
  wish: TableWish;
}

/** From the `first` day to the `last`, both of them off. */
export interface DaysOff {
  id: number;
  first: string;
  last: string;
}

/**
 * `GET /api/notices`: how I am reached; nothing is sent to whoever has no channel.
 *
 * None where I have said nothing yet. In the `quiet` hours nothing is sent; `digest` is the
 * minute of the day at which all mail about turns comes at once. `feed` is the address of
 * `games.atom` and `deadlines.ics`, secret and mine (`POST /api/notices/feed`: another one).
 * `push_key` is what a browser wants to know before it lets us send. Of the `tables` I want to be
 * told in another way than of all. On `days_off` my clocks
 * stand at every table; `days_left` is how many more I may take this year.
 */
export interface Notices {
  language: string | null;
  zone: string | null;
  quiet: DailyHours | null;
  digest: number | null;
  feed: string | null;
  offered: ("push" | "mail" | "webhook")[];
  pushKey: string;
  channels: NoticeChannel[];
  tables: TableNotices[];
  daysOff: DaysOff[];
  daysLeft: number;
}

/** `POST /api/notices/tables/{table}` -> Notices: what I want to be told of a table of mine. */
export interface SetTableNotices {
  wish: TableWish;
}

/**
 * `POST /api/notices/days-off` -> Notices: whole days in the time zone `zone`, today or later.
 *
 * "bad-days" when they are past, more than a year away or off already, "no-days-left" when they
 * are too many for the year. `POST /api/notices/days-off/{id}/end` (an empty object) gives back
 * what has not passed.
 */
export interface TakeDaysOff {
  first: string;
  last: string;
  zone: string;
}

/** `POST /api/notices` -> Notices. */
export interface SetNotices {
  language: string;
  zone: string;
  quiet?: DailyHours | null;
  digest?: number | null;
}

/**
 * `POST /api/notices/channels` -> Notices; "bad-address" when nothing can be sent there.
 *
 * "too-many-channels" when I have ten.
 *
 * `address` is an address for mail, a browser's subscription as JSON, or a webhook's `url` and
 * `format` as JSON. A webhook leads to the public internet, by https.
 */
export interface NewChannel {
  kind: "push" | "mail" | "webhook";
  address: string;
  kinds: NoticeKind[];
  language?: string;
}

/**
 * `POST /api/notices/channels/{id}` -> Notices. Below it are `/test`, which sends one now,
 * and `/remove`.
 */
export interface ChangeChannel {
  kinds: NoticeKind[];
}

/** `POST /api/notices/channels/{id}/confirm` -> Notices; "wrong-code". */
export interface ConfirmChannel {
  code: string;
}

/** The chances of each seat after a step by what it knew, from 0 to 1, and their band. */
export interface Chances {
  version: number;
  chances: number[];
  band: number;
}

/**
 * A real decision: what it was about, what was done, and what it cost.
 *
 * `asked` is its prompt, whose verb is the kind of decision. `better` and `chosen` are the seat's
 * chances after what the coach would rather have done, with what would have come `then`, and after
 * what was done. `loss` is the difference where it is clear, beyond twice its error, at a second
 * look as well; else 0.
 */
export interface Judged {
  version: number;
  asked: Words;
  action: Words;
  rather: Words;
  then: Words[];
  better: number;
  chosen: number;
  loss: number;
}

/** What the draws of a step, of the deal where it is 0, did to a seat's chances. */
export interface Stroke {
  version: number;
  change: number;
}

/**
 * What chance did to a seat: all in all, and its heaviest strokes.
 *
 * `result` is the seat's share of the victory less its luck, None where that would say little:
 * `left` is how much of the variance of results it leaves in games of bots, None if not measured.
 */
export interface Luck {
  total: number;
  strokes: Stroke[];
  result: number | null;
  left: number | null;
}

/**
 * `GET /api/tables/{id}/coach/{seat}/{piece}`: a part of what the coach says of a seat's game.
 *
 * Piece 0 is there at once: the chances of all seats over the game, what chance did to this one,
 * and the decisions that look most expensive; those after it hold the others, and each takes a
 * moment the first time it is asked for. `pieces` is how many there are; `decisions` are the
 * versions that the seat's real decisions led to, the most suspicious first. `calibrated` is how
 * many games of bots stand behind the chances, 0 where nothing is known of how good they are.
 * "not-over" while the game runs or where it never ended, "not-found" when there is no such piece,
 * "too-many-requests" when I have had very many games looked through of late.
 */
export interface CoachPiece {
  pieces: number;
  decisions: number[];
  calibrated: number;
  points: Chances[];
  judged: Judged[];
  luck: Luck | null;
}

/**
 * A finished game of mine that the coach has not looked through, or only an older one has: each
 * of `seats` is to be asked for, piece by piece (`CoachPiece`).
 */
export interface UnseenGame {
  table: string;
  seats: number[];
}

/**
 * Points lost per real decision, of a hundred, with the games and decisions behind it.
 *
 * `lost` is None where these games are too few. From `low` to `high` is its interval of 95 %, None
 * too where nothing was lost at all: games without a loss do not say how rare one is.
 */
export interface Rate {
  games: number;
  decisions: number;
  lost: number | null;
  low: number | null;
  high: number | null;
}

/** The rate of one kind of decision; `asked` is the verb of its prompt. */
export interface KindRate {
  asked: string;
  rate: Rate;
}

/** The rate of the last games up to the one of this number, which ended then. */
export interface TrendPoint {
  game: number;
  ended: number;
  rate: Rate;
}

/** All rates of the games of one title: `phases` are opening, middle and end. */
export interface Summary {
  all: Rate;
  phases: Rate[];
  kinds: KindRate[];
  trend: TrendPoint[];
}

/** What my decisions cost in the games of one title. */
export interface TitleProgress {
  game: string;
  summary: Summary;
}

/**
 * `GET /api/progress`: my last finished games, and what the coach found in those it has seen.
 *
 * What a bot chose for me does not count, nor what was played before a game branched off, nor the
 * seats of others at my device.
 */
export interface Progress {
  games: number;
  seen: number;
  unseen: UnseenGame[];
  titles: TitleProgress[];
}

/** A puzzle in a list; `solved` is None until it is answered. */
export interface PuzzleCard {
  number: number;
  game: string;
  solved: boolean | null;
}

/**
 * `GET /api/puzzles/{day}`: what I am asked today, as many as my games have room for.
 *
 * `day` is that of my calendar (ISO 8601; "bad-request" where it is today nowhere). `answered` and
 * `solved` count all that I was ever asked.
 */
export interface Puzzles {
  puzzles: PuzzleCard[];
  answered: number;
  solved: number;
}

/**
 * What I did then, `done`, and what I chose now, each beside what the coach would rather do in
 * the same worlds. `solved`: what I chose now is not clearly worse.
 */
export interface PuzzleAnswer {
  done: Judged;
  now: Judged;
  solved: boolean;
}

/** What a choice would cost or bring its seat, by the names of facts; and its warnings. */
export interface Price {
  changes: Record<string, number>;
  warnings: string[];
}

/**
 * `GET /api/puzzles/{day}/{number}`: a position of a finished game as my seat saw it then.
 *
 * The step that it led to then is `version`. `prices` are those of the actions in the view, in
 * their order, where the game has any.
 */
export interface Puzzle {
  table: string;
  game: string;
  seat: number;
  version: number;
  view: View;
  prices: Price[];
  answer: PuzzleAnswer | null;
}

/**
 * `POST /api/puzzles/{day}/{number}` -> Puzzle: what I would do here; the first answer counts.
 *
 * With `/preview` -> SeenPreview: what it would do; "illegal" names the rule that forbids it.
 */
export interface PuzzleChoice {
  action: Words;
}

/**
 * The first message: the last version this browser has seen, or -1.
 *
 * Whoever may not watch gets a `Failed` with the empty id, and the socket is closed. Whoever
 * wants `changes` is told only what has changed of a board that they have. At a table in one
 * room its host is a screen that everybody sees: it is told what an onlooker is, but while the
 * seat `uncover`, one of its own, is to decide.
 */
export interface Hello {
  type: "hello";
  version: number;
  changes?: boolean;
  uncover?: number | null;
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

/** What would each of my actions cost or bring? */
export interface AskPrices {
  type: "prices";
  id: string;
  version: number;
}

/** Why can't I? The answer names the rule. */
export interface AskWhy {
  type: "why";
  id: string;
  version: number;
  action: Words;
}

/**
 * What would a good player do? Only the seat to act may ask.
 *
 * What was planned already may be asked for as often as one likes, a new plan may not.
 *
 * Where people play against each other only if that was agreed ("no-hints"), and then
 * everybody is told by `HintAsked`.
 */
export interface AskHint {
  type: "hint";
  id: string;
  version: number;
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

/**
 * Write to everybody seated here: 1 to 500 characters of plain text ("bad-line").
 *
 * `Done` answers, and `ChatMessages` comes to all who are seated, the speaker included. `seat` is
 * who speaks, where several sit at this device. Onlookers neither write nor read.
 */
export interface SendChat {
  type: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

/**
 * Let a bot of this level play a seat until its person returns; None ends it.
 *
 * Everybody for their own seats: until they end it or act themselves. Whoever sits here, or the
 * host, for a person who is not there (`Seat.replaceable`, else "not-absent"): until that person
 * opens the table again. At a table that waits the host may give a free seat to a bot for good.
 */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  level: string | null;
}

/** Whether I want all clocks of this table to stand; they do while everybody does. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** How fast bots answer while I look; it counts where I am the only person at the table. */
export interface SetBotPace {
  type: "bot-pace";
  id: string;
  pace: BotPace;
}

/**
 * I look at one of my actions, or with no words at none any more.
 *
 * Onlookers are told by `Pointed` where my choices are no secret, and nobody is anywhere else.
 */
export interface Point {
  type: "point";
  id: string;
  version: number;
  action: Words;
}

/**
 * Leave this table for good: a bot has my seats from now on. Before the game they are free
 * again; only the host cannot leave then, but can close the table.
 */
export interface Leave {
  type: "leave";
  id: string;
}

/**
 * I want this table to be closed for good, or no longer.
 *
 * It is when all want it for whom no bot plays (`Seat.ending`); before the game begins, when
 * its host wants it. Everybody is told by `LobbyChanged`.
 */
export interface Close {
  type: "close";
  id: string;
  on?: boolean;
}

/** A part of a board that is new: the name of its field and, in a list, its number there. */
export interface Change {
  path: Words;
  value: unknown;
}

/**
 * The table now, and the steps since the version the browser had.
 *
 * `view` is None while the table waits for players. The browser replaces its view
 * whole. There is no gap between its version and the first step; a browser that has
 * seen nothing (-1) gets only the last steps, and asks for older ones when it wants them.
 * `lobby` is None where nothing of it has changed since the browser was told. Where there are
 * `changes`, the view's board is None: it is the last one that this socket was told, but for
 * these. Only who asks for them gets any.
 */
export interface Update {
  type: "update";
  lobby: Lobby | null;
  view: View | null;
  steps: SeenStep[];
  changes: Change[] | null;
}

/** Somebody sat down, came or went. */
export interface LobbyChanged {
  type: "lobby";
  lobby: Lobby;
}

/** It is stored: the action as this version, anything else at this version. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Failed {
  type: "failed";
  id: string;
  error: Error;
}

export interface ShowPreview {
  type: "preview";
  id: string;
  preview: SeenPreview;
}

/** In the order of the actions in the view. */
export interface ShowPrices {
  type: "prices";
  id: string;
  prices: Price[];
}

/** `rule` is None when the action is allowed. */
export interface ShowWhy {
  type: "why";
  id: string;
  rule: string | null;
}

/**
 * What a bot of this level would do in my place, and what it thinks of it.
 *
 * `then` is what would follow until my turn ends or chance has a part in it. `before` and
 * `after` are my chances in percent as the position stood when this was planned and after
 * all of it. Everything comes from what I may know. The same position has the same hint.
 */
export interface ShowHint {
  type: "hint";
  id: string;
  level: string;
  action: Words;
  then: Words[];
  before: number;
  after: number;
}

/**
 * What a seat looks at in a decision that is public, before it is made; empty for nothing.
 *
 * `preview` is what it would do, in games that hide nothing.
 */
export interface Pointed {
  type: "pointed";
  seat: number;
  version: number;
  action: Words;
  preview: SeenPreview | null;
}

/** Somebody was given a hint at this version, where people play against each other. */
export interface HintAsked {
  type: "hint-asked";
  seat: number;
  version: number;
}

/** Steps of the log in order; empty when there is nothing older. */
export interface ShowLog {
  type: "log";
  id: string;
  steps: SeenStep[];
}

/**
 * A bot is at work for this seat; `progress` says in percent how much of its time is over.
 *
 * It runs by the public clock of the table, not by the bot's thoughts.
 */
export interface Thinking {
  type: "thinking";
  seat: number;
  progress: number;
}

/** What somebody said: `number` rises at each table, `at` is Unix time. */
export interface ChatMessage {
  number: number;
  seat: number;
  person: number;
  text: string;
  at: number;
}

/**
 * Messages of the table's chat, in order: the last ones after `Hello`, then each new one.
 *
 * A message may come twice (after a new `Hello`); its number tells.
 */
export interface ChatMessages {
  type: "chat";
  messages: ChatMessage[];
}
