/** The scores of a game as lines in a box: where each point lies, and where labels fit. */

import type { StoryPoint } from './protocol';

export const WIDTH = 360;
export const HEIGHT = 220;
export const EDGE = { left: 34, right: 58, top: 12, bottom: 26 };
const LABEL = 15; // between two labels at the ends of lines

export interface Curve {
  seat: number;
  path: string;
  /** A few places along the line where its symbol stands. */
  marks: { x: number; y: number }[];
  end: { x: number; y: number; value: number; label: number };
}

export interface Drawing {
  curves: Curve[];
  ticks: { y: number; value: number }[];
  first: number;
  last: number;
  /** Where a moment lies across the box. */
  x: (version: number) => number;
}

export function draw(points: readonly StoryPoint[], marks = 5): Drawing {
  const values = points.flatMap((point) => point.standing);
  const steps = ticksOf(Math.min(...values), Math.max(...values));
  const [low, high] = [steps[0]!, steps.at(-1)!];
  const first = points[0]?.version ?? 0;
  const last = points.at(-1)?.version ?? 0;
  const x = (version: number) =>
    EDGE.left + ((version - first) / (last - first || 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const seats = points[0]?.standing.map((_, seat) => seat) ?? [];
  const curves = seats.map((seat): Curve => {
    const dots = points.map(({ version, standing }) => ({
      x: round(x(version)),
      y: round(y(standing[seat] ?? 0)),
    }));
    const every = Math.max(1, Math.floor(dots.length / (marks + 1)));
    const end = dots.at(-1)!;
    return {
      seat,
      path: dots.map((dot, index) => `${index ? 'L' : 'M'}${dot.x} ${dot.y}`).join(''),
      marks: dots.filter((_, index) => index && index % every === 0).slice(0, marks),
      end: { ...end, value: points.at(-1)!.standing[seat] ?? 0, label: end.y },
    };
  });
  spread(curves.map(({ end }) => end));
  const ticks = steps.map((value) => ({ y: round(y(value)), value }));
  return { curves, ticks, first, last, x };
}

/** A handful of round numbers that hold all values between them. */
export function ticksOf(low: number, high: number): number[] {
  const rough = Math.max(1, (high - Math.min(low, 0)) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough)!;
  const from = Math.floor(Math.min(low, 0) / step) * step;
  const count = Math.max(1, Math.ceil((high - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}

/** The moment that lies nearest to a place across the box. */
export function nearest(points: readonly StoryPoint[], share: number): number {
  const x = share * WIDTH;
  const along = (x - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
  const index = Math.round(Math.min(1, Math.max(0, along)) * (points.length - 1));
  return points[index]?.version ?? 0;
}

/** Push labels apart that would lie on each other. */
function spread(ends: { label: number }[]): void {
  const sorted = [...ends].sort((a, b) => a.label - b.label);
  sorted.forEach((end, index) => {
    const above = sorted[index - 1];
    if (above) end.label = Math.max(end.label, above.label + LABEL);
  });
  const below = Math.max(0, (sorted.at(-1)?.label ?? 0) - (HEIGHT - EDGE.bottom));
  for (const end of sorted) end.label -= below;
}

const round = (number: number) => Math.round(number * 10) / 10;
