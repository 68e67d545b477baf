import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/**
 * Lines of points on the Web Mercator square: x from 0 (180° W) to 1 (180° E), y from 0 (85.05° N) to 1
 * (85.05° S).
 */
export type Lines = Position[][];

const atlas = (resolution: '110m' | '50m'): Atlas =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`), 'utf8'),
  );

/**
 * Returns the projection from the sphere to Web Mercator. d3 cuts at the antimeridian, closes Antarctica
 * along the pole and clips to the square, which raw longitudes would not. Precision 0 adds no points because
 * the source points are close enough.
 */
const projection = () =>
  geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5])
    .precision(0);

/**
 * Returns the coasts as closed rings, including seas within land (the Caspian), to fill by the even-odd rule.
 */
export function landRings(resolution: '110m' | '50m'): Lines {
  const topology = atlas(resolution);
  const land = feature(topology, topology.objects.land) as FeatureCollection<Polygon | MultiPolygon>;
  return land.features.flatMap(({ geometry }) => {
    const flat = geoProject(geometry, projection());
    return flat.type === 'Polygon' ? flat.coordinates : flat.coordinates.flat();
  });
}

/** Returns the land borders of countries, each once. */
export function borderLines(resolution: '110m' | '50m'): Lines {
  const topology = atlas(resolution);
  const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other);
  return (geoProject(borders, projection()) as MultiLineString).coordinates;
}

/** Returns every country with its name, on the same square. */
export function countries(
  resolution: '110m' | '50m',
): FeatureCollection<Polygon | MultiPolygon, { name: string }> {
  const topology = atlas(resolution);
  const all = feature(topology, topology.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    { name: string }
  >;
  return {
    type: 'FeatureCollection',
    features: all.features.map((country) => ({
      ...country,
      geometry: geoProject(country.geometry, projection()),
    })),
  };
}
