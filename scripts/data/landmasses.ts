import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { EARTH_RADIUS_KM } from '#game/world/airport/geo.ts';
import { KM_PER_DEGREE } from './nearby.ts';

const BIN_DEGREES = 0.05;
const CELL_DEGREES = 0.5;
/** Airports and towns further from the shore than this are on land that the map does not draw. */
const SHORE_KM = 25;
const RADIANS = Math.PI / 180;

interface Edge {
  a: Position;
  b: Position;
  land: number;
}

/** The landmasses of the world, numbered in the order of Natural Earth. */
export interface Landmasses {
  /** Returns the key of the landmass at a point, or −1. */
  at(lat: number, lon: number): number;
  /** Returns the area in km². */
  area(land: number): number;
  /** Returns the distance to the nearest shore in km. Exact within about 150 km. */
  coastKm(lat: number, lon: number): number;
}

/** Returns the area on the sphere, km². */
function ringArea(ring: Position[]): number {
  let sum = 0;
  for (let index = 0; index + 1 < ring.length; index++) {
    const [lonA = 0, latA = 0] = ring[index] ?? [];
    const [lonB = 0, latB = 0] = ring[index + 1] ?? [];
    sum += (lonB - lonA) * RADIANS * (2 + Math.sin(latA * RADIANS) + Math.sin(latB * RADIANS));
  }
  return Math.abs((sum * EARTH_RADIUS_KM ** 2) / 2);
}

/** Returns an edge as drawn, and a second time beyond the antimeridian if it crosses or follows it. */
function unwrapped([lonA = 0, latA = 0]: Position, [lonB = 0, latB = 0]: Position): [Position, Position][] {
  const jump = lonB - lonA > 180 ? -360 : lonB - lonA < -180 ? 360 : 0;
  const follows = Math.abs(lonA) > 179.999 && Math.abs(lonB) > 179.999;
  const shifts = jump !== 0 ? [0, -jump] : follows ? [0, lonA < 0 ? 360 : -360] : [0];
  return shifts.map((shift) => [
    [lonA + shift, latA],
    [lonB + jump + shift, latB],
  ]);
}

function polygonsOfTheWorld(): Position[][][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    const shape = geometry as Polygon | MultiPolygon;
    return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  });
}

const push = <T>(map: Map<number, T[]>, key: number, value: T) => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};
const cellKey = (row: number, column: number) => row * 1000 + column;

/**
 * Reads the land of the world (Natural Earth 1:10m from world-atlas, public domain) for look-ups by point.
 */
export function readLandmasses(): Landmasses {
  const polygons = polygonsOfTheWorld();
  const areas = polygons.map(([outer = [], ...holes]) =>
    holes.reduce((area, hole) => area - ringArea(hole), ringArea(outer)),
  );
  const bins = new Map<number, Edge[]>();
  const shore = new Map<number, { lon: number; lat: number; land: number }[]>();

  const addEdge = (a: Position, b: Position, land: number) => {
    const [lonA = 0, latA = 0] = a;
    const [lonB = 0, latB = 0] = b;
    const last = Math.floor(Math.max(latA, latB) / BIN_DEGREES);
    for (let bin = Math.floor(Math.min(latA, latB) / BIN_DEGREES); bin <= last; bin++) {
      push(bins, bin, { a, b, land });
    }
    const steps = Math.max(1, Math.ceil(Math.hypot(lonB - lonA, latB - latA) / 0.1));
    for (let step = 0; step < steps; step++) {
      const lon = lonA + ((lonB - lonA) * step) / steps;
      const lat = latA + ((latB - latA) * step) / steps;
      push(shore, cellKey(Math.floor(lat / CELL_DEGREES), Math.floor(lon / CELL_DEGREES)), {
        lon,
        lat,
        land,
      });
    }
  };
  polygons.forEach((rings, land) => {
    for (const ring of rings) {
      for (let index = 0; index + 1 < ring.length; index++) {
        for (const [a, b] of unwrapped(ring[index] ?? [], ring[index + 1] ?? [])) addEdge(a, b, land);
      }
    }
  });

  const nearestShore = (lat: number, lon: number) => {
    const row = Math.floor(lat / CELL_DEGREES);
    const column = Math.floor(lon / CELL_DEGREES);
    const shrink = Math.cos(lat * RADIANS);
    let best = { km: 999, land: -1 };
    for (let ring = 0; ring <= 6; ring++) {
      for (let dy = -ring; dy <= ring; dy++) {
        for (let dx = -ring; dx <= ring; dx++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
          for (const point of shore.get(cellKey(row + dy, column + dx)) ?? []) {
            const km = Math.hypot((point.lon - lon) * shrink, point.lat - lat) * KM_PER_DEGREE;
            if (km < best.km) best = { km, land: point.land };
          }
        }
      }
      if (best.km < ring * CELL_DEGREES * KM_PER_DEGREE * Math.max(0.2, shrink)) break;
    }
    return best;
  };

  return {
    area: (land) => areas[land] ?? 0,
    coastKm: (lat, lon) => nearestShore(lat, lon).km,
    at(lat, lon) {
      const inside = new Set<number>();
      for (const { a, b, land } of bins.get(Math.floor(lat / BIN_DEGREES)) ?? []) {
        const [lonA = 0, latA = 0] = a;
        const [lonB = 0, latB = 0] = b;
        const crosses =
          latA > lat !== latB > lat && lon < ((lonB - lonA) * (lat - latA)) / (latB - latA) + lonA;
        if (crosses && !inside.delete(land)) inside.add(land);
      }
      const [land] = inside;
      if (land !== undefined) return land;
      const nearest = nearestShore(lat, lon);
      return nearest.km < SHORE_KM ? nearest.land : -1;
    },
  };
}
