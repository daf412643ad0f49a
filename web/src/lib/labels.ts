/** Where names on a map are written so that none covers another. */

/** Where a name begins, ends or has its middle, seen from its dot. */
export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A name to be written: whose, where its dot is, how wide it will be and where it would stand. */
export interface Label {
  name: string;
  own: Place;
  x: number;
  y: number;
  width: number;
}

/** Where else a name may stand when its own place is taken: at a distance of its height. */
const others = (high: number): Place[] => [
  { x: 21, y: high / 3, anchor: 'start' },
  { x: -21, y: high / 3, anchor: 'end' },
  { x: 0, y: -high, anchor: 'middle' },
  { x: 0, y: 1.5 * high, anchor: 'middle' },
  { x: 14, y: -0.6 * high, anchor: 'start' },
  { x: -14, y: -0.6 * high, anchor: 'end' },
  { x: 14, y: 1.3 * high, anchor: 'start' },
  { x: -14, y: 1.3 * high, anchor: 'end' },
  { x: 0, y: -2 * high, anchor: 'middle' },
  { x: 0, y: 2.5 * high, anchor: 'middle' },
];

/** A place for each name: its own, or one where it covers no other name, or the least of it. */
export function placesOf(labels: readonly Label[], high: number): Map<string, Place> {
  const found = new Map<string, Place>();
  const taken: Box[] = [];
  for (const label of labels) {
    const tried = [label.own, ...others(high)].map((place) => {
      const box = boxOf(label, place, high);
      return { place, box, covers: taken.reduce((sum, other) => sum + common(box, other), 0) };
    });
    const best = tried.reduce((one, other) => (other.covers < one.covers ? other : one));
    taken.push(best.box);
    found.set(label.name, best.place);
  }
  return found;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const SHIFT = { start: 0, middle: 0.5, end: 1 };

function boxOf({ x, y, width }: Label, place: Place, high: number): Box {
  const left = x + place.x - SHIFT[place.anchor] * width;
  const bottom = y + place.y;
  return { left, right: left + width, top: bottom - high, bottom };
}

/** How much of the map two boxes have in common. */
const common = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
