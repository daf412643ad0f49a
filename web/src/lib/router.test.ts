import { expect, it } from 'vitest';
import { placeOf } from './router.svelte';

it.each([
  ['/', '', { page: 'home' }],
  ['/new/a-game', '', { page: 'setup', game: 'a-game', room: false }],
  ['/table/abc', '', { page: 'table', table: 'abc', invited: null }],
  ['/table/abc', '#2-f00d', { page: 'table', table: 'abc', invited: { seat: 2, secret: 'f00d' } }],
  ['/table/abc', '#nonsense', { page: 'table', table: 'abc', invited: null }],
  ['/table/abc/at/12', '', { page: 'moment', table: 'abc', version: 12, eyes: null }],
  ['/table/abc/at/x', '', { page: 'lost' }],
  ['/learn/a-game', '', { page: 'learn', game: 'a-game' }],
  ['/rules/a-game', '', { page: 'rules', game: 'a-game', rule: null }],
  ['/rules/a-game', '#A-2.1', { page: 'rules', game: 'a-game', rule: 'A-2.1' }],
  ['/rules', '', { page: 'lost' }],
  ['/account', '', { page: 'account' }],
  ['/progress', '', { page: 'progress' }],
  ['/progress/more', '', { page: 'lost' }],
  ['/puzzle/2', '', { page: 'puzzle', number: 2 }],
  ['/puzzle/x', '', { page: 'lost' }],
  ['/table/abc/more', '', { page: 'lost' }],
  ['/room/a-game', '', { page: 'setup', game: 'a-game', room: true }],
  ['/room/', '', { page: 'room' }],
  ['/join', '', { page: 'join', code: '' }],
  ['/KWXprt', '', { page: 'join', code: 'KWXprt' }],
  ['/%E0%A4%A', '', { page: 'lost' }],
])('%s%s', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});

it('sees a moment with the eyes of a seat', () => {
  const place = { page: 'moment', table: 'abc', version: 3, eyes: 2 };
  expect(placeOf('/table/abc/at/3', '', '?eyes=2')).toEqual(place);
  expect(placeOf('/table/abc/at/3', '', '?eyes=all')).toEqual({ ...place, eyes: null });
});
