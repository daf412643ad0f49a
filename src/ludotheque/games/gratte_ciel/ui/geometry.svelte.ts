/**
 * The plan in axonometry. On the plan one unit is the pitch of the lots, x runs east and
 * y south; the picture flattens the plan, shears it a little and raises heights straight up.
 */

import { untrack } from 'svelte';

export interface Spot {
  x: number;
  y: number;
}

export const SIDE = 9;
export const BLOCK = 3;
export const LETTERS = 'abcdefghi';
const AVENUE = 0.3;
/** The side of the whole city on the plan. */
export const SPAN = SIDE + (SIDE / BLOCK - 1) * AVENUE;
/** The wood around it, wider where the names of rows and columns stand. */
export const WOOD = { north: 0.44, east: 0.2, south: 0.44, west: 0.46 };

const SHEAR = 0.1;
const FLATTEST = 0.86;
const STEEPEST = 1.12;
const USUAL = 0.9;
/** How flat the plan lies: a tall screen shows it more from above, with larger lots. */
const ground = $state({ flat: USUAL });

/** Half the side of a lot and of a building on it, on the plan. */
export const LOT = 0.455;
export const WALL = 0.36;
const FLOOR = 0.17;
const TALLEST = 1.15;

const along = (index: number) => index + 0.5 + Math.floor(index / BLOCK) * AVENUE;

export const columnOf = (lot: string) => LETTERS.indexOf(lot[0] ?? '');
export const rowOf = (lot: string) => Number(lot.slice(1)) - 1;
export const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;

/** The middle of a lot on the plan. */
export const plan = (lot: string): Spot => ({ x: along(columnOf(lot)), y: along(rowOf(lot)) });
export const planAt = (column: number, row: number): Spot => ({ x: along(column), y: along(row) });

/** Where a point of the plan, raised by `height`, stands in the picture. */
export const seen = ({ x, y }: Spot, height = 0): Spot => ({
  x: x - y * SHEAR,
  y: y * ground.flat - height,
});

/** A transform that lays what is drawn at a point of the plan flat on the ground. */
export const lying = (at: Spot) =>
  `matrix(1 0 ${-SHEAR} ${ground.flat} ${seen(at).x} ${seen(at).y})`;

/** The middle of a lot in the picture. */
export const spot = (lot: string, height = 0): Spot => seen(plan(lot), height);

const SKY = 0.85; // for the towers in the north
const RIM = 0.08;

/** Tilt the plan so that the board fills a frame of these proportions. */
export function tilt(wide: number, high: number): void {
  const { width } = untrack(bounds);
  const flat = ((width * high) / wide - SKY - RIM) / (SPAN + WOOD.south);
  ground.flat = Math.min(Math.max(flat, FLATTEST), STEEPEST);
}

/** Lay the plan as it usually lies. */
export const untilt = () => (ground.flat = USUAL);

/** The corners of the picture: the whole board and some sky. */
export function bounds(): { left: number; top: number; width: number; height: number } {
  const left = seen({ x: -WOOD.west, y: SPAN + WOOD.south }).x - RIM;
  const right = seen({ x: SPAN + WOOD.east, y: -WOOD.north }).x + RIM;
  const bottom = seen({ x: 0, y: SPAN + WOOD.south }).y + RIM;
  return { left, top: -SKY, width: right - left, height: bottom + SKY };
}

/** How high a building of so many floors is; very tall ones are drawn with thinner floors. */
export const rise = (floors: number) => Math.min(floors * FLOOR, TALLEST);

export const inPark = (column: number, row: number) =>
  Math.floor(column / BLOCK) === 1 && Math.floor(row / BLOCK) === 1;

/** A square that lies on the plan or above it, as a path of the picture. */
export const slab = ({ x, y }: Spot, half: number, height = 0) =>
  sheet(x - half, y - half, x + half, y + half, height);

/** A rectangle that lies on the plan or above it, as a path of the picture. */
export const sheet = (west: number, north: number, east: number, south: number, height = 0) =>
  closed(
    seen({ x: west, y: north }, height),
    seen({ x: east, y: north }, height),
    seen({ x: east, y: south }, height),
    seen({ x: west, y: south }, height),
  );

/** The shadow of a building: its base, drawn out to the south-east. */
export function shadow({ x, y }: Spot, half: number, height: number): string {
  const [east, south] = [height * 0.55, height * 0.22];
  const corners = [
    [-half, half],
    [-half, -half],
    [half, -half],
    [half + east, south - half],
    [half + east, south + half],
    [east - half, south + half],
  ] as const;
  return closed(...corners.map(([dx, dy]) => seen({ x: x + dx, y: y + dy })));
}

/** A closed path through points. */
export const closed = (...points: Spot[]) =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A soft curve through points. */
export function curve(points: Spot[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  let path = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const second = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${[first, second, c].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  }
  return path;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
