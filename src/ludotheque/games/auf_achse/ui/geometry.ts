/** Where cities, roads and spaces lie on the map, in the units of the drawn land. */

import { crowding, lineThrough, project } from '$lib/map';
import type { Spot } from '$lib/targets';
import type { Board, Road } from './board';
import { cone } from './land.drawn';

export interface Line {
  name: string;
  path: string;
}
export interface Plan {
  /** Every space, cities included. */
  spaces: ReadonlyMap<string, Spot>;
  cities: ReadonlySet<string>;
  events: ReadonlySet<string>;
  lines: Line[];
  /** The spaces beside each space. */
  beside: ReadonlyMap<string, string[]>;
}

/** The part of Europe that must be in sight. */
export const FRAME = { x: -75, y: 20, width: 1120, height: 1180 };
export const BEAD = 12;
const CITY = 20;
const CLEAR = 52; // what lies further apart does not crowd
const BOWS = [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18];
const ROUNDS = 4;
const SAMPLES = 24;

export function layout(board: Board): Plan {
  const cities = new Map(board.cities.map((city) => [city.name, project(cone, city)]));
  const ways = relaxed(board.roads, cities);
  const spaces = new Map(cities);
  const beside = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  };
  board.roads.forEach((road, index) => {
    const names = between(road);
    beads(road, ways[index]!).forEach((spot, at) => spaces.set(names[at]!, spot));
    [road.one, ...names].forEach((name, at) => join(name, names[at] ?? road.other));
  });
  return {
    spaces,
    cities: new Set(cities.keys()),
    events: new Set(
      board.roads.flatMap((road) => road.events.map((number) => between(road)[number - 1]!)),
    ),
    lines: board.roads.map((road, index) => ({
      name: `${road.one}-${road.other}`,
      path: drawn(ways[index]!),
    })),
    beside,
  };
}

/** How many spaces lie between a space and every other, signs and trucks ignored. */
export function distances(plan: Plan, from: string | null): ReadonlyMap<string, number> {
  const far = new Map<string, number>();
  const front = from ? [from] : [];
  if (from) far.set(from, 0);
  for (const here of front) {
    for (const next of plan.beside.get(here) ?? []) {
      if (far.has(next)) continue;
      far.set(next, far.get(here)! + 1);
      front.push(next);
    }
  }
  return far;
}

const between = (road: Road) =>
  Array.from({ length: road.spaces }, (_, index) => `${road.one}-${road.other}-${index + 1}`);

type Way = (part: number) => Spot;

/** The roads, each bent so that its beads crowd the others and the cities least. */
function relaxed(roads: Road[], cities: ReadonlyMap<string, Spot>): Way[] {
  const bent = (road: Road, bow: number) =>
    way(cities.get(road.one)!, cities.get(road.other)!, bow);
  const ways = roads.map((road) => bent(road, 0));
  for (let round = 0; round < ROUNDS; round++) {
    roads.forEach((road, index) => {
      const others = roads.flatMap((one, at) => (at === index ? [] : beads(one, ways[at]!)));
      const towns = [...cities].filter(([name]) => name !== road.one && name !== road.other);
      const fixed = [...others, ...towns.map(([, spot]) => spot)];
      const choices = BOWS.map((bow) => bent(road, bow));
      const crowds = choices.map(
        (choice, at) => crowding(beads(road, choice), fixed, CLEAR) + 0.3 * Math.abs(BOWS[at]!),
      );
      ways[index] = choices[crowds.indexOf(Math.min(...crowds))]!;
    });
  }
  return ways;
}

/** The beads stand evenly between the rims of the two cities. */
function beads(road: Road, along: Way): Spot[] {
  const [from, to] = [along(0), along(1)];
  const rim = (CITY - BEAD) / Math.hypot(to.x - from.x, to.y - from.y);
  const step = (1 - 2 * rim) / (road.spaces + 1);
  return Array.from({ length: road.spaces }, (_, index) => along(rim + step * (index + 1)));
}

/** A way from 0 to 1 between two cities; `bow` is in parts of its length. */
function way(from: Spot, to: Spot, bow: number): Way {
  return (part) => {
    const off = 4 * part * (1 - part) * bow;
    return {
      x: from.x + (to.x - from.x) * part - (to.y - from.y) * off,
      y: from.y + (to.y - from.y) * part + (to.x - from.x) * off,
    };
  };
}

function drawn(along: Way): string {
  return lineThrough(Array.from({ length: SAMPLES + 1 }, (_, index) => along(index / SAMPLES)));
}
