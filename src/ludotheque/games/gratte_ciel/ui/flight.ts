/** Reads a flight from its events: the path, who is paid how much, and where. */

import type { Told } from './declared';
import type { Lot } from './lots';

/** An amount shown over a lot: paid to a seat, or won and lost to nobody (null). */
export interface Fee {
  lot: string;
  points: number;
  seat: number | null;
  grave: boolean;
}

/** Every lot of the flight, take-off and landing included; a start has only its lot. */
export function pathOf(events: readonly Told[]): string[] {
  for (const { name, facts } of events) {
    if (name === 'flew') return facts.path;
    if (name === 'started') return [facts.lot];
  }
  return [];
}

/** An overflight is paid where the payee's first building was flown over. */
export function fees(events: readonly Told[], lots: ReadonlyMap<string, Lot>): Fee[] {
  const path = pathOf(events);
  const landing = path.at(-1) ?? '';
  return events.flatMap(({ name, facts }): Fee[] => {
    switch (name) {
      case 'overflight-fee':
      case 'overflight-fee-short': {
        const { points, payee } = facts;
        const lot = path.slice(1, -1).find((lot) => lots.get(lot)?.owner === payee) ?? landing;
        return [{ lot, points: -points, seat: payee, grave: false }];
      }
      case 'landing-fee':
      case 'landing-fee-short':
        return [{ lot: landing, points: -facts.points, seat: facts.payee, grave: false }];
      case 'earned':
        return [{ lot: landing, points: facts.points, seat: null, grave: false }];
      case 'same-district':
        return [{ lot: landing, points: -facts.points, seat: null, grave: true }];
      default:
        return [];
    }
  });
}

/** The lots that would get a floor, with the height and the owner they would then have. */
export function growing(events: readonly Told[]) {
  const built = events.filter((event) => event.name === 'built');
  return new Map<string, { height: number; owner: number }>(
    built.map(({ facts: { lot, height, seat } }) => [lot, { height, owner: seat }]),
  );
}
