import { expect, it } from 'vitest';
import { changed } from './changes';

const board = { map: ['a', 'b', 'c'], pile: 7, hand: null };

it('puts new fields and new parts of lists in their places', () => {
  const next = changed(board, [
    { path: ['map', 0], value: 'x' },
    { path: ['map', 2], value: 'z' },
    { path: ['hand'], value: ['q'] },
  ]);
  expect(next).toEqual({ map: ['x', 'b', 'z'], pile: 7, hand: ['q'] });
});

it('leaves the board before as it was', () => {
  changed(board, [
    { path: ['map', 1], value: 'x' },
    { path: ['pile'], value: 6 },
  ]);
  expect(board).toEqual({ map: ['a', 'b', 'c'], pile: 7, hand: null });
});

it('keeps what has not changed', () => {
  const next = changed(board, [{ path: ['pile'], value: 6 }]) as typeof board;
  expect(next.map).toBe(board.map);
});
