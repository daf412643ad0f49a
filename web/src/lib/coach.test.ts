import { expect, it } from 'vitest';
import { costliest, kindName, kinds, lostEach, percent } from './coach';
import type { Judged } from './protocol';
import { bundle, Speaker } from './speech';

const judged = (version: number, verb: string, loss: number): Judged => ({
  version,
  asked: [verb],
  action: ['a'],
  rather: ['b'],
  then: [],
  better: 0.5,
  chosen: 0.5 - loss,
  loss,
});
const all = [judged(3, 'bid', 0.02), judged(5, 'drive', 0), judged(9, 'bid', 0.06)];

it('tells the costliest first, and nothing that cost nothing', () => {
  expect(costliest(all).map(({ version }) => version)).toEqual([9, 3]);
});

it('divides by all real decisions', () => {
  expect(lostEach(all)).toBeCloseTo(8 / 3);
  expect(lostEach([])).toBe(0);
});

it('adds up by what was asked', () => {
  const [bids, ...others] = kinds(all);
  expect([bids?.count, bids?.lost]).toEqual([2, 4]);
  expect(others).toEqual([]);
});

it('is never certain', () => {
  expect([percent(0), percent(0.412), percent(1)]).toEqual([1, 41, 99]);
});

it('names a kind by its prompt, whatever it was about', () => {
  const source = 'prompt-bid = { $seat } bids for { $n1 }.\nprompt-bid-me = Bid for { $n1 }.';
  const texts = new Speaker(bundle('en', source), ['Ann', 'Ben']);
  expect(kindName(texts, 'bid', 1)).toBe('Ben bids for …');
  expect(kindName(texts, 'bid', 0, true)).toBe('Bid for …');
});

it('prefers the name that a game has for a kind', () => {
  const source = 'prompt-bid-me = Bid for { $n1 }.\nkind-bid = Bidding or passing.';
  expect(kindName(new Speaker(bundle('en', source)), 'bid', 0, true)).toBe('Bidding or passing.');
});
