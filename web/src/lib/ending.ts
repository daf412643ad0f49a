/** How far the end of a game is, where the game says it in its message `ending`, and why it came. */

import type { Result, SeenStep, View } from './protocol';
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

/** Why a game ended, and by whom where the event that tells it names somebody. */
export function reason(result: Result, steps: readonly SeenStep[], texts: Speaker): string {
  const events = steps.at(-1)?.events ?? [];
  const ended = events.find(({ facts }) => facts.reason === result.reason);
  return texts.reason(result.reason, ended?.facts ?? {});
}
