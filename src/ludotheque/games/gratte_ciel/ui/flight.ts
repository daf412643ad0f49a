/** Reads a flight from its events: the path, who is paid how much, and where. */

import type { SeenEvent } from '$lib/protocol';
import type { Lot } from './lots';

/** An amount shown over a lot: paid to a seat, or won and lost to nobody (null). */
export interface Fee {
  lot: string;
  points: number;
  seat: number | null;
  grave: boolean;
}

/** Every lot of the flight, take-off and landing included; a start has only its lot. */
export function pathOf(events: readonly SeenEvent[]): string[] {
  const flew = events.find((event) => event.name === 'flew')?.facts.path;
  if (Array.isArray(flew)) return flew.map(String);
  const started = events.find((event) => event.name === 'started')?.facts.lot;
  return typeof started === 'string' ? [started] : [];
}

/** An overflight is paid where the payee's first building was flown over. */
export function fees(events: readonly SeenEvent[], lots: ReadonlyMap<string, Lot>): Fee[] {
  const path = pathOf(events);
  const landing = path.at(-1) ?? '';
  return events.flatMap(({ name, facts }): Fee[] => {
    const points = Number(facts.points);
    if (name.startsWith('overflight-fee')) {
      const payee = Number(facts.payee);
      const lot = path.slice(1, -1).find((lot) => lots.get(lot)?.owner === payee) ?? landing;
      return [{ lot, points: -points, seat: payee, grave: false }];
    }
    if (name.startsWith('landing-fee')) {
      return [
        {
          lot: landing,
          points: -points,
          seat: Number(facts.payee),
          grave: false,
        },
      ];
    }
    if (name === 'earned') return [{ lot: landing, points, seat: null, grave: false }];
    if (name === 'same-district')
      return [{ lot: landing, points: -points, seat: null, grave: true }];
    return [];
  });
}

/** The lots that would get a floor, with the height and the owner they would then have. */
export function growing(events: readonly SeenEvent[]) {
  const built = events.filter((event) => event.name === 'built');
  return new Map(
    built.map(({ facts }) => [
      String(facts.lot),
      { height: Number(facts.height), owner: Number(facts.seat) },
    ]),
  );
}
