/** What I have to do in each city for my contracts and kept cards. */

import type { Mine } from './board';
import { cityOf } from './kept';

/** A city of mine: goods to load or to unload, a card to see to, and how far it is. */
export interface Errand {
  city: string;
  load: boolean;
  unload: boolean;
  card: boolean;
  away: number | null;
}

/** `far` says how far each place is, from my truck or from an end that is looked at. */
export function errandsOf(
  mine: readonly Mine[],
  cards: readonly string[],
  far: ReadonlyMap<string, number>,
): ReadonlyMap<string, Errand> {
  const found = new Map<string, Errand>();
  for (const { contract, loaded } of mine) {
    const city = loaded ? contract.destination : contract.start;
    const known = found.get(city);
    found.set(city, {
      city,
      load: !!known?.load || !loaded,
      unload: !!known?.unload || loaded,
      card: false,
      away: far.get(city) ?? null,
    });
  }
  for (const city of cards.map(cityOf)) {
    if (!city) continue;
    const known = found.get(city) ?? { city, load: false, unload: false };
    found.set(city, { ...known, card: true, away: far.get(city) ?? null });
  }
  return found;
}
