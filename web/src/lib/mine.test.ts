import { expect, it } from 'vitest';
import { ended, folded, nextAfter } from './mine';
import type { MyTable } from './protocol';

const table = (id: string, myTurn = true): MyTable => ({
  id,
  game: 'g',
  players: ['Ada', 'Bob'],
  mySeats: [0],
  myTurn,
  toAct: 0,
  status: 'playing',
  pace: 'live',
  version: 1,
  changed: 0,
  deadline: null,
  result: null,
});

it('goes round the tables that wait for me', () => {
  const tables = [table('a'), table('b'), table('c'), table('d', false)];
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => nextAfter(tables, id)?.id)).toEqual([
    'b',
    'c',
    'a',
    'a',
    'a',
  ]);
});

it('finds no next table where none waits, or only this one', () => {
  expect(nextAfter([], 'a')).toBeNull();
  expect(nextAfter([table('a'), table('b', false)], 'a')).toBeNull();
});

it('folds what is left, but no table that waits for me', () => {
  const many = Array.from({ length: 9 }, (_, index) => table(String(index)));
  expect(folded(many).map((part) => part.length)).toEqual([9, 0]);
  const calm = many.map((line) => ({ ...line, myTurn: false }));
  expect(folded(calm).map((part) => part.length)).toEqual([6, 3]);
});

it('knows what is over', () => {
  const states = (['waiting', 'playing', 'over', 'closed'] as const).map((status) =>
    ended({ ...table('a'), status }),
  );
  expect(states).toEqual([false, false, true, true]);
});
