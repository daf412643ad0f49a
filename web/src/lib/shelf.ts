/** The games and their texts, fetched once each. */

import * as api from './api';
import type { Game, Rulebook } from './protocol';
import { bundle, Speaker } from './speech';

const kept = new Map<string, Promise<unknown>>();

/** All games on the shelf. */
export const games = () => once('games', api.games);

export async function game(id: string): Promise<Game> {
  const found = (await games()).find((game) => game.id === id);
  if (!found) throw new api.Refusal({ code: 'no-such-game', rule: null });
  return found;
}

/** Makes speakers for a game in a language, one for each set of names. */
export async function texts(id: string, language: string) {
  const source = await once(`texts ${id} ${language}`, () => api.gameMessages(id, language));
  const messages = bundle(language, source);
  const { colours } = await game(id);
  return (names: readonly string[] = []) => new Speaker(messages, names, colours);
}

/** All games on the shelf, each with its texts in a language. */
export async function described(language: string) {
  const shown = (await games()).map(async (game) => {
    return { game, texts: (await texts(game.id, language))() };
  });
  return Promise.all(shown);
}

export const rulebook = (id: string, language: string) =>
  once<Rulebook>(`rules ${id} ${language}`, () => api.rules(id, language));

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
