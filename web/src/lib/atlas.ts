/**
 * The outlines of Natural Earth (public domain) in the projection of a map. They are heavy:
 * only what is drawn when the pages are built, a `*.drawn.ts`, may import them.
 */

import { geoConicEqualArea, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import outlines from 'world-atlas/countries-50m.json';
import type { Cone } from './map';

/** What is drawn, in units of the map: from the left top to the right bottom. */
export type Extent = [[number, number], [number, number]];
export type Waters<More extends string = never> = Topology<
  Record<'lakes' | More, GeometryCollection>
>;
type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export class Atlas {
  readonly countries;
  readonly borders;
  private readonly path;

  /** `detail`: the square degrees below which the outlines of countries have none. */
  constructor(cone: Cone, extent: Extent, detail: number) {
    this.path = geoPath(projection(cone, extent)).digits(1);
    const world = plain(outlines as unknown as World, detail);
    this.countries = feature(world, world.objects.countries).features;
    this.borders = this.line(mesh(world, world.objects.countries, (one, other) => one !== other));
  }

  line(what: GeoPermissibleObjects): string {
    return this.path(what) ?? '';
  }

  /** All in one; with `smallest` only those that cover more square units. */
  lines(all: GeoPermissibleObjects[], smallest = 0): string {
    return all
      .filter((one) => !smallest || this.path.area(one) > smallest)
      .map((one) => this.line(one))
      .join('');
  }
}

/** Outlines without what is smaller than some square degrees. */
export function plain<T extends Topology>(topology: T, detail: number): T {
  return simplify(presimplify(topology as Topology as World), detail) as Topology as T;
}

const projection = (cone: Cone, extent: Extent) =>
  geoConicEqualArea()
    .parallels(cone.parallels)
    .rotate([-cone.meridian, 0])
    .center([0, cone.middle])
    .scale(cone.scale)
    .translate(cone.origin)
    .clipExtent(extent)
    .precision(0.4);
