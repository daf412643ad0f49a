/** What choices cost or bring, by the words of their actions. */

import type { Price, Words } from './protocol';
import type { Speaker } from './speech';

export type Prices = ReadonlyMap<string, Price>;

export const priceOf = (prices: Prices, action: Words): Price | undefined =>
  prices.get(action.join(' '));

/** Every change with its sign and its unit: "−6M", "+1 point". */
export function pricesIn(texts: Speaker, { changes }: Price): { text: string; loss: boolean }[] {
  return Object.entries(changes).map(([name, change]) => ({
    text: `${change < 0 ? '−' : '+'}${texts.fact(name, Math.abs(change))}`,
    loss: change < 0,
  }));
}
