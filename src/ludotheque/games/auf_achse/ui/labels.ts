/** What a space is called and what is there, for those who listen. */

import type { Player } from '$lib/players';
import type { Speaker } from '$lib/speech';
import type { Board } from './board';
import type { Plan } from './geometry';

export function spaceLabel(texts: Speaker, board: Board, plan: Plan, players: readonly Player[]) {
  return (space: string): string => {
    const there = [
      ...(plan.events.has(space) ? [texts.say('label-event-space')] : []),
      ...(board.works === space ? [texts.say('works-sign')] : []),
      ...(board.jam === space ? [texts.say('jam-sign')] : []),
      ...players.filter(({ seat }) => board.trucks[seat]?.space === space).map(({ name }) => name),
    ];
    return [texts.noun(space), ...there].join(', ');
  };
}
