/** The people and bots at a table, each with a colour and a symbol, always both. */

import { t } from './language.svelte';
import type { Lobby, Seat, Tutorial } from './protocol';
import { called, session } from './session.svelte';

export interface Player {
  seat: number;
  name: string;
  colour: string;
  kind: Seat['kind'];
  level: string | null;
  connected: boolean;
  /** Whether I see the table from here now, and whether it is one of my seats at all. */
  mine: boolean;
  here: boolean;
  /** The same number for the same person at every table. */
  person: number | null;
  /** The level of the bot that plays here until the person returns. */
  standIn: string | null;
  /** Whether a bot has the seat of somebody who left. */
  left: boolean;
  /** The Unix time from which the others may put such a bot in. */
  replaceable: number | null;
  /** When their days off end; null where they have none now. */
  awayUntil: number | null;
}

/** Paths in a box from -1 to 1; an unknown colour gets a ring. */
const SYMBOLS: Record<string, string> = {
  red: 'M0-.95 .98.8H-.98Z',
  blue: 'M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z',
  yellow: 'M-.82-.82H.82V.82H-.82Z',
  green: 'M0-1.04 .9 0 0 1.04-.9 0Z',
  purple: 'M-.36-.96H.36V-.36H.96V.36H.36V.96H-.36V.36H-.96V-.36H-.36Z',
  grey: 'M0-1 .26-.33.97-.31.41.13.6.81 0 .42-.6.81-.41.13-.97-.31-.26-.33Z',
};
const RING = 'M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9ZM0-.45A.45.45 0 1 0 0 .45A.45.45 0 1 0 0-.45Z';

export const symbol = (colour: string) => SYMBOLS[colour] ?? RING;
export const paint = (colour: string) =>
  colour in SYMBOLS ? `var(--player-${colour})` : 'var(--player-other)';

/** Everybody at the table, as texts call them; a bot goes by its colour. */
export function players(lobby: Lobby): Player[] {
  return lobby.seats.map((seat, index) => ({
    seat: index,
    name: called(seat.name) || t(`colour-${seat.colour}`),
    colour: seat.colour,
    // Of a player of a loaded game only the name is known: he is neither here nor away.
    kind: seat.kind === 'elsewhere' ? 'person' : seat.kind,
    level: seat.level,
    connected: seat.connected || seat.kind === 'elsewhere',
    mine: index === lobby.mySeat,
    here: lobby.mySeats.includes(index),
    person: seat.person,
    standIn: seat.standIn,
    left: seat.kind === 'bot' && !!seat.name,
    replaceable: seat.replaceable,
    awayUntil: seat.awayUntil,
  }));
}

/** The same at a moment of the past: who is there now says nothing of it. */
export const backThen = (players: Player[]): Player[] =>
  players.map((player) => ({ ...player, connected: true, awayUntil: null }));

/** Those at the table of a tutorial: the learner, and others who go by their colours. */
export function learners({ seats, seat: mine }: Tutorial): Player[] {
  const rest = {
    ...{ person: null, standIn: null, replaceable: null, awayUntil: null },
    ...{ left: false, connected: true },
  };
  return seats.map((colour, seat) => ({
    ...rest,
    seat,
    colour,
    name: seat === mine ? called(session.me?.name ?? null) : t(`colour-${colour}`),
    kind: seat === mine ? 'person' : 'bot',
    level: null,
    mine: seat === mine,
    here: seat === mine,
  }));
}
