import { expect, it } from 'vitest';
import { placeOf } from './router.svelte';

it.each([
  ['/', '', { page: 'home' }],
  ['/new/a-game', '', { page: 'setup', game: 'a-game' }],
  ['/table/abc', '', { page: 'table', table: 'abc', invited: null }],
  ['/table/abc', '#2-f00d', { page: 'table', table: 'abc', invited: { seat: 2, secret: 'f00d' } }],
  ['/table/abc', '#nonsense', { page: 'table', table: 'abc', invited: null }],
  ['/table/abc/more', '', { page: 'lost' }],
  ['/%E0%A4%A', '', { page: 'lost' }],
])('%s%s', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});
