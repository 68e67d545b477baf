import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affinity } from '#game/demand/friction.ts';
import { groundLinks, LINKED_KM, stillFlying } from '#game/demand/ground-links.ts';
import { DEMAND_PARAMETERS } from '#game/demand/parameters.ts';
import { pairTraits } from '#game/demand/traits.ts';
import { pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { loadPlaces, loadWorld } from '#scripts/research/demand/load.ts';

const world = loadWorld();
const CODES = ['VIE', 'GRZ', 'LNZ', 'BUD', 'FRA', 'STR', 'BGO', 'SVG', 'KTM', 'PKR', 'PMI', 'IBZ', 'MAD'];
const markets = new Map(loadPlaces(new Set(CODES)).map((place) => [place.iata, toDemandPlace(place)]));
const marketAt = (code: string) => {
  const market = markets.get(code);
  if (!market) throw new Error(`${code} is not an airport`);
  return market;
};
const demandOf = (a: string, b: string) => pairDemand(marketAt(a), marketAt(b), world).total;
/** Returns the demand without motorways and railways. */
const without = (a: string, b: string) =>
  pairDemand(marketAt(a), marketAt(b), { ...world, ground: () => 0 }).total;

describe('motorways and railways', () => {
  it('leave few air passengers between Vienna and Graz, and do not matter where there are none', () => {
    expect(demandOf('VIE', 'GRZ')).toBeLessThan(40_000);
    expect(without('VIE', 'GRZ')).toBeGreaterThan(100_000);
    for (const [a, b] of [
      ['VIE', 'LNZ'],
      ['FRA', 'STR'],
      ['VIE', 'BUD'],
    ] as const)
      expect(demandOf(a, b) / without(a, b)).toBeLessThan(0.35);
    expect(demandOf('KTM', 'PKR')).toBe(without('KTM', 'PKR'));
    expect(demandOf('BGO', 'SVG') / without('BGO', 'SVG')).toBeGreaterThan(0.6);
  });

  it('do not matter across the sea or beyond driving distance', () => {
    expect(demandOf('PMI', 'IBZ')).toBe(without('PMI', 'IBZ'));
    expect(demandOf('FRA', 'MAD')).toBe(without('FRA', 'MAD'));
    const link = pairTraits(marketAt('PMI'), marketAt('IBZ'), world);
    expect(affinity(link, DEMAND_PARAMETERS)).toEqual(
      affinity({ ...link, groundLink: 0 }, DEMAND_PARAMETERS),
    );
  });

  it('matter less with each kilometre, and more with density', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const km = fc.double({ min: 50, max: 600, noNaN: true });
    fc.assert(
      fc.property(km, km, part, part, (one, other, thin, dense) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [Math.min(thin, dense), Math.max(thin, dense)];
        expect(stillFlying(far, more)).toBeGreaterThanOrEqual(stillFlying(near, more));
        expect(stillFlying(near, less)).toBeGreaterThanOrEqual(stillFlying(near, more));
        expect(stillFlying(near, more)).toBeGreaterThan(0.2);
        expect(stillFlying(LINKED_KM, more)).toBe(1);
      }),
    );
  });

  it('depend on the density in both countries, in either order', () => {
    const links = groundLinks([
      { country: 'AA', area_km2: 10_000, motorway_km: 300, rail_km: 0 },
      { country: 'BB', area_km2: 10_000, motorway_km: 0, rail_km: 300 },
      { country: 'CC', area_km2: null, motorway_km: 300, rail_km: 300 },
    ]);
    expect(links('AA', 'AA')).toBe(1);
    expect(links('BB', 'BB')).toBeCloseTo(0.5, 6);
    expect(links('AA', 'BB')).toBeCloseTo(Math.sqrt(0.5), 6);
    expect(links('AA', 'BB')).toBe(links('BB', 'AA'));
    for (const other of ['CC', 'DD']) expect(links('AA', other)).toBe(0);
  });
});
