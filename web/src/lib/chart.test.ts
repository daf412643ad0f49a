import { expect, it } from 'vitest';
import { draw, HEIGHT, nearest, ticksOf, WIDTH } from './chart';

const points = [0, 1, 2, 3].map((version) => ({
  version,
  standing: [version * 10, 30],
  turn: null,
}));

it('holds every point in the box', () => {
  const { curves, ticks } = draw(points);
  expect(curves).toHaveLength(2);
  for (const { path } of curves) {
    const numbers = path.split(/[ML ]/).filter(Boolean).map(Number);
    numbers.forEach((number, index) => {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(index % 2 ? HEIGHT : WIDTH);
    });
  }
  expect(ticks.map((tick) => tick.value)).toEqual([0, 10, 20, 30]);
});

it('keeps labels of equal ends apart', () => {
  const [one, two] = draw(points).curves.map(({ end }) => end.label);
  expect(Math.abs(one! - two!)).toBeGreaterThanOrEqual(15);
});

it('moves only those labels that are in the way of others', () => {
  const ends = [{ version: 0, standing: [100, 0, 0, 0] }];
  const labels = draw([...ends, { version: 1, standing: [100, 0, 0, 0] }]).curves.map(
    ({ end }) => end.label,
  );
  expect(Math.min(...labels)).toBe(12);
  expect(Math.max(...labels)).toBeLessThanOrEqual(HEIGHT);
});

it.each([
  [0, 0, [0, 1]],
  [-30, 95, [-50, 0, 50, 100]],
  [12, 45_000, [0, 20_000, 40_000, 60_000]],
])('counts from %i to %i', (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks);
});

it('finds the moment under a finger', () => {
  const { edge } = draw(points);
  expect(nearest(points, 0, edge)).toBe(0);
  expect(nearest(points, 1, edge)).toBe(3);
});

it('goes by versions, however far apart they are', () => {
  const uneven = [0, 1, 2, 10].map((version) => ({ version, standing: [version] }));
  expect(nearest(uneven, 0.4, draw(uneven).edge)).toBe(2);
});

it('draws a band where numbers may be off, inside the box', () => {
  const [curve] = draw(points.map((point) => ({ ...point, band: 50 }))).curves;
  expect(curve?.band).toMatch(/^M[\d. L]+Z$/);
  expect(draw(points).curves[0]?.band).toBe('');
});

it('leaves long labels the room they need', () => {
  const short = draw(points).edge;
  const long = draw(points, (value) => `${value},000`).edge;
  expect(long.left).toBeGreaterThan(short.left);
  expect(long.right).toBeGreaterThan(short.right);
});

it('shows a reach whole, however lopsided', () => {
  const reach = { low: 5, high: 95 };
  const { curves, ticks } = draw([1, 2].map((version) => ({ version, standing: [20], reach })));
  const heights = [...curves[0]!.band.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  const line = Number(/ ([\d.]+)/.exec(curves[0]!.path)![1]);
  expect(ticks.at(-1)!.value).toBeGreaterThanOrEqual(95);
  expect(Math.max(...heights) - line).toBeCloseTo((line - Math.min(...heights)) / 5, 0);
});
