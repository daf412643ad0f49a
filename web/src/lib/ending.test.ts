import { expect, it } from 'vitest';
import { ending, reason } from './ending';
import type { Result, SeenStep, View } from './protocol';
import { bundle, Speaker } from './speech';

const texts = new Speaker(
  bundle('en', 'ending = { $seats }, { $pile }, { $open }, { $least-floors }'),
);
const view = (result: unknown = null) =>
  ({
    board: { pile: 7, open: ['a', 'b', 'c'], name: 'x' },
    facts: [{ floors: 4 }, { floors: 2 }],
    result,
  }) as unknown as View;

it('names the players, the numbers and the lists of the board and what the seats show', () => {
  expect(ending(view(), texts)).toBe('2, 7, 3, 2');
});

it('says nothing once the game is over, or where the game says nothing', () => {
  expect(ending(view({}), texts)).toBe('');
  expect(ending(view(), new Speaker(bundle('en', '')))).toBe('');
});

it('tells who ended the game, and nothing where the game has no words for it', () => {
  const said = new Speaker(bundle('en', 'reason-stuck = { $seat } is stuck.'), ['Ada', 'Bob']);
  const steps = [
    { events: [{ name: 'ended', facts: { seat: 0, reason: 'late' } }] },
    {
      events: [
        { name: 'flew', facts: {} },
        { name: 'ended', facts: { seat: 1, reason: 'stuck' } },
      ],
    },
  ] as unknown as SeenStep[];
  expect(reason({ reason: 'stuck' } as Result, steps, said)).toBe('Bob is stuck.');
  expect(reason({ reason: 'late' } as Result, steps, said)).toBe('');
});

it('tells why also where no event does', () => {
  const said = new Speaker(bundle('en', 'reason-done = All is done.'), ['Ada', 'Bob']);
  expect(reason({ reason: 'done' } as Result, [], said)).toBe('All is done.');
});
