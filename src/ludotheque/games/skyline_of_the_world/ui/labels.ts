/** What a lot is called and what is there, for those who listen. */

import type { Player } from '$lib/players';
import type { Speaker } from '$lib/speech';
import type { Board, Build, Floor } from './board';

export type Label = (lot: string) => string;

export function labeller(
  texts: Speaker,
  players: readonly Player[],
  board: Board,
  builds: ReadonlyMap<string, Build[]>,
): Label {
  const lots = new Map(board.lots.map((lot) => [lot.name, lot]));
  const named = (seat: number) => players[seat]?.name ?? '';
  const floor = ({ owner, kind }: Floor) =>
    owner === null
      ? String(texts.noun(kind))
      : texts.say('floor-of', { floor: texts.noun(kind), seat: named(owner) });
  const offer = ({ floor, cost, payee }: Build) => {
    const id = cost === 0 ? 'lot-build-free' : payee === null ? 'lot-build-bank' : 'lot-build';
    const seat = payee === null ? '' : named(payee);
    return texts.say(id, { floor: texts.noun(floor), coins: cost, seat });
  };
  return (name) => {
    const lot = lots.get(name);
    if (!lot) return name;
    const said = [name];
    if (lot.orange) said.push(texts.say('lot-orange'));
    if (lot.floors.length)
      said.push(texts.say('lot-floors', { floors: lot.floors.map(floor).join(', ') }));
    else said.push(texts.say('lot-empty'));
    if (lot.earns) said.push(texts.say('lot-earns', { coins: lot.earns }));
    return [...said, ...(builds.get(name) ?? []).map(offer)].join('; ');
  };
}
