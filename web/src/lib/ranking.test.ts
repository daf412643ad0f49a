import { expect, test } from 'vitest';
import { ranked, tieBroken } from './ranking';

const seats = [0, 1, 2].map((seat) => ({ seat }));

test('more points stand higher', () => {
  const order = ranked(seats, { scores: [1, 3, 2], winners: [1] });
  expect(order.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('whoever won a tie stands first', () => {
  const order = ranked(seats, { scores: [3, 1, 3], winners: [2] });
  expect(order.map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test('a tie is broken where somebody with as many points did not win', () => {
  expect(tieBroken({ scores: [3, 1, 3], winners: [2] })).toBe(true);
  expect(tieBroken({ scores: [3, 1, 3], winners: [0, 2] })).toBe(false);
  expect(tieBroken({ scores: [1, 3, 2], winners: [1] })).toBe(false);
});
