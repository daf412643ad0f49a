import { expect, test } from 'vitest';
import { isolated } from './bidi';

test('a name from right to left is set apart, any other is left as it is', () => {
  expect(isolated('\u05d3\u05e0\u05d4')).toBe('\u2068\u05d3\u05e0\u05d4\u2069');
  expect(isolated('\u0632\u064a\u062f')).toBe('\u2068\u0632\u064a\u062f\u2069');
  expect(isolated('\u00c9lo\u00efse')).toBe('\u00c9lo\u00efse');
});
