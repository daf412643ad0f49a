/** Where each city's name stands, seen from its dot: clear of the roads around it. */

import type { Place } from '$lib/labels';

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

export const placeOf = (city: string): Place => PLACES[city] ?? RIGHT;
