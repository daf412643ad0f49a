/** What the one to act must do, as a sentence. */

import { t } from './language.svelte';
import type { Player } from './players';
import type { View } from './protocol';
import type { Speaker } from './speech';

/** It speaks to me when I am to act, by name where several people share this screen. */
export function prompted(
  { prompt, toAct, deciders, seat, actions }: View,
  players: Player[],
  texts: Speaker,
): string {
  if (toAct === null) return '';
  const mine = toAct === seat;
  if (!mine && deciders.length > 1) {
    const names = deciders.map((decider) => players[decider]?.name ?? '').join(', ');
    return t('prompt-several', { names });
  }
  const asked = texts.prompt(prompt, toAct, mine, actions);
  const shared = players.filter(({ here }) => here).length > 1;
  return mine && shared ? t('prompt-to', { name: players[toAct]?.name ?? '', asked }) : asked;
}
