/** Where cities, routes and circles lie on the map, in the units of the drawn land. */

import { crowding, lineThrough, project } from '$lib/map';
import type { Spot } from '$lib/targets';
import type { Board, RouteView } from './board';
import { cone } from './land.drawn';
import { letters, placed, type Obstacle, type Place } from './places';

export interface Line {
  route: string;
  pattern: string;
  path: string;
  length: number;
  middle: Spot;
  circles: Spot[];
}
export interface Plan {
  cities: ReadonlyMap<string, Spot>;
  /** Where each city's name stands, seen from its dot. */
  names: ReadonlyMap<string, Place>;
  lines: ReadonlyMap<string, Line>;
}

/** The part of the world that must be in sight. */
export const FRAME = { x: -84, y: 20, width: 1264, height: 894 };
export const CIRCLE = 14;
const BOW = 0.13; // of a line's length
const STEP = 3;
const WAVE = { height: 5, length: 23 };
const APART = 2.4 * CIRCLE; // the middles of two circles of a route, at least
const CLEAR = 3 * CIRCLE; // what lies further apart does not crowd
const TOUCHING = 2.2 * CIRCLE; // what lies closer is covered
const OVERLAP = 8;
const ROUNDS = 4;
/** The two halves of a flag's cloth, seen from the foot of its pole. */
const CLOTH = { xs: [10, 34], y: -31 };
/** Flags that hang to the left, poles that stand beside their city, and taller ones. */
const LEFT = new Set(['Seattle', 'New York', 'Atlanta', 'Chicago']);
const BESIDE: Record<string, number> = { Seattle: -16 };
const LIFTED: Record<string, number> = { 'Los Angeles': 9, Chicago: 9 };

export function layout(board: Board): Plan {
  const cities = new Map(board.cities.map((city) => [city.name, project(cone, city)]));
  const courses = board.routes.map((route) => courseOf(route, cities));
  const cloths = flags(board, cities);
  const fixed = [...cities.values(), ...cloths];
  const name = (circles: Spot[][]) =>
    placed(cities, [
      ...around(circles.flat(), CIRCLE + 1, 6),
      ...around(cloths, 13, 8),
      ...around([...cities.values()], 5, 4),
      ...around(courses.flatMap(samples), 3, 0.5),
    ]);
  // Names make way for circles, then circles for names.
  const sketch = name(spread(courses, fixed, []));
  const circles = spread(courses, fixed, letters(cities, sketch));
  const lines = courses.map((one, index) => [one.route.name, line(one, circles[index]!)] as const);
  return { cities, names: name(circles), lines: new Map(lines) };
}

export const flagOf = (city: string) => ({
  way: LEFT.has(city) ? -1 : 1,
  foot: BESIDE[city] ?? 0,
  lift: LIFTED[city] ?? 0,
});

/** How a route runs: a way from 0 to 1, and its length from city to city. */
interface Course {
  route: RouteView;
  along: (part: number) => Spot;
  length: number;
}

function courseOf(route: RouteView, cities: ReadonlyMap<string, Spot>): Course {
  const [from, to] = route.ends.map((end) => cities.get(end)!) as [Spot, Spot];
  const others = [...cities].filter(([name]) => !route.ends.includes(name)).map(([, at]) => at);
  const along = course(from, to, route.bow ? bend(from, to, others) : 0);
  return { route, along, length: Math.hypot(to.x - from.x, to.y - from.y) };
}

function line({ route, along, length }: Course, circles: Spot[]): Line {
  return {
    route: route.name,
    pattern: route.pattern,
    path: route.pattern === 'wavy' ? wavy(along, length) : plain(along, length, route.bow),
    length,
    middle: along(0.5),
    circles,
  };
}

const flags = (board: Board, cities: ReadonlyMap<string, Spot>) =>
  board.cities
    .filter((city) => city.headquarters)
    .flatMap(({ name }) => {
      const [{ x, y }, { way, foot, lift }] = [cities.get(name)!, flagOf(name)];
      return CLOTH.xs.map((along) => ({ x: x + foot + along * way, y: y + CLOTH.y - lift }));
    });

const around = (spots: Spot[], reach: number, weight: number): Obstacle[] =>
  spots.map((spot) => ({ ...spot, reach, weight }));

function samples({ along, length }: Course): Spot[] {
  const steps = Math.ceil(length / (4 * STEP));
  return Array.from({ length: steps }, (_, index) => along(index / steps));
}

/** The circles of each route, moved along it until they crowd each other least. */
function spread(courses: Course[], fixed: Spot[], names: Spot[]): Spot[][] {
  const circles = courses.map(({ route, along, length }) =>
    places(route.circles.length, length)[0]!.map(along),
  );
  for (let round = 0; round < ROUNDS; round++) {
    courses.forEach(({ route, along, length }, index) => {
      const others = [...fixed, ...circles.filter((_, other) => other !== index).flat()];
      const choices = places(route.circles.length, length).map((parts) => parts.map(along));
      const crowds = choices.map(
        (spots) =>
          crowding(spots, others, CLEAR) +
          OVERLAP * crowding(spots, others, TOUCHING) +
          OVERLAP * crowding(spots, names, TOUCHING),
      );
      circles[index] = choices[crowds.indexOf(Math.min(...crowds))]!;
    });
  }
  return circles;
}

/** A way from 0 to 1 between two cities, `bend` units off the straight line. */
function course(from: Spot, to: Spot, bend: number): (part: number) => Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return (part) => {
    const off = 4 * part * (1 - part) * bend;
    return {
      x: from.x + (to.x - from.x) * part + across.x * off,
      y: from.y + (to.y - from.y) * part + across.y * off,
    };
  };
}

/** How far a line bows, away from the city that is in its way. */
function bend(from: Spot, to: Spot, others: Spot[]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const side = ({ x, y }: Spot) =>
    ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
  const between = ({ x, y }: Spot) => {
    const part = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2;
    return part > 0 && part < 1;
  };
  const near = others.filter(between).sort((a, b) => Math.abs(side(a)) - Math.abs(side(b)))[0];
  return near && side(near) > 0 ? -BOW * length : BOW * length;
}

/** Ways to stand on a route: in the middle first, then closer together and to one end. */
function places(circles: number, length: number): number[][] {
  const even = Math.max(APART / length, 1 / (circles + 1.4));
  const ends = (1.5 * CIRCLE) / length;
  const found: number[][] = [];
  for (const gap of circles > 1 ? [even, (even + APART / length) / 2, APART / length] : [0]) {
    const room = Math.max(0, 0.5 - ends - ((circles - 1) / 2) * gap);
    for (const shift of [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]) {
      const first = 0.5 + shift * room - ((circles - 1) / 2) * gap;
      found.push(Array.from({ length: circles }, (_, index) => first + index * gap));
    }
  }
  return found;
}

function plain(along: (part: number) => Spot, length: number, bow: boolean): string {
  const steps = bow ? Math.ceil(length / (4 * STEP)) : 1;
  return lineThrough(Array.from({ length: steps + 1 }, (_, index) => along(index / steps)));
}

/** Whole waves, so that the line ends in its cities. */
function wavy(along: (part: number) => Spot, length: number): string {
  const waves = Math.max(1, Math.round(length / WAVE.length));
  const steps = Math.ceil(length / STEP);
  return lineThrough(
    Array.from({ length: steps + 1 }, (_, index) => {
      const part = index / steps;
      const [here, next] = [along(part), along(part + 0.01)];
      const stride = Math.hypot(next.x - here.x, next.y - here.y);
      const off = (WAVE.height * Math.sin(2 * Math.PI * waves * part)) / stride;
      return { x: here.x - (next.y - here.y) * off, y: here.y + (next.x - here.x) * off };
    }),
  );
}
