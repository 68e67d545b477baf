import { expect, it } from 'vitest';
import type { MapEnd } from '../../../web/src/features/route/map/map-route.ts';
import { namedAtLeft, placesOf } from '../../../web/src/features/route/map/route-places.ts';

const end = (iata: string, lat: number, lon: number): MapEnd => ({
  ...{ id: iata, iata, type: 'large_airport', lat, lon },
});
const [ams, dub, icn] = [end('AMS', 52.3, 4.8), end('DUB', 53.4, -6.3), end('ICN', 37.5, 126.5)];
const [akl, lax] = [end('AKL', -37, 174.8), end('LAX', 33.9, -118.4)];

it('sees a long route whole: its middle lies further north than both ends', () => {
  const [from, to, middle] = placesOf([{ from: ams, to: icn }]);
  expect([from, to]).toEqual([ams, icn]);
  expect(middle?.lat).toBeGreaterThan(60);
  expect(middle?.lon).toBeGreaterThan(ams.lon);
  expect(middle?.lon).toBeLessThan(icn.lon);
});

it('names an airport on the side where its arcs are not', () => {
  expect([...namedAtLeft([{ from: ams, to: dub }])]).toEqual(['DUB']);
  expect([...namedAtLeft([{ from: ams, to: icn }])]).toEqual(['AMS']);
  expect([...namedAtLeft([...[dub, icn].map((to) => ({ from: ams, to }))])].sort()).toEqual(['AMS', 'DUB']);
  // Over the Pacific, the short way: eastwards.
  expect([...namedAtLeft([{ from: akl, to: lax }])]).toEqual(['AKL']);
});
