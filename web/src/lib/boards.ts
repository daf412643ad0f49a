/** The boards and posters that games bring along, found by where they stand. */

import type { Component } from 'svelte';
import type { Player } from './players';
import { plugIn } from './plug_in';
import type { Prices } from './prices';
import type { SeenEvent, SeenPreview, SeenStep, View, Words } from './protocol';
import * as shelf from './shelf';
import type { Speaker } from './speech';

/** A step, and a preview, of a game that says what can be told (`Told` in its declared.ts). */
export type StepOf<Told extends SeenEvent> = Omit<SeenStep, 'events'> & { events: Told[] };
export type PreviewOf<Told extends SeenEvent> = Omit<SeenPreview, 'events'> & { events: Told[] };

/**
 * What a board is given. It knows no rules: what is not in `actions` cannot be done.
 *
 * A game's own board names its actions and events: `BoardProps<Action, Told>`.
 */
export interface BoardProps<Action extends Words = Words, Told extends SeenEvent = SeenEvent> {
  view: View;
  actions: Action[];
  /** Choose one of these actions; several are offered as a list. */
  send: (actions: Action[]) => void;
  /** Look at an action: its preview follows. */
  look: (action: Action | null) => void;
  /** Ask which rule forbids something. */
  why: (action: Words) => void;
  /** Leave a standing order, shown in `view.order`; an empty one takes the last back. */
  order?: (order: Words) => void;
  /** The action in sight and what it would do, once that is known. */
  sight: { action: Action; preview: PreviewOf<Told> | null } | null;
  /** What the actions cost or bring, once that is known. */
  prices?: Prices;
  /** The steps that have just happened, to be shown in motion. */
  news: StepOf<Told>[];
  players: Player[];
  texts: Speaker;
  /** Whether several people look on: what only one of them may know stays out of sight. */
  covered?: boolean;
  /** The whole of it, or only what a seat holds: in one room the board is on the big screen. */
  part?: 'whole' | 'hand';
  /** Whether the board is wanted in words instead of as a picture. */
  asText: boolean;
}

type Loaded<T> = { default: T };
type Found<T> = Record<string, () => Promise<Loaded<T>>>;

const boards: Found<Component<BoardProps>> = import.meta.glob<Loaded<Component<BoardProps>>>(
  '../../../src/ludotheque/games/*/ui/Board.svelte',
);
const posters: Found<Component> = import.meta.glob<Loaded<Component>>(
  '../../../src/ludotheque/games/*/ui/Poster.svelte',
);

/** The board of a game; undefined when it has none and is played by its drawing and a list. */
export async function board(game: string): Promise<Component<BoardProps> | undefined> {
  const ours = await load(boards, `${folder(game)}/Board.svelte`);
  return ours ?? plugIn(await shelf.game(game));
}
export const poster = (game: string) => load(posters, `${folder(game)}/Poster.svelte`);

const folder = (game: string) => `../../../src/ludotheque/games/${game.replaceAll('-', '_')}/ui`;

async function load<T>(found: Found<T>, path: string): Promise<T | undefined> {
  return (await found[path]?.())?.default;
}
