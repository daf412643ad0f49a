import { expect, test } from 'vitest';
import { turned } from './turned';

test('everybody at a table of two or four has an edge of their own', () => {
  expect([0, 1].map((seat) => turned(seat, 2))).toEqual([0, 2]);
  expect([0, 1, 2, 3].map((seat) => turned(seat, 4))).toEqual([0, 1, 2, 3]);
});

test('others share the nearest edge', () => {
  expect([0, 1, 2].map((seat) => turned(seat, 3))).toEqual([0, 1, 3]);
  expect([0, 1, 2, 3, 4, 5].map((seat) => turned(seat, 6))).toEqual([0, 1, 1, 2, 3, 3]);
});
