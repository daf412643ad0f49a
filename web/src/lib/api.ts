/** The server's routes, one function each. A refusal is thrown as `Refusal`. */

import type {
  AccountKeys,
  Addresses,
  FoundSeat,
  SeatCode,
  RecoveryCodes,
  Rematch,
  CoachPiece,
  Commitment,
  ErrorCode,
  Game,
  Join,
  Lobby,
  Me,
  Moment,
  NewBranch,
  NewChannel,
  NewTable,
  NoticeKind,
  Notices,
  OpenTable,
  Progress,
  Puzzle,
  Puzzles,
  Rulebook,
  Error as Said,
  SeenPreview,
  SetNotices,
  TableWish,
  TakeDaysOff,
  UsualPace,
  Story,
  Tutorial,
  Verdict,
  Words,
} from './protocol';
import { transport } from '$edition/transport';
import type { Wire } from './socket';

/** The server said no: a code, and the rule when a rule forbids it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly rule: string | null;

  constructor(said: Said) {
    super(said.code);
    this.code = said.code;
    this.rule = said.rule ?? null;
  }
}

/** What went wrong, whatever it was: without an answer of the server it cannot be reached. */
export const refusalOf = (reason: unknown) =>
  reason instanceof Refusal ? reason : new Refusal({ code: 'unavailable', rule: null });

export const games = () => get<Game[]>('/api/games');
export const rules = (game: string, language: string) =>
  get<Rulebook>(`${gameAt(game)}/rules/${language}`);
export const tutorial = (game: string) => get<Tutorial>(`${gameAt(game)}/tutorial`);
export const me = () => get<Me>('/api/me');
export const enter = (name: string | null) => post<Me>('/api/session', { name });
export const becomeAccount = (name: string, password: string) =>
  post<Me>('/api/account', { name, password });
export const signIn = (name: string, password: string) =>
  post<Me>('/api/sign-in', { name, password });
export const changePassword = (password: string, newPassword: string) =>
  post<Me>('/api/account/password', { password, newPassword });
export const deleteAccount = (password: string) =>
  post<unknown>('/api/account/delete', { password });
export const accountKeys = () => get<AccountKeys>('/api/account/keys');
export const newCodes = (password: string) =>
  post<RecoveryCodes>('/api/account/codes', { password });
export const offerPasskey = (password: string) =>
  post<PublicKeyCredentialCreationOptionsJSON>('/api/account/passkeys/offer', { password });
export const addPasskey = (credential: string, name: string) =>
  post<AccountKeys>('/api/account/passkeys', { credential, name });
export const removePasskey = (id: string) =>
  post<AccountKeys>('/api/account/passkeys/remove', { id });
export const askPasskey = () => post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/ask', {});
export const signInByPasskey = (credential: string) =>
  post<Me>('/api/sign-in/passkey', { credential });
export const recover = (name: string, code: string, password: string) =>
  post<Me>('/api/recover', { name, code, password });
/** Whether anything was sent is said to nobody. */
export const mailCode = (name: string) => post<void>('/api/recover/mail', { name });
/** Where all that is kept of me can be fetched as a file. */
export const MY_DATA = '/api/account/data';
export const signOut = () => post<unknown>('/api/sign-out', {});
/** How those who sit at a table usually play, by seat. */
export const paces = (table: string) =>
  get<(UsualPace | null)[]>(`/api/tables/${encodeURIComponent(table)}/paces`);
export const notices = () => get<Notices>('/api/notices');
export const setNotices = (wish: SetNotices) => post<Notices>('/api/notices', wish);
export const newFeed = () => post<Notices>('/api/notices/feed', {});
export const takeDaysOff = (wish: TakeDaysOff) => post<Notices>('/api/notices/days-off', wish);
export const giveBackDays = (id: number) => post<Notices>(`/api/notices/days-off/${id}/end`, {});
export const addChannel = (wish: NewChannel) => post<Notices>('/api/notices/channels', wish);
export const setChannel = (id: number, kinds: NoticeKind[]) =>
  post<Notices>(`/api/notices/channels/${id}`, { kinds });
export const tryChannel = (id: number) => post<Notices>(`/api/notices/channels/${id}/test`, {});
export const removeChannel = (id: number) =>
  post<Notices>(`/api/notices/channels/${id}/remove`, {});
export const setTableNotices = (table: string, wish: TableWish) =>
  post<Notices>(`/api/notices/tables/${table}`, { wish });
export const confirmChannel = (id: number, code: string) =>
  post<Notices>(`/api/notices/channels/${id}/confirm`, { code });
export const unsubscribe = (secret: string) =>
  post<unknown>(`/api/unsubscribe/${encodeURIComponent(secret)}`, {});
export const openTables = () => get<OpenTable[]>('/api/tables');
export const table = (id: string) => get<Lobby>(at(id));
export const promise = () => post<Commitment>('/api/commitments', {});
export const newTable = (table: NewTable) => post<Lobby>('/api/tables', table);
export const join = (table: string, seat: Join) => post<Lobby>(`${at(table)}/join`, seat);
/** Where other devices may reach the server. */
export const addresses = () => get<Addresses>('/api/addresses');
/** How a phone comes to a seat of my table. */
export const seatCode = (table: string, seat: number) =>
  post<SeatCode>(`${at(table)}/codes`, { seat });
export const typedCode = (code: string) => post<FoundSeat>('/api/codes', { code });
export const rematch = (table: string, dice: Rematch) => post<Lobby>(`${at(table)}/rematch`, dice);
export const branch = (table: string, from: NewBranch) =>
  post<Lobby>(`${at(table)}/branches`, from);
export const story = (table: string) => get<Story>(`${at(table)}/story`);
/** A piece of what the coach says of a seat; the first one is there soon. */
export const coach = (table: string, seat: number, piece: number) =>
  get<CoachPiece>(`${at(table)}/coach/${seat}/${piece}`);
/** What my decisions cost over many games, and which the coach has not seen yet. */
export const progress = () => get<Progress>('/api/progress');
/** What I am asked today. */
export const puzzles = (day: string) => get<Puzzles>(`/api/puzzles/${day}`);
export const puzzle = (day: string, number: number) => get<Puzzle>(puzzleAt(day, number));
export const answerPuzzle = (day: string, number: number, action: Words) =>
  post<Puzzle>(puzzleAt(day, number), { action });
export const previewPuzzle = (day: string, number: number, action: Words) =>
  post<SeenPreview>(`${puzzleAt(day, number)}/preview`, { action });
export const record = async (table: string) => (await ask(recordOf(table))).text();
export const verify = (record: string) => send<Verdict>('/api/verify', record);
export const importRecord = (record: string) => send<Lobby>('/api/records', record);

/** The table as it was; from my own eyes, or from those of a seat. */
export const moment = (table: string, version: number, seat: number | null) =>
  get<Moment>(`${at(table)}/moments/${version}${seat === null ? '' : `?seat=${seat}`}`);

/** Where the game can be fetched as a file. */
export const recordOf = (table: string) => `${at(table)}/record`;

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const puzzleAt = (day: string, number: number) => `/api/puzzles/${day}/${number}`;
const gameAt = (game: string) => `/api/games/${encodeURIComponent(game)}`;

export async function gameMessages(game: string, language: string): Promise<string> {
  return (await ask(`${gameAt(game)}/messages/${language}`)).text();
}

export const socket = (table: string): Wire =>
  transport.socket(`/ws/tables/${encodeURIComponent(table)}`);

/** 16 random bytes: an id, or this person's part of the dice. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

const post = <T>(path: string, body: unknown) => send<T>(path, JSON.stringify(body));

async function send<T>(path: string, body: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, body });
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.fetch(path, init);
  } catch {
    throw new Refusal({ code: 'unavailable', rule: null });
  }
  if (answer.ok) return answer;
  const said: Said = await answer.json().catch(() => ({ code: 'unavailable', rule: null }));
  throw new Refusal(said);
}
