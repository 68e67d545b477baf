import { type Affinity, affinity } from './friction.ts';
import { splitGroups } from './groups.ts';
import { residentTrips, standing, sunFactor, sunniness } from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';
import { pairTraits, type World } from './traits.ts';

/** A place with what follows from it alone, worked out once instead of for each pair. */
export interface Market extends Place {
  sun: number;
  standing: number;
}

/** Trips a year between two places, both ways together, one way each, by passenger group. Fractions are kept. */
export interface PairDemand {
  km: number;
  leisure: number;
  business: number;
  premium: number;
  total: number;
}

/** Makes a market of a place. */
export function toMarket(place: Place, parameters: DemandParameters = DEMAND_PARAMETERS): Market {
  return {
    ...place,
    sun: sunniness(place),
    standing: standing(place, residentTrips(place, parameters)),
  };
}

/** Factor between places by their standing; at most 20 either way. */
export const thinningFactor = (a: number, b: number, { thinning }: DemandParameters): number =>
  Math.exp(Math.max(-3, Math.min(3, thinning * a * b)));

/** The affinity of two markets with the thinning, and with what the sun adds to holidays in either direction. */
export function marketAffinity(
  a: Market,
  b: Market,
  { bond, leisure }: Affinity,
  parameters: DemandParameters,
): { bond: number; holidaysAt: { a: number; b: number } } {
  const thin = thinningFactor(a.standing, b.standing, parameters);
  return {
    bond: bond * thin,
    holidaysAt: {
      a: leisure * thin * sunFactor(b.lat, a.lat, a.sun, parameters.sunSeeking),
      b: leisure * thin * sunFactor(a.lat, b.lat, b.sun, parameters.sunSeeking),
    },
  };
}

/**
 * Air trips a year that people want to make between two places, both ways, whether or not anybody flies there. Symmetric;
 * zero below 50 km. Each trip is there or back: a return journey counts as two.
 */
export function pairDemand(
  a: Market,
  b: Market,
  world: World,
  parameters: DemandParameters = DEMAND_PARAMETERS,
): PairDemand {
  const traits = pairTraits(a, b, world);
  const { bond, holidaysAt } = marketAffinity(a, b, affinity(traits, parameters), parameters);
  const bonds = 2 * a.bond * b.bond * bond;
  const holidays = 2 * (a.outbound * b.inbound * holidaysAt.b + b.outbound * a.inbound * holidaysAt.a);
  return { km: traits.km, ...splitGroups(bonds, holidays, traits.km, a.income, b.income) };
}
