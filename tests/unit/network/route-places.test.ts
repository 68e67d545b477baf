import { expect, it } from 'vitest';
import type { MapEnd } from '#web/features/network/map/map-route.ts';
import { namedAtLeft, placesOf } from '#web/features/network/map/route-places.ts';

const end = (iata: string, lat: number, lon: number): MapEnd => ({
  id: iata,
  iata,
  type: 'large_airport',
  lat,
  lon,
});
const [ams, dub, icn] = [end('AMS', 52.3, 4.8), end('DUB', 53.4, -6.3), end('ICN', 37.5, 126.5)];
const [akl, lax] = [end('AKL', -37, 174.8), end('LAX', 33.9, -118.4)];

it('includes the middle of a long route, which is further north than both ends', () => {
  const [from, to, middle] = placesOf([{ from: ams, to: icn }]);
  expect([from, to]).toEqual([ams, icn]);
  expect(middle?.lat).toBeGreaterThan(60);
  expect(middle?.lon).toBeGreaterThan(ams.lon);
  expect(middle?.lon).toBeLessThan(icn.lon);
});

it("puts an airport's name on the side away from its arcs", () => {
  expect([...namedAtLeft([{ from: ams, to: dub }])]).toEqual(['DUB']);
  expect([...namedAtLeft([{ from: ams, to: icn }])]).toEqual(['AMS']);
  expect([...namedAtLeft([...[dub, icn].map((to) => ({ from: ams, to }))])].sort()).toEqual(['AMS', 'DUB']);
  // Across the Pacific, the shorter way is east.
  expect([...namedAtLeft([{ from: akl, to: lax }])]).toEqual(['AKL']);
});
