import { expect, test } from 'vitest';
import { houseRules, sheetOf } from './house-rules';
import type { Game, GameParameter } from './protocol';

const stock: GameParameter = {
  id: 'stock',
  least: 10,
  most: 60,
  step: 1,
  sheets: [60, 40],
  rule: 'GRA-2.1',
};
const game = { fewest: 3, most: 4, parameters: [stock] } as unknown as Game;

test('the sheet depends on how many play', () => {
  expect(sheetOf(game, stock, 3)).toBe(60);
  expect(sheetOf(game, stock, 4)).toBe(40);
});

test('a house rule is a number that is not the sheet’s', () => {
  expect(houseRules(game, { 'turning-flights': true }, 4)).toEqual([]);
  expect(houseRules(game, { stock: 40 }, 4)).toEqual([]);
  expect(houseRules(game, { stock: 40 }, 3)).toEqual([{ id: 'stock', number: 40, sheet: 60 }]);
});
