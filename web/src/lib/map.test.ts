import { geoConicEqualArea } from 'd3-geo';
import { expect, it } from 'vitest';
import {
  crowding,
  lineThrough,
  partsOf,
  project,
  viewBox,
  windowOn,
  within,
  type Cone,
} from './map';

const cone: Cone = {
  parallels: [46, 54],
  meridian: 10,
  middle: 50,
  scale: 6800,
  origin: [500, 620],
};

it('puts a place where the land is drawn', () => {
  const drawn = geoConicEqualArea()
    .parallels(cone.parallels)
    .rotate([-cone.meridian, 0])
    .center([0, cone.middle])
    .scale(cone.scale)
    .translate(cone.origin);
  for (const [longitude, latitude] of [
    [10, 50],
    [-3, 56],
    [25, 41],
  ] as const) {
    const { x, y } = project(cone, { longitude, latitude });
    const [left, top] = drawn([longitude, latitude])!;
    expect(x).toBeCloseTo(left, 6);
    expect(y).toBeCloseTo(top, 6);
  }
});

it('shows the whole frame, whatever the shape of the screen', () => {
  const frame = { x: 10, y: 20, width: 100, height: 50 };
  expect(viewBox(frame, 200, 100)).toBe('10.0 20.0 100.0 50.0');
  expect(viewBox(frame, 100, 100)).toBe('10.0 -5.0 100.0 100.0');
  expect(viewBox(frame, 400, 100)).toBe('-40.0 20.0 200.0 50.0');
});

it('counts what stands too near, the nearer the more', () => {
  const spots = [{ x: 0, y: 0 }];
  expect(crowding(spots, [{ x: 10, y: 0 }], 10)).toBe(0);
  expect(crowding(spots, [{ x: 5, y: 0 }], 10)).toBe(0.25);
  expect(crowding(spots, [{ x: 0, y: 0 }], 10)).toBe(1);
});

it('draws a line through spots', () => {
  expect(
    lineThrough([
      { x: 0, y: 1 },
      { x: 2.25, y: 3 },
    ]),
  ).toBe('M0.0 1.0L2.3 3.0');
});

it('opens a window on what matters', () => {
  const east = [
    { x: 0.9, y: 0.2 },
    { x: 0.8, y: 0.4 },
    { x: 0.95, y: 0.3 },
  ];
  expect(within(east, windowOn(east, 0.5), 0.5)).toBe(3);
  expect(
    within([{ x: 0.1, y: 0.9 }, ...east], windowOn([{ x: 0.1, y: 0.9 }, ...east], 0.5), 0.5),
  ).toBe(3);
  expect(windowOn(east, 0.5)).toEqual({ x: 0.5, y: expect.closeTo(0.05) });
  expect(windowOn([], 0.5)).toEqual({ x: 0.25, y: 0.25 });
  expect(windowOn(east, 1)).toEqual({ x: 0, y: 0 });
});

it('says where a spot lies in a box', () => {
  expect(partsOf({ x: -10, y: 20, width: 40, height: 10 }, { x: 0, y: 25 })).toEqual({
    x: 0.25,
    y: 0.5,
  });
});
