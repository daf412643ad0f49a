import { expect, it } from 'vitest';
import { ago } from './ago';

it.each([
  [0, 'en', 'now'],
  [59, 'de', 'jetzt'],
  [-30, 'fr', 'maintenant'],
  [60, 'en', '1 minute ago'],
  [3 * 3600 + 5, 'fr', 'il y a 3 heures'],
  [26 * 3600, 'de', 'gestern'],
  [15 * 24 * 3600, 'en', '2 weeks ago'],
  [400 * 24 * 3600, 'de', 'letztes Jahr'],
])('says %i seconds in %s', (past, language, said) => {
  expect(ago(1e9 - past, 1e9, language)).toBe(said);
});
