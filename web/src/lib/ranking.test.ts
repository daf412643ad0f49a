import { expect, test } from 'vitest';
import { ranked } from './ranking';

const seats = [0, 1, 2].map((seat) => ({ seat }));

test('more points stand higher', () => {
  const order = ranked(seats, { scores: [1, 3, 2], winners: [1] });
  expect(order.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('whoever won a tie stands first', () => {
  const order = ranked(seats, { scores: [3, 1, 3], winners: [2] });
  expect(order.map(({ seat }) => seat)).toEqual([2, 0, 1]);
});
