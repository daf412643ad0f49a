/** Seats in the order of a result: whoever won a tie stands above the others in it. */

import type { Result } from './protocol';

type Ranking = Pick<Result, 'scores' | 'winners'>;

export function ranked<Seated extends { seat: number }>(
  seated: readonly Seated[],
  { scores, winners }: Ranking,
): Seated[] {
  const score = ({ seat }: Seated) => scores[seat] ?? 0;
  const won = ({ seat }: Seated) => Number(winners.includes(seat));
  return [...seated].sort((one, other) => won(other) - won(one) || score(other) - score(one));
}

/** Whether somebody has as many points as the winner and did not win: something else decided. */
export const tieBroken = ({ scores, winners }: Ranking): boolean =>
  scores.some((score, seat) => !winners.includes(seat) && score === scores[winners[0]!]);
