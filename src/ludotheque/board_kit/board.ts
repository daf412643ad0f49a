/**
 * What the browser part of a game is given: the same as the boards of the house.
 *
 * A module's default export is a `MountBoard`; `ludotheque build-board` makes one of a Svelte
 * component, and anything else that follows these types will do.
 */

import type { Facts, SeenEvent, SeenPreview, SeenStep, View, Words } from './protocol';

export type * from './protocol';

/** Somebody at the table, in the order of the seats. */
export interface Player {
  seat: number;
  name: string;
  colour: string;
  level: string | null;
  /** Whether I see the table from here now, and whether it is one of my seats at all. */
  mine: boolean;
  here: boolean;
}

/** The game's Fluent messages in the reader's language. */
export interface Texts {
  has(id: string): boolean;
  say(id: string, values?: Record<string, string | number>): string;
  action(words: Words): string;
  event(event: SeenEvent): string;
  fact(name: string, value: Facts[string]): string;
  /** A number, a gain or loss, and a word, as the reader writes them. */
  number(value: number): string;
  change(value: number): string;
  noun(word: string | number): string | number;
}

/** What a board is given. It knows no rules: what is not in `actions` cannot be done. */
export interface BoardProps {
  /** `view.board` is what the game's own `view` returned. */
  view: View;
  actions: Words[];
  /** Choose one of these actions; several are offered as a list. */
  send: (actions: Words[]) => void;
  /** Look at an action: its preview follows. */
  look: (action: Words | null) => void;
  /** Ask which rule forbids something. */
  why: (action: Words) => void;
  /** Leave a standing order, shown in `view.order`; an empty one takes the last back. */
  order?: ((order: Words) => void) | undefined;
  /** The action in sight and what it would do, once that is known. */
  sight: { action: Words; preview: SeenPreview | null } | null;
  /** The steps that have just happened, to be shown in motion. */
  news: SeenStep[];
  players: Player[];
  texts: Texts;
  /** Whether the board is wanted in words instead of as a picture. */
  asText: boolean;
}

/** A board on the page. */
export interface MountedBoard {
  update(props: BoardProps): void;
  destroy(): void;
}

export type MountBoard = (target: HTMLElement, props: BoardProps) => MountedBoard;
