/** What a lot is called and what is there, for those who listen. */

import type { Player } from '$lib/players';
import type { Speaker } from '$lib/speech';
import type { Lot } from './lots';

export type Label = (lot: string) => string;

export function labeller(
  texts: Speaker,
  players: readonly Player[],
  lots: readonly Lot[],
  helicopters: readonly (string | null)[],
  landing: ReadonlySet<string>,
  starting: boolean,
): Label {
  const named = new Map(lots.map((lot) => [lot.name, lot]));
  return (name) => {
    const lot = named.get(name);
    if (!lot) return texts.say('plaza');
    const tint = texts.noun(lot.tint === null ? 'white' : (players[lot.tint]?.colour ?? ''));
    const owner = lot.owner === null ? '' : (players[lot.owner]?.name ?? '');
    const said = lot.height
      ? [texts.say('lot-built', { lot: name, tint, owner, height: lot.height })]
      : [texts.say('lot-empty', { lot: name, tint })];
    const pilot = helicopters.indexOf(name);
    if (pilot >= 0) said.push(texts.say('lot-helicopter', { seat: players[pilot]?.name ?? '' }));
    if (landing.has(name)) said.push(texts.say(starting ? 'lot-start' : 'lot-legal'));
    return said.join(', ');
  };
}
