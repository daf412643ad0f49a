/** Ways to open a table: at once against bots, as set up, once more, from a moment. */

import * as api from './api';
import type { Game, Lobby, NewSeat, NewTable, Options } from './protocol';
import { addressOf, router } from './router.svelte';
import { session } from './session.svelte';

const COMFORTABLE = 4;

/** The level that most people find a worthy opponent: the middle of the ladder, rounded up. */
export const usualLevel = (game: Game) => game.levels[Math.floor(game.levels.length / 2)] ?? null;

export const usualSeats = (game: Game): NewSeat[] => {
  const count = Math.min(game.most, Math.max(game.fewest, COMFORTABLE));
  const bot: NewSeat = { kind: 'bot', level: usualLevel(game) };
  return [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)];
};

/** In one room everybody has a phone until somebody says otherwise. */
export const roomSeats = (game: Game): NewSeat[] =>
  usualSeats(game).map((): NewSeat => ({ kind: 'invited' }));

export const usualOptions = (game: Game): Options =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** A table to be, but for its dice. */
export type Wish = Omit<NewTable, 'commitment' | 'share'>;

/** What the server has bound itself to, and only then this person's part of the dice. */
interface Dice {
  commitment: string;
  share: string;
}

export async function open(wish: Wish, name?: string): Promise<void> {
  await session.begin(name);
  await enter(await promised(), (dice) => api.newTable({ ...wish, ...dice }));
}

const promised = async () => (await api.promise()).commitment;

/** Go to the table that was opened with these dice. */
async function enter(commitment: string, opened: (dice: Dice) => Promise<Lobby>): Promise<void> {
  const lobby = await opened({ commitment, share: api.random() });
  trust(lobby, commitment);
  router.go(addressOf.table(lobby.id));
}

/** A table whose dice are not those that were promised is not played at. */
function trust(lobby: Lobby, commitment: string): void {
  if (lobby.commitment !== commitment) {
    throw new api.Refusal({ code: 'no-such-commitment', rule: null });
  }
}

/** Sit down at a table whose commitment was seen before. */
export async function sitDown(
  { id, commitment }: Lobby,
  seat: number,
  invitation: string | null,
  name = '',
) {
  trust(await api.join(id, { seat, invitation, share: api.random(), name }), commitment);
}

export const playNow = (game: Game) =>
  open({ game: game.id, seats: usualSeats(game), options: usualOptions(game) });

/** Once more with the same people; the table is the same for whoever asks second. */
export async function again(lobby: Lobby): Promise<void> {
  const next = lobby.next ? await api.table(lobby.next) : null;
  const commitment = next && next.status !== 'closed' ? next.commitment : await promised();
  await enter(commitment, (dice) => api.rematch(lobby.id, dice));
}

/** A table of my own that goes on from a moment of a finished game, against bots. */
export async function playOn(lobby: Lobby, game: Game, version: number, seat: number) {
  await session.begin();
  const bot: NewSeat = { kind: 'bot', level: usualLevel(game) };
  const seats = lobby.seats.map((_, index): NewSeat => (index === seat ? { kind: 'me' } : bot));
  await enter(await promised(), (dice) => api.branch(lobby.id, { version, seats, ...dice }));
}

/** A saved game becomes a table of mine that can be looked through. */
export async function openRecord(record: string): Promise<void> {
  await session.begin();
  router.go(addressOf.moment((await api.importRecord(record)).id, 0));
}
