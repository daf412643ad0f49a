/**
 * A flight being chosen: a card, a route and a company, in any order. Only what is among
 * the actions can be picked; the rest of the choice is what still goes with the picks.
 */

import type { Action } from './declared';

export type Part = 'card' | 'route' | 'company';
export type Flight = Record<Part, string> & { action: Action };
export type Some = Partial<Record<Part, string>>;

export function flightsOf(actions: readonly Action[]): Flight[] {
  return actions
    .filter((action) => action[0] === 'fly')
    .map((action) => {
      const [, card, route, company] = action;
      return { card, route, company, action };
    });
}

export const fits = (flight: Flight, some: Some) =>
  Object.entries(some).every(([part, value]) => flight[part as Part] === value);

export class Picks {
  private picked = $state.raw<[Part, string][]>([]);

  get some(): Some {
    return Object.fromEntries(this.picked);
  }
  get any(): boolean {
    return this.picked.length > 0;
  }
  has(part: Part, value: string): boolean {
    return this.picked.some(([one, its]) => one === part && its === value);
  }

  /**
   * Pick a part, or drop it when it was picked. What does not go with it is dropped too.
   * Returns the flight that is meant once a route is picked and nothing is left open.
   */
  pick(part: Part, value: string, flights: readonly Flight[]): Flight | null {
    if (this.has(part, value)) return this.drop(part);
    const others = this.picked.filter(([one]) => one !== part);
    const all = { ...Object.fromEntries(others), [part]: value };
    const left = flights.filter((flight) => fits(flight, all));
    if (left.length === 1 && 'route' in all) return left[0]!;
    this.picked = left.length ? [...others, [part, value]] : [[part, value]];
    return null;
  }

  /** One step back; false when there was none to take. */
  back(): boolean {
    const any = this.any;
    this.picked = this.picked.slice(0, -1);
    return any;
  }
  clear(): void {
    this.picked = [];
  }

  private drop(part: Part): null {
    this.picked = this.picked.filter(([one]) => one !== part);
    return null;
  }
}
