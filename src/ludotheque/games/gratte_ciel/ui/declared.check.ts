/** What must not pass the type check: each line below is an error, or svelte-check fails. */

import { lastOf } from '$lib/aftermath';
import type { BoardProps } from '$lib/boards';
import type { Action, Events, Told } from './declared';

export function misspelt({ actions, news, send }: BoardProps<Action, Told>): void {
  // @ts-expect-error: no such verb
  actions.filter(([verb]) => verb === 'flie');
  // @ts-expect-error: no such noun
  send([['start', 'j9']]);
  // @ts-expect-error: a flight has a landing
  send([['fly', 'e3']]);
  // @ts-expect-error: no such event
  lastOf(news, 'flown');
  for (const { name, facts } of news.flatMap(({ events }) => events)) {
    // @ts-expect-error: no such event
    if (name === 'build') continue;
    // @ts-expect-error: no such fact of this event
    if (name === 'built') facts.level satisfies number;
    // @ts-expect-error: a fact of another type
    if (name === 'built') facts.height satisfies string;
  }
}

// @ts-expect-error: a fact is missing
export const fee: Events['landing-fee'] = { payer: 0, payee: 1, points: 5, due: 5 };
