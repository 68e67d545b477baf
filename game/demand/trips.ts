import { affinity } from './friction.ts';
import { splitGroups } from './groups.ts';
import { residentTrips, standing, sunFactor, sunniness } from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';
import { pairTraits, type World } from './traits.ts';

/** Distance from which the standing of places counts more abroad. */
const FAR_KM = 1500;

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

/** How the standing of two places tells on what they exchange, by distance (km) and border. */
export interface StandingEffect {
  /** Exponent of both standings; below zero, since large places exchange enough with others. */
  thinning: number;
  /** Exponent of the larger one at home: domestic networks are drawn around their largest airports. */
  hub: number;
  /** Exponent of both where both are large: far abroad, only large places exchange much. */
  metropolis: number;
}

export const standingEffect = (
  domestic: boolean,
  km: number,
  parameters: DemandParameters,
): StandingEffect => ({
  thinning: parameters.thinning,
  hub: domestic ? parameters.domesticHub : 0,
  metropolis: domestic ? 0 : parameters.metropolis * Math.max(0, Math.log(km / FAR_KM)),
});

/** Factor on what two places exchange by their standings. The exponents have limits, so that no pair runs away. */
export function standingFactor(a: number, b: number, { thinning, hub, metropolis }: StandingEffect): number {
  const both = Math.max(-3, Math.min(3, thinning * a * b));
  const large = Math.min(5, metropolis * Math.max(0, a) * Math.max(0, b));
  return Math.exp(both + large + hub * Math.max(a, b));
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
  const { bond, leisure } = affinity(traits, parameters);
  const effect = standingEffect(traits.domestic, traits.km, parameters);
  const factor = standingFactor(a.standing, b.standing, effect);
  const bonds = 2 * factor * bond * a.bond * b.bond;
  const toB = a.outbound * b.inbound * sunFactor(a.lat, b.lat, b.sun, parameters.sunSeeking);
  const toA = b.outbound * a.inbound * sunFactor(b.lat, a.lat, a.sun, parameters.sunSeeking);
  const holidays = 2 * factor * leisure * (toB + toA);
  return { km: traits.km, ...splitGroups(bonds, holidays, traits.km, a.income, b.income) };
}
