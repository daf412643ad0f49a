/**
 * The plan in axonometry: the ground keeps its squares, a little flattened, and towers
 * rise straight from it, leaning to the east. One unit is the pitch of the lots.
 */

export interface Spot {
  x: number;
  y: number;
}

export const SIDE = 9;
export const BLOCK = 3;
export const LETTERS = 'abcdefghi';
/** How much the ground is flattened. */
export const FLAT = 0.9;
export const LOT = 0.9;
const AVENUE = 0.32;

/** Half the footprint of a tower. */
export const WIDE = 0.35;
export const DEEP = WIDE * FLAT;
const FLOOR = 0.17;
const TALLEST = 1.15;
const LEAN = 0.2;

export const SPAN = SIDE + (SIDE / BLOCK - 1) * AVENUE;

const along = (index: number) => index + 0.5 + Math.floor(index / BLOCK) * AVENUE;

export const columnOf = (lot: string) => LETTERS.indexOf(lot[0] ?? '');
export const rowOf = (lot: string) => Number(lot.slice(1)) - 1;
export const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;
export const acrossAt = (column: number) => along(column);
export const downAt = (row: number) => along(row) * FLAT;

/** The middle of a lot on the ground. */
export const spot = (lot: string): Spot => ({
  x: acrossAt(columnOf(lot)),
  y: downAt(rowOf(lot)),
});

/** How high a building of so many floors is; very tall ones are drawn with thinner floors. */
export const rise = (floors: number) => Math.min(floors * FLOOR, TALLEST);

/** A point above the ground. */
export const lifted = ({ x, y }: Spot, height: number): Spot => ({
  x: x + height * LEAN,
  y: y - height,
});

export const inPark = (column: number, row: number) =>
  Math.floor(column / BLOCK) === 1 && Math.floor(row / BLOCK) === 1;

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
