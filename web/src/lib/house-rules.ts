/** Numbers that a table plays with instead of those of the rules. */

import type { Game, GameParameter, Options } from './protocol';
import type { Speaker } from './speech';

export interface HouseRule {
  id: string;
  number: number;
  sheet: number;
}

/** What the rules say at a table of so many seats. */
export const sheetOf = (game: Game, parameter: GameParameter, seats: number): number =>
  parameter.sheets[seats - game.fewest] ?? parameter.sheets[0] ?? parameter.least;

export function houseRules(game: Game, options: Options, seats: number): HouseRule[] {
  return game.parameters.flatMap((parameter) => {
    const number = options[parameter.id];
    const sheet = sheetOf(game, parameter, seats);
    return typeof number === 'number' && number !== sheet
      ? [{ id: parameter.id, number, sheet }]
      : [];
  });
}

/** The same in a sentence of the page's language; `t` is its voice. */
export const houseRuleSaid = (
  { id, number, sheet }: HouseRule,
  texts: Speaker,
  t: (id: string, values: Record<string, string | number>) => string,
): string => t('house-rule', { name: texts.say(`parameter-${id}`), number, sheet });
