import { expect, it } from 'vitest';
import { joined, lineAt, run, turns, undone } from './log';
import type { SeenStep } from './protocol';

const step = (version: number, seat: number, backTo: number | null = null): SeenStep => ({
  version,
  seat,
  events: [],
  backTo,
  bot: null,
});

it('joins older and newer steps, each once and in order', () => {
  const log = joined([step(3, 0), step(4, 1)], [step(1, 0), step(2, 1), step(3, 0)]);
  expect(log.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
});

it('knows what was taken back', () => {
  const log = [step(0, -1), step(1, 0), step(2, 0), step(3, 0, 0), step(4, 0)];
  expect([...undone(log)]).toEqual([1, 2]);
});

it('leaves what others chose at the same time', () => {
  const log = [step(0, -1), step(1, 0), step(2, 1), step(3, 0, 0)];
  expect([...undone(log)]).toEqual([1]);
});

it('counts the steps of a seat that stand at the end', () => {
  expect(run([step(0, -1), step(1, 0), step(2, 0)], 0)).toBe(2);
  expect(run([step(0, -1), step(1, 0), step(2, 1)], 0)).toBe(0);
  expect(run([step(0, -1), step(1, 0), step(2, 0), step(3, 0, 1)], 0)).toBe(1);
});

it('takes the steps of a seat in a row as a turn', () => {
  const log = [step(0, -1), step(1, 0), step(2, 0), step(3, 1), step(4, 0)];
  expect(turns(log).map((turn) => turn.length)).toEqual([1, 2, 1, 1]);
});

it('finds the line of a moment of which nothing is told', () => {
  const told = [step(2, 0), step(3, 0), step(6, 1)];
  expect([1, 2, 5, 6, 9].map((at) => lineAt(told, at))).toEqual([null, 2, 3, 6, 6]);
  expect(lineAt(told, null)).toBeNull();
});
