/** On which side of its dot a city's name stands, so that it covers as little as possible. */

import type { Spot } from '$lib/targets';

export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
/** What a name should not cover: a point and how far around it. */
export interface Obstacle extends Spot {
  reach: number;
  weight: number;
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PLACES: Place[] = [
  { x: 11, y: 6, anchor: 'start' },
  { x: -11, y: 6, anchor: 'end' },
  { x: 0, y: 23, anchor: 'middle' },
  { x: 0, y: -11, anchor: 'middle' },
  { x: 8, y: 19, anchor: 'start' },
  { x: -8, y: 19, anchor: 'end' },
  { x: 8, y: -7, anchor: 'start' },
  { x: -8, y: -7, anchor: 'end' },
  { x: 8, y: 29, anchor: 'start' },
  { x: -8, y: 29, anchor: 'end' },
  { x: 8, y: -17, anchor: 'start' },
  { x: -8, y: -17, anchor: 'end' },
];
const LETTER = { width: 9.4, height: 15 };
const OVER_NAME = 12;

export function placed(
  cities: ReadonlyMap<string, Spot>,
  obstacles: readonly Obstacle[],
): Map<string, Place> {
  const boxes: Box[] = [];
  return new Map(
    [...cities].map(([name, at]) => {
      const choices = PLACES.map((place) => ({ place, box: boxOf(name, at, place) }));
      const costs = choices.map(({ box }) => cost(box, boxes, obstacles));
      const { place, box } = choices[costs.indexOf(Math.min(...costs))]!;
      boxes.push(box);
      return [name, place] as const;
    }),
  );
}

/** Spots along each name, where nothing else should stand. */
export function letters(
  cities: ReadonlyMap<string, Spot>,
  names: ReadonlyMap<string, Place>,
): Spot[] {
  return [...names].flatMap(([name, place]) => {
    const { left, right, top, bottom } = boxOf(name, cities.get(name)!, place);
    const steps = Math.round((right - left) / LETTER.height);
    const x = (step: number) => left + ((step + 0.5) * (right - left)) / steps;
    return Array.from({ length: steps }, (_, step) => ({ x: x(step), y: (top + bottom) / 2 }));
  });
}

function boxOf(name: string, at: Spot, { x, y, anchor }: Place): Box {
  const width = name.length * LETTER.width;
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  const [left, bottom] = [at.x + x - before, at.y + y];
  return { left, right: left + width, top: bottom - LETTER.height, bottom };
}

function cost(box: Box, names: readonly Box[], obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const { x, y, reach, weight } of obstacles) {
    const away = Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    );
    if (away < reach) sum += weight;
  }
  for (const other of names) {
    const apart =
      box.right < other.left ||
      box.left > other.right ||
      box.bottom < other.top ||
      box.top > other.bottom;
    if (!apart) sum += OVER_NAME;
  }
  return sum;
}
