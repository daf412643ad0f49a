import { expect, it } from 'vitest';
import { today } from './day';

it('goes by the calendar here', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});
