import { describe, expect, it } from 'vitest';
import type { Clocks } from './protocol';
import { clockTime, lasting, left, minutesOf } from './timing';

describe('lengths of time', () => {
  it('are told in two units', () => {
    expect(lasting(2 * 86400 + 3 * 3600 + 59, 'en')).toBe('2 days 3 hr');
    expect(lasting(3 * 3600, 'en')).toBe('3 hr');
    expect(lasting(0, 'en')).toBe('0 sec');
  });
  it('are told to the second where they run out', () => {
    expect(lasting(605.9, 'en', true)).toBe('10:05');
    expect(lasting(7200, 'en', true)).toBe('2 hr');
  });
});

describe('the time that is left', () => {
  const clocks: Clocks = { now: 100, left: [60, 30], deadlines: [null, 130], pausing: [] };
  it('runs for whoever has the turn, by the server’s clock', () => {
    expect(left(clocks, 1, 0, 110)).toBe(20);
    expect(left(clocks, 1, 5, 110)).toBe(15);
    expect(left(clocks, 1, 0, 999)).toBe(0);
  });
  it('stands for the others, and for all in a pause', () => {
    expect(left(clocks, 0, 0, 110)).toBe(60);
    expect(left({ ...clocks, deadlines: [null, null] }, 1, 0, 110)).toBe(30);
  });
});

it('minutes of the day go to and fro', () => {
  expect(clockTime(9 * 60 + 5)).toBe('09:05');
  expect(minutesOf('22:30')).toBe(22 * 60 + 30);
});
