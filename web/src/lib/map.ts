/** Where places lie on a map, in the units of the drawn land, and what must be in sight. */

import type { Spot } from './targets';

/** The numbers of Albers' conic projection: one for the land and for what is put on it. */
export interface Cone {
  parallels: [number, number];
  meridian: number;
  /** The latitude that meets the meridian in the origin. */
  middle: number;
  scale: number;
  origin: [number, number];
}
export interface Place {
  longitude: number;
  latitude: number;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function project(cone: Cone, { longitude, latitude }: Place): Spot {
  const [south, north] = cone.parallels.map((degrees) => Math.sin(radians(degrees)));
  const n = (south! + north!) / 2;
  const radius = (degrees: number) =>
    Math.sqrt(1 + south! * (2 * n - south!) - 2 * n * Math.sin(radians(degrees))) / n;
  const [angle, away] = [n * radians(longitude - cone.meridian), radius(latitude)];
  return {
    x: cone.origin[0] + cone.scale * away * Math.sin(angle),
    y: cone.origin[1] + cone.scale * (away * Math.cos(angle) - radius(cone.middle)),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The whole frame in the middle of a box of the shape of the screen. */
export function boxed(frame: Frame, width: number, height: number): Frame {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [wide, high] = [width * scale, height * scale];
  const [x, y] = [frame.x - (wide - frame.width) / 2, frame.y - (high - frame.height) / 2];
  return { x, y, width: wide, height: high };
}

export function viewBox(frame: Frame, width: number, height: number): string {
  const box = boxed(frame, width, height);
  return [box.x, box.y, box.width, box.height].map((length) => length.toFixed(1)).join(' ');
}

/** Where a spot lies, in parts of a box. */
export const partsOf = (box: Frame, { x, y }: Spot): Spot => ({
  x: (x - box.x) / box.width,
  y: (y - box.y) / box.height,
});

/** How many spots lie in a window; all is in parts of the sheet it shows. */
export const within = (spots: readonly Spot[], { x, y }: Spot, size: number) =>
  spots.filter((spot) => inside(spot.x - x, size) && inside(spot.y - y, size)).length;
const inside = (at: number, size: number) => at >= 0 && at <= size;

/** The left top of the window that shows most of some spots: around their middle, or one of them. */
export function windowOn(spots: readonly Spot[], size: number): Spot {
  const middle = { x: between(spots.map(({ x }) => x)), y: between(spots.map(({ y }) => y)) };
  const corner = (at: number) => Math.min(Math.max(at - size / 2, 0), 1 - size);
  const windows = [middle, ...spots].map(({ x, y }) => ({ x: corner(x), y: corner(y) }));
  const shown = windows.map((window) => within(spots, window, size));
  return windows[shown.indexOf(Math.max(...shown))]!;
}
const between = (all: number[]) => (all.length ? (Math.min(...all) + Math.max(...all)) / 2 : 0.5);

/** How much some spots are in the way of others; what is `clear` apart does not crowd. */
export function crowding(spots: Spot[], others: Spot[], clear: number): number {
  let crowd = 0;
  for (const { x, y } of spots) {
    for (const other of others) {
      const away = Math.hypot(other.x - x, other.y - y);
      if (away < clear) crowd += (1 - away / clear) ** 2;
    }
  }
  return crowd;
}

/** A line through spots, as a path. */
export const lineThrough = (spots: Spot[]) =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
