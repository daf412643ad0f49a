/** Ways to open a table: at once against bots, as set up, or the same once more. */

import * as api from './api';
import type { Game, Lobby, NewSeat, Options } from './protocol';
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

export const usualOptions = (game: Game): Options =>
  Object.fromEntries(game.options.map((option) => [option.id, option.default]));

export async function open(
  game: string,
  seats: NewSeat[],
  options: Options,
  onlookers = true,
): Promise<void> {
  await session.begin();
  const table = { game, seats, options, onlookers, share: api.random() };
  const lobby = await api.newTable(table);
  router.go(addressOf.table(lobby.id));
}

export const playNow = (game: Game) => open(game.id, usualSeats(game), usualOptions(game));

/** The same table once more; with other people at it, the set-up page asks them again. */
export async function again({ game, options, seats, mySeat, onlookers }: Lobby): Promise<void> {
  const alone = seats.every((seat, index) => seat.kind === 'bot' || index === mySeat);
  if (!alone) return router.go(addressOf.setup(game));
  const same = seats.map((seat): NewSeat =>
    seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'me' },
  );
  await open(game, same, options, onlookers);
}
