/** What the income groups earn, and the lot of each where that is written. */

import type { Lot, Seat } from './board';

export interface Sum {
  lot: string;
  seat: number;
  income: number;
  pays: boolean;
}

/** Groups that earn something, each on its westernmost, northernmost lot, best not an orange one. */
export function sumsOf(seats: readonly Seat[], lots: readonly Lot[]): Sum[] {
  const orange = new Set(lots.filter((lot) => lot.orange).map((lot) => lot.name));
  const rank = (lot: string) =>
    (orange.has(lot) ? 1000 : 0) + 100 * lot.charCodeAt(0) + Number(lot.slice(1));
  return seats.flatMap((owner, seat) =>
    owner.groups
      .filter(({ income }) => income > 0)
      .map(({ lots, income, pays }) => {
        const lot = [...lots].sort((a, b) => rank(a) - rank(b))[0]!;
        return { lot, seat, income, pays };
      }),
  );
}
