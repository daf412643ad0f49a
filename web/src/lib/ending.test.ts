import { expect, it } from 'vitest';
import { ending } from './ending';
import type { View } from './protocol';
import { bundle, Speaker } from './speech';

const texts = new Speaker(
  bundle('en', 'ending = { $seats }, { $pile }, { $open }, { $least-floors }'),
);
const view = (result: unknown = null) =>
  ({
    board: { pile: 7, open: ['a', 'b', 'c'], name: 'x' },
    facts: [{ floors: 4 }, { floors: 2 }],
    result,
  }) as unknown as View;

it('names the players, the numbers and the lists of the board and what the seats show', () => {
  expect(ending(view(), texts)).toBe('2, 7, 3, 2');
});

it('says nothing once the game is over, or where the game says nothing', () => {
  expect(ending(view({}), texts)).toBe('');
  expect(ending(view(), new Speaker(bundle('en', '')))).toBe('');
});
