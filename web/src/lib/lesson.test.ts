import { expect, it } from 'vitest';
import { Lesson } from './lesson.svelte';
import type { Tutorial, TutorialStep, View } from './protocol';

const step = (more: Partial<TutorialStep>): TutorialStep => ({
  say: 'hello',
  view: {} as View,
  steps: [],
  do: null,
  preview: null,
  point: [],
  ...more,
});
const lesson = () =>
  new Lesson({
    game: 'a-game',
    options: {},
    seats: ['red'],
    seat: 0,
    steps: [
      step({}),
      step({ do: ['fly', 'a1'] }),
      step({ steps: [{ version: 1, seat: 0, events: [], backTo: null, bot: null }] }),
    ],
  } satisfies Tutorial);

it('takes what is asked for and nothing else', () => {
  const one = lesson();
  one.choose([['fly', 'a1']]);
  expect(one.at).toBe(0);
  one.go(1);
  one.choose([['fly', 'b2']]);
  expect(one.at).toBe(1);
  expect(one.slip).toEqual(['fly', 'b2']);
  one.choose([
    ['fly', 'b2'],
    ['fly', 'a1'],
  ]);
  expect(one.at).toBe(2);
  expect(one.slip).toBeNull();
  expect(one.over).toBe(true);
});

it('moves pieces only on the way on', () => {
  const one = lesson();
  one.go(1);
  one.go(2);
  expect(one.news).toHaveLength(1);
  one.go(1);
  expect(one.news).toEqual([]);
  one.go(3);
  expect(one.at).toBe(1);
});
