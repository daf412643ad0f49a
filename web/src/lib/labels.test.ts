import { expect, test } from 'vitest';
import { placesOf, type Label } from './labels';

type Dot = Omit<Label, 'width'>;
const DOTS: Dot[] = [
  { name: 'bruxelles', x: 48, y: 501, own: { x: 14, y: 38, anchor: 'end' } },
  { name: 'koeln', x: 243, y: 502, own: { x: -12, y: 34, anchor: 'end' } },
  { name: 'muenchen', x: 593, y: 841, own: { x: 16, y: -18, anchor: 'start' } },
  { name: 'innsbruck', x: 580, y: 944, own: { x: 16, y: 32, anchor: 'start' } },
  { name: 'salzburg', x: 711, y: 878, own: { x: 22, y: 12, anchor: 'start' } },
  { name: 'linz', x: 806, y: 813, own: { x: -4, y: -22, anchor: 'start' } },
  { name: 'wien', x: 971, y: 814, own: { x: 0, y: -22, anchor: 'middle' } },
  { name: 'graz', x: 907, y: 955, own: { x: 21, y: 6, anchor: 'start' } },
];
const SHIFT = { start: 0, middle: 0.5, end: 1 };
const EDGE = 3; // pixels above and below that a letter leaves empty

test.each([0.2, 0.25, 0.28, 0.3, 0.34, 1])('no name covers another at %d pixels a unit', (fit) => {
  const high = Math.max(22, 11 / fit);
  for (let chosen = 0; chosen < 1 << DOTS.length; chosen += 1)
    for (const away of ['', ' 16']) {
      const some = DOTS.filter((_, index) => (chosen >> index) & 1);
      const wide = (dot: Dot) => 0.6 * high * `${dot.name}${away}`.length;
      const labels = some.map((dot) => ({ ...dot, width: wide(dot) }));
      expect(covered(labels, high, EDGE / fit), `${chosen}${away}`).toEqual([]);
    }
});

test('a name stands at its own place where that is free', () => {
  const labels = DOTS.map((dot) => ({ ...dot, width: 1 }));
  const places = placesOf(labels, 1);
  for (const { name, own } of DOTS) expect(places.get(name)).toBe(own);
});

function covered(labels: Label[], high: number, edge: number): string[] {
  const places = placesOf(labels, high);
  const boxes = labels.map(({ name, x, y, width }) => {
    const place = places.get(name)!;
    const left = x + place.x - SHIFT[place.anchor] * width;
    const bottom = y + place.y;
    return { name, left, right: left + width, top: bottom - high + edge, bottom: bottom - edge };
  });
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.name}/${other.name}`),
  );
}
