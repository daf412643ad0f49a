/** How far the end of a game is, where the game says it in its message `ending`. */

import type { View } from './protocol';
import type { Speaker } from './speech';

/**
 * The message may name every number that its board has, how long each of its lists is, of
 * every number that all seats show the least and the most, and how many play: `$pile`,
 * `$open`, `$least-floors`, `$seats`.
 */
export function ending({ board, facts, result }: View, texts: Speaker): string {
  if (result || !texts.has('ending')) return '';
  const values: Record<string, number> = { seats: facts.length };
  for (const [name, value] of Object.entries(board as Record<string, unknown>)) {
    if (typeof value === 'number') values[name] = value;
    if (Array.isArray(value)) values[name] = value.length;
  }
  for (const name of Object.keys(facts[0] ?? {})) {
    const all = facts.map((each) => each[name]).filter((value) => typeof value === 'number');
    values[`least-${name}`] = Math.min(...all);
    values[`most-${name}`] = Math.max(...all);
  }
  return texts.say('ending', values);
}
