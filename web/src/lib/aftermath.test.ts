import { expect, test } from 'vitest';
import { lastOf, remembered, unanswered } from './aftermath';
import type { SeenStep } from './protocol';

const step = (version: number, seat: number, lot = '', backTo: number | null = null): SeenStep => ({
  version,
  seat,
  events: lot ? [{ name: 'built', facts: { seat, lot } }] : [],
  backTo,
  bot: null,
});

const versions = (steps: SeenStep[]) => steps.map(({ version }) => version);

test('what the others do is marked until I act', () => {
  const steps = remembered([step(4, 1)], [step(5, 2)], 5);
  expect(versions(unanswered(steps, 0))).toEqual([4, 5]);
  expect(unanswered(remembered(steps, [step(6, 0)], 6), 0)).toEqual([]);
});

test('at one device each sees what was done since their own turn', () => {
  const steps = remembered([], [step(4, 0), step(5, 1), step(6, 2)], 6);
  expect(versions(unanswered(steps, 0))).toEqual([5, 6]);
  expect(versions(unanswered(steps, 1))).toEqual([6]);
});

test('what I say in the turn of another ends nothing, and can be looked at twice', () => {
  const aside = ({ events }: SeenStep) => events.length === 0;
  const steps = remembered([step(4, 1)], [step(5, 0)], 5);
  expect(versions(unanswered(steps, 0, aside))).toEqual([4, 5]);
  expect(remembered(steps, [], 5)).toEqual(steps);
  expect(unanswered(remembered(steps, [step(6, 0, 'a4')], 6), 0, aside)).toEqual([]);
});

test('what is taken back is forgotten, and what it had answered is marked again', () => {
  const steps = remembered([step(4, 1), step(5, 1)], [step(6, 1, '', 4)], 6);
  expect(versions(unanswered(steps, 0))).toEqual([4]);
  const mine = remembered([step(4, 1), step(5, 0)], [step(6, 0, '', 4)], 6);
  expect(versions(unanswered(mine, 0))).toEqual([4]);
});

test('another moment of a replay starts anew, the same one stays', () => {
  expect(remembered([step(4, 1)], [], 9)).toEqual([]);
  expect(remembered([step(4, 1)], [], 4)).toHaveLength(1);
});

test('of each seat the last event counts', () => {
  const last = lastOf([step(1, 1, 'a4'), step(2, 2, 'b3'), step(3, 1, 'c2')], 'built');
  expect(last.map(({ seat, event }) => [seat, event.facts.lot])).toEqual([
    [1, 'c2'],
    [2, 'b3'],
  ]);
});
