/** What the coach said of a seat's game, added up. */

import type { Judged } from './protocol';
import type { Speaker } from './speech';

/** Decisions of one kind; `example` is one of them, to be named by. */
export interface Kind {
  example: Judged;
  count: number;
  /** Points of a hundred that one of them cost on average. */
  lost: number;
}

const MOST_REMARKS = 8;
const MOST_KINDS = 6;

/** The decisions that clearly cost something, the costliest first. */
export const costliest = (judged: readonly Judged[]): Judged[] =>
  judged
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.version - b.version)
    .slice(0, MOST_REMARKS);

/** Points of a hundred that a real decision cost on average. */
export const lostEach = (judged: readonly Judged[]): number =>
  judged.length ? (100 * judged.reduce((sum, { loss }) => sum + loss, 0)) / judged.length : 0;

/** Those kinds of decisions that cost something, the costliest together first. */
export function kinds(judged: readonly Judged[]): Kind[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const verb = String(one.asked[0]);
    groups.set(verb, [...(groups.get(verb) ?? []), one]);
  }
  return [...groups.values()]
    .map((group) => ({ example: group[0]!, count: group.length, lost: lostEach(group) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost * b.count - a.lost * a.count)
    .slice(0, MOST_KINDS);
}

const ANY = '…'; // in the place of what one decision was about

/** A kind of decision by its own name, or by its prompt: to me, or of somebody. */
export const kindName = (texts: Speaker, verb: string, seat = 0, toMe = false): string =>
  texts.has(`kind-${verb}`)
    ? texts.say(`kind-${verb}`)
    : texts.prompt([verb, ANY, ANY], seat, toMe).replace(/…\.$/, ANY);

/** Nothing is certain before it has happened. */
export const percent = (chance: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * chance)));
