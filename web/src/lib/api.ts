/** The server's routes, one function each. A refusal is thrown as `Refusal`. */

import type {
  ErrorCode,
  Game,
  Join,
  Lobby,
  Me,
  NewTable,
  Rulebook,
  Error as Said,
} from './protocol';

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

export const games = () => get<Game[]>('/api/shelf');
export const rules = (game: string, language: string) =>
  get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules/${language}`);
export const me = () => get<Me>('/api/me');
export const signIn = (name: string) => post<Me>('/api/session', { name });
export const newTable = (table: NewTable) => post<Lobby>('/api/tables', table);
export const lobby = (table: string) => get<Lobby>(`/api/tables/${encodeURIComponent(table)}`);
export const join = (table: string, seat: Join) =>
  post<Lobby>(`/api/tables/${encodeURIComponent(table)}/join`, seat);

/** Where the game can be fetched as a file. */
export const recordOf = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;

export async function gameMessages(game: string, language: string): Promise<string> {
  return (await ask(`/api/games/${encodeURIComponent(game)}/messages/${language}`)).text();
}

export function socket(table: string): WebSocket {
  const origin = location.origin.replace(/^http/, 'ws');
  return new WebSocket(`${origin}/ws/tables/${encodeURIComponent(table)}`);
}

/** 16 random bytes: an id, or this person's part of the dice. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json() as Promise<T>;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal({ code: 'unavailable', rule: null });
  }
  if (answer.ok) return answer;
  const said: Said = await answer.json().catch(() => ({ code: 'unavailable', rule: null }));
  throw new Refusal(said);
}
