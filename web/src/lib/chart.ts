/** Numbers of each seat over a game as lines in a box: where each lies, and where labels fit. */

export const WIDTH = 360;
export const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 26;
const LABEL = 15; // between two labels at the ends of lines
const DIGIT = 8.4; // how wide a character of a label is: a per cent sign is wider than a digit
const BESIDE = { left: 9, right: 24 }; // beside the labels: a gap; a gap and a symbol

/**
 * A moment of a game with a number for each seat, and how far those may be off: as much either way,
 * or within a reach that must be seen whole.
 */
export interface ChartPoint {
  version: number;
  standing: number[];
  band?: number;
  reach?: { low: number; high: number };
}

export interface Curve {
  seat: number;
  path: string;
  /** The area that the numbers may lie in; '' where they are certain. */
  band: string;
  /** A few places along the line where its symbol stands. */
  marks: { x: number; y: number }[];
  end: { x: number; y: number; value: number; label: number };
}

export interface Drawing {
  curves: Curve[];
  ticks: { y: number; value: number }[];
  first: number;
  last: number;
  /** What the labels leave free. */
  edge: Edge;
  /** Where a moment lies across the box. */
  x: (version: number) => number;
}

export interface Edge {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** `label` writes a number as the reader does: its length decides where the lines begin. */
export function draw(
  points: readonly ChartPoint[],
  label: (value: number) => string = String,
  marks = 5,
): Drawing {
  const values = points.flatMap(({ standing, reach }) => [
    ...standing,
    ...(reach ? [reach.low, reach.high] : []),
  ]);
  const steps = ticksOf(Math.min(...values), Math.max(...values));
  const edge: Edge = {
    left: BESIDE.left + widest(steps, label),
    right: BESIDE.right + widest(points.at(-1)?.standing ?? [], label),
    top: TOP,
    bottom: BOTTOM,
  };
  const [low, high] = [steps[0]!, steps.at(-1)!];
  const first = points[0]?.version ?? 0;
  const last = points.at(-1)?.version ?? 0;
  const x = (version: number) =>
    edge.left + ((version - first) / (last - first || 1)) * (WIDTH - edge.left - edge.right);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const seats = points[0]?.standing.map((_, seat) => seat) ?? [];
  const curves = seats.map((seat): Curve => {
    const dots = points.map(({ version, standing }) => ({
      x: round(x(version)),
      y: round(y(standing[seat] ?? 0)),
    }));
    const edgeOf = (side: 'low' | 'high') =>
      points.map(({ version, standing, band = 0, reach }) => {
        const off = (standing[seat] ?? 0) + (side === 'low' ? -band : band);
        const value = Math.min(high, Math.max(low, reach ? reach[side] : off));
        return `${round(x(version))} ${round(y(value))}`;
      });
    const area = [...edgeOf('high'), ...edgeOf('low').reverse()];
    const every = Math.max(1, Math.floor(dots.length / (marks + 1)));
    const end = dots.at(-1)!;
    return {
      seat,
      path: dots.map((dot, index) => `${index ? 'L' : 'M'}${dot.x} ${dot.y}`).join(''),
      band: points.some(({ band, reach }) => band || reach) ? `M${area.join('L')}Z` : '',
      marks: dots.filter((_, index) => index && index % every === 0).slice(0, marks),
      end: { ...end, value: points.at(-1)!.standing[seat] ?? 0, label: end.y },
    };
  });
  spread(curves.map(({ end }) => end));
  const ticks = steps.map((value) => ({ y: round(y(value)), value }));
  return { curves, ticks, first, last, edge, x };
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
export function nearest(points: readonly ChartPoint[], share: number, edge: Edge): number {
  const x = share * WIDTH;
  const along = (x - edge.left) / (WIDTH - edge.left - edge.right);
  const [first, last] = [points[0]?.version ?? 0, points.at(-1)?.version ?? 0];
  const far = ({ version }: ChartPoint) => Math.abs(version - first - along * (last - first));
  return points.reduce((best, point) => (far(point) < far(best) ? point : best), points[0]!)
    .version;
}

const widest = (values: readonly number[], label: (value: number) => string) =>
  DIGIT * Math.max(0, ...values.map((value) => label(value).length));

/** Push labels apart that would lie on each other: down, and from the lower edge up again. */
function spread(ends: { label: number }[]): void {
  const sorted = [...ends].sort((a, b) => a.label - b.label);
  sorted.forEach((end, index) => {
    const above = sorted[index - 1];
    if (above) end.label = Math.max(end.label, above.label + LABEL);
  });
  let lowest = HEIGHT - BOTTOM;
  for (const end of sorted.reverse()) {
    end.label = Math.min(end.label, lowest);
    lowest = end.label - LABEL;
  }
}

const round = (number: number) => Math.round(number * 10) / 10;
