/** What I have to do in each city for my contracts. */

import type { Mine } from './board';

/** A city of my contracts: goods to load or to unload, and how far it is. */
export interface Errand {
  city: string;
  load: boolean;
  unload: boolean;
  away: number | null;
}

/** `far` says how far each place is, from my truck or from an end that is looked at. */
export function errandsOf(
  mine: readonly Mine[],
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
      away: far.get(city) ?? null,
    });
  }
  return found;
}
