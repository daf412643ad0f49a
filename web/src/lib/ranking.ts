/** Seats in the order of a result: whoever won a tie stands above the others in it. */

import type { Result } from './protocol';

export function ranked<Seated extends { seat: number }>(
  seated: readonly Seated[],
  { scores, winners }: Pick<Result, 'scores' | 'winners'>,
): Seated[] {
  const score = ({ seat }: Seated) => scores[seat] ?? 0;
  const won = ({ seat }: Seated) => Number(winners.includes(seat));
  return [...seated].sort((one, other) => won(other) - won(one) || score(other) - score(one));
}
