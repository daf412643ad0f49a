import { expect, test } from 'vitest';
import { goesOn } from './decision';
import type { SeenStep, View, Words } from './protocol';

const BIDS: Words[] = [
  ['bid', 1],
  ['bid', 2],
];
const seen = (seat: number, deciders: number[], actions = BIDS) =>
  ({ seat, deciders, actions }) as View;
const step = (seat: number) => ({ seat }) as SeenStep;

test('what others choose at the same time leaves my decision as it is', () => {
  expect(goesOn(seen(0, [0, 1, 2]), seen(0, [0, 2]), [step(1)])).toBe(true);
});

test('my own step is the end of it, also where the same choices come again', () => {
  expect(goesOn(seen(0, [0, 1]), seen(0, [0, 1]), [step(0), step(1)])).toBe(false);
});

test('a turn of mine that begins is a new decision', () => {
  expect(goesOn(seen(0, [1], []), seen(0, [0]), [step(1)])).toBe(false);
});

test('other choices, another seat or a first look are new', () => {
  expect(goesOn(seen(0, [0, 1]), seen(0, [0], [['bid', 3]]), [step(1)])).toBe(false);
  expect(goesOn(seen(1, [0, 1]), seen(0, [0, 1]), [])).toBe(false);
  expect(goesOn(null, seen(0, [0, 1]), [])).toBe(false);
});
