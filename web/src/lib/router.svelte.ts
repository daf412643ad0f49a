/**
 * Where we are, from the address. An invitation (its seat and its secret) stands after
 * the #, which browsers send to no server, so that it ends up in no log.
 */

import { addresses } from '$edition/addresses';

export interface Invited {
  seat: number;
  secret: string;
}

export type Place =
  | { page: 'home' }
  | { page: 'setup'; game: string; room: boolean }
  | { page: 'room' }
  | { page: 'join'; code: string }
  | { page: 'table'; table: string; invited: Invited | null }
  | { page: 'moment'; table: string; version: number; eyes: number | null }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'progress' }
  | { page: 'puzzle'; number: number }
  | { page: 'account' }
  | { page: 'notices' }
  | { page: 'unsubscribe'; secret: string }
  | { page: 'lost' };

/** A short code is an address by itself, so that there is only one thing to type. */
const CODE = /^[a-z]{6}$/i;

export function placeOf(path: string, hash = '', search = ''): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'home' };
  if ((first === 'new' || first === 'room') && second && !rest.length) {
    return { page: 'setup', game: second, room: first === 'room' };
  }
  if (first === 'room' && !second) return { page: 'room' };
  if (first === 'join' && !second) return { page: 'join', code: '' };
  if (CODE.test(first) && !second) return { page: 'join', code: first };
  if (first === 'table' && second && !rest.length) {
    return { page: 'table', table: second, invited: invitedBy(hash) };
  }
  if (first === 'table' && rest[0] === 'at' && /^\d+$/.test(rest[1] ?? '') && rest.length === 2) {
    const eyes = new URLSearchParams(search).get('eyes');
    const seat = eyes && /^\d+$/.test(eyes) ? Number(eyes) : null;
    return { page: 'moment', table: second, version: Number(rest[1]), eyes: seat };
  }
  if (first === 'learn' && second && !rest.length) return { page: 'learn', game: second };
  if (first === 'rules' && second && !rest.length) {
    return { page: 'rules', game: second, rule: decoded(hash.slice(1)) || null };
  }
  if (first === 'progress' && !second) return { page: 'progress' };
  if (first === 'puzzle' && /^[1-9]$/.test(second) && !rest.length) {
    return { page: 'puzzle', number: Number(second) };
  }
  if (first === 'account' && !second) return { page: 'account' };
  if (first === 'notices' && !second) return { page: 'notices' };
  if (first === 'unsubscribe' && second && !rest.length) {
    return { page: 'unsubscribe', secret: second };
  }
  return { page: 'lost' };
}

function invitedBy(hash: string): Invited | null {
  const [, seat, secret] = /^#(\d+)-(\w+)$/.exec(hash) ?? [];
  return seat && secret ? { seat: Number(seat), secret } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const addressOf = {
  home: addresses.href('/'),
  setup: (game: string) => addresses.href(`/new/${encodeURIComponent(game)}`),
  room: (game = '') => addresses.href(`/room/${encodeURIComponent(game)}`),
  join: addresses.href('/join'),
  table: (table: string) => addresses.href(`/table/${encodeURIComponent(table)}`),
  /** A moment of a game, seen with the eyes of a seat. */
  moment: (table: string, version: number, eyes: number | null = null) =>
    addresses.href(
      `/table/${encodeURIComponent(table)}/at/${version}${eyes === null ? '' : `?eyes=${eyes}`}`,
    ),
  learn: (game: string) => addresses.href(`/learn/${encodeURIComponent(game)}`),
  rules: (game: string) => addresses.href(`/rules/${encodeURIComponent(game)}`),
  progress: addresses.href('/progress'),
  /** One of today's puzzles. */
  puzzle: (number: number) => addresses.href(`/puzzle/${number}`),
  account: addresses.href('/account'),
  notices: addresses.href('/notices'),
  /** The whole address, to be sent to somebody; `origin` is where they reach the server. */
  invitation: (table: string, invited: Invited | null, origin = location.origin) => {
    const hash = invited ? `#${invited.seat}-${invited.secret}` : '';
    return `${origin}/table/${encodeURIComponent(table)}${hash}`;
  },
};

class Router {
  place = $state.raw<Place>({ page: 'home' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** The same page, at another address. */
  replace(path: string): void {
    history.replaceState(history.state, '', path);
    this.read();
  }

  private read(): void {
    const { pathname, hash, search } = addresses.here();
    this.place = placeOf(pathname, hash, search);
  }

  /** Follow links to our own pages without loading them anew. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || modified || event.button !== 0 || link.target || link.hasAttribute('download'))
      return;
    const path = addresses.within(link);
    if (path === null) return;
    event.preventDefault();
    this.go(path);
  }
}

export const router = new Router();
