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
export function viewBox(frame: Frame, width: number, height: number): string {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [wide, high] = [width * scale, height * scale];
  const [left, top] = [frame.x - (wide - frame.width) / 2, frame.y - (high - frame.height) / 2];
  return [left, top, wide, high].map((length) => length.toFixed(1)).join(' ');
}

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
