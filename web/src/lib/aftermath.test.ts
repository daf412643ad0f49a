import { expect, test } from 'vitest';
import { aftermath, lastOf } from './aftermath';
import type { SeenStep } from './protocol';

const step = (version: number, seat: number, lot = '', backTo: number | null = null): SeenStep => ({
  version,
  seat,
  events: lot ? [{ name: 'built', facts: { seat, lot } }] : [],
  backTo,
  bot: null,
});

test('what the others do is kept until I act', () => {
  const kept = aftermath([step(4, 1)], [step(5, 2)], 0, 5);
  expect(kept.map(({ version }) => version)).toEqual([4, 5]);
  expect(aftermath(kept, [step(6, 0)], 0, 6)).toEqual([]);
});

test('what I say in the turn of another ends nothing, and can be looked at twice', () => {
  const aside = ({ events }: SeenStep) => events.length === 0;
  const kept = aftermath([step(4, 1)], [step(5, 0)], 0, 5, aside);
  expect(kept.map(({ version }) => version)).toEqual([4, 5]);
  expect(aftermath(kept, [], 0, 5, aside)).toEqual(kept);
  expect(aftermath(kept, [step(6, 0, 'a4')], 0, 6, aside)).toEqual([]);
});

test('what is taken back is forgotten', () => {
  const kept = aftermath([step(4, 1), step(5, 1)], [step(6, 1, '', 4)], 0, 6);
  expect(kept.map(({ version }) => version)).toEqual([4]);
});

test('another moment of a replay starts anew, the same one stays', () => {
  expect(aftermath([step(4, 1)], [], 0, 9)).toEqual([]);
  expect(aftermath([step(4, 1)], [], 0, 4)).toHaveLength(1);
});

test('of each seat the last event counts', () => {
  const last = lastOf([step(1, 1, 'a4'), step(2, 2, 'b3'), step(3, 1, 'c2')], 'built');
  expect(last.map(({ seat, event }) => [seat, event.facts.lot])).toEqual([
    [1, 'c2'],
    [2, 'b3'],
  ]);
});
