/**
 * Manhattan lies on its side: one looks east over the Hudson, north is to the left. On the
 * plan one unit is a lot, x runs south along the numbers, y east along the letters. The
 * picture is measured in pixels of its frame, so that labels stay readable at every size.
 */

export interface Spot {
  x: number;
  y: number;
}

export const LENGTH = 11;
export const DEPTH = 4;
export const LEVELS = 5;
const LETTERS = 'abcd';

export const columnOf = (lot: string) => LETTERS.indexOf(lot[0] ?? '');
export const rowOf = (lot: string) => Number(lot.slice(1)) - 1;
export const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;

/** The names of the lots north and south, west and east of each other on the picture. */
export const across = [...LETTERS].reverse();

const MARGIN = { left: 18, right: 12, top: 14, bottom: 28 };
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** How large everything is in a frame; no building hides what is on the lot behind it. */
export class Layout {
  readonly pitch: number;
  readonly depth: number;
  /** How far a step east leads to the right. */
  readonly lean: number;
  /** The ground in front of a building, where its lot's name stands. */
  readonly strip: number;
  readonly roof: number;
  readonly storey: number;
  /** The size of the letters on a floor. */
  readonly letter: number;
  private readonly left: number;
  private readonly front: number;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const slope = between(0.06, (width - 300) / 2400, 0.2);
    const room = (height - MARGIN.top - MARGIN.bottom) / DEPTH;
    const widest = (width - MARGIN.left - MARGIN.right) / LENGTH;
    this.depth = Math.min(room, Math.max(1.75 * widest, 96));
    this.lean = slope * this.depth;
    this.pitch = (width - MARGIN.left - MARGIN.right - DEPTH * this.lean) / LENGTH;
    this.strip = between(12, 0.13 * this.depth, 18);
    this.roof = between(14, 0.2 * this.depth, 30);
    this.storey = (this.depth - this.strip - this.roof - 1) / LEVELS;
    this.letter = between(11, 0.78 * this.storey, 15);
    this.left = MARGIN.left;
    this.front = height - MARGIN.bottom - (room - this.depth) * (DEPTH / 2);
  }

  /** A point of the plan, raised by some pixels. */
  seen(x: number, y: number, up = 0): Spot {
    return {
      x: this.left + x * this.pitch + y * this.lean,
      y: this.front - y * this.depth - up,
    };
  }

  /** A rectangle on the ground: its middle, and half its length and depth on the plan. */
  sheet(x: number, y: number, half: number, deep: number): string {
    return closed(
      this.seen(x - half, y - deep),
      this.seen(x + half, y - deep),
      this.seen(x + half, y + deep),
      this.seen(x - half, y + deep),
    );
  }

  /** The ground of a lot; `inset` pixels of street are left around it. */
  ground(lot: string, inset: number): string {
    const { x, y } = middle(lot);
    return this.sheet(x, y, 0.5 - inset / this.pitch, 0.5 - inset / this.depth);
  }

  /** Where the front of a building touches the ground. */
  foot(lot: string): Spot {
    return this.seen(rowOf(lot) + 0.5, columnOf(lot) + this.strip / this.depth);
  }

  /** Above a building of so many floors, roof included. */
  above(lot: string, floors: number): Spot {
    const { x, y } = this.foot(lot);
    const back = this.roof * (this.lean / this.depth);
    return { x: x + back, y: y - floors * this.storey - (floors ? this.roof : 0) };
  }

  /** What belongs to a lot for a fingertip: ground, building and the air above it. */
  cell(lot: string): { x: number; y: number; width: number; height: number } {
    const { x, y } = this.foot(lot);
    const left = x + (this.lean * this.roof) / this.depth / 2 - this.pitch / 2;
    const top = y + this.strip - this.depth;
    return { x: left, y: top, width: this.pitch, height: this.depth };
  }
}

const middle = (lot: string): Spot => ({ x: rowOf(lot) + 0.5, y: columnOf(lot) + 0.5 });

/** A closed path through points. */
export const closed = (...points: Spot[]) =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

const round = (value: number) => Math.round(value * 10) / 10;
