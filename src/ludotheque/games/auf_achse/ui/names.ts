/** Where each city's name stands, seen from its dot: clear of the roads around it. */

export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const RIGHT: Place = { x: 21, y: 6, anchor: 'start' };
const ABOVE: Place = { x: 0, y: -22, anchor: 'middle' };
const PLACES: Record<string, Place | undefined> = {
  flensburg: RIGHT,
  hamburg: { x: 18, y: -12, anchor: 'start' },
  bremen: { x: -14, y: -16, anchor: 'end' },
  hannover: { x: 18, y: 30, anchor: 'start' },
  berlin: RIGHT,
  rotterdam: ABOVE,
  bruxelles: { x: 14, y: 38, anchor: 'end' },
  dortmund: { x: -16, y: 27, anchor: 'end' },
  koeln: { x: -12, y: 34, anchor: 'end' },
  kassel: { x: 22, y: 2, anchor: 'start' },
  frankfurt: { x: 22, y: -8, anchor: 'start' },
  saarbruecken: { x: -18, y: 20, anchor: 'end' },
  nuernberg: { x: 24, y: 0, anchor: 'start' },
  stuttgart: { x: -20, y: 18, anchor: 'end' },
  basel: { x: -21, y: 0, anchor: 'end' },
  zuerich: { x: 8, y: 42, anchor: 'start' },
  geneve: { x: -20, y: 14, anchor: 'end' },
  milano: { x: 22, y: 36, anchor: 'end' },
  verona: { x: -22, y: 36, anchor: 'start' },
  innsbruck: { x: 16, y: 32, anchor: 'start' },
  muenchen: { x: 16, y: -18, anchor: 'start' },
  salzburg: { x: 22, y: 12, anchor: 'start' },
  linz: { x: -4, y: -22, anchor: 'start' },
  wien: ABOVE,
  graz: RIGHT,
  trieste: { x: 14, y: 30, anchor: 'start' },
};

const placeOf = (city: string): Place => PLACES[city] ?? RIGHT;

/** A name to be written: of which city, where its dot is, and how wide it will be. */
export interface Label {
  city: string;
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
];

/** Letters this high are too large for the map that the places were chosen on. */
const LARGE = 40;

/** A place for each name: its own, or where letters are large one that covers no other name. */
export function placesOf(labels: readonly Label[], high: number): Map<string, Place> {
  const found = new Map<string, Place>();
  const taken: Box[] = [];
  for (const label of labels) {
    const own = placeOf(label.city);
    const free = (place: Place) =>
      high < LARGE || !taken.some((box) => meet(box, boxOf(label, place, high)));
    const place = [own, ...others(high)].find(free) ?? own;
    taken.push(boxOf(label, place, high));
    found.set(label.city, place);
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

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
