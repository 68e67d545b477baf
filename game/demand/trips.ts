import { NEAREST_KM } from '../operations/flight/nearest.ts';
import { affinity } from './friction.ts';
import { splitGroups } from './groups.ts';
import { coldness, prominence, residentTrips, sunFactor, sunniness } from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';
import { CAPITAL_SHARE, type PairData, pairTraits } from './traits.ts';

/** Distance (km) from which prominence counts more for international pairs. */
export const FAR_KM = 1500;
/** Distance (km) from which the smaller place's prominence raises the demand of a domestic pair. */
export const REACH_KM = 800;
/** Upper limit of the exponent, to prevent extreme values. */
export const METROPOLIS_LIMIT = 8;

/** A place with derived values, computed once instead of per pair. */
export interface DemandPlace extends Place {
  sun: number;
  prominence: number;
  /** Position on a sphere of radius 1. */
  x: number;
  y: number;
  z: number;
  /** Sunshine that sun seekers lack here: see `coldness` in mass.ts. */
  coldness: number;
  /** Square root of the income, PPP dollars per person. */
  rootIncome: number;
  /** Whether it is the airport of a capital. */
  isCapital: boolean;
}

/** One-way trips per year between two places, both directions together, by passenger group. Fractional. */
export interface PairDemand {
  km: number;
  leisure: number;
  business: number;
  premium: number;
  total: number;
}

/** Adds the derived values to a place. */
export function toDemandPlace(place: Place, parameters: DemandParameters = DEMAND_PARAMETERS): DemandPlace {
  const [lat, lon] = [(place.lat * Math.PI) / 180, (place.lon * Math.PI) / 180];
  return {
    ...place,
    sun: sunniness(place),
    prominence: prominence(place, residentTrips(place, parameters)),
    x: Math.cos(lat) * Math.cos(lon),
    y: Math.cos(lat) * Math.sin(lon),
    z: Math.sin(lat),
    coldness: coldness(place.lat, parameters.sunSeeking),
    rootIncome: Math.sqrt(Math.max(1, place.income)),
    isCapital: place.capital > CAPITAL_SHARE,
  };
}

/** Effect of two places' prominence on their exchange, by distance (km) and border. */
export interface ProminenceEffect {
  /** Exponent of both values. Negative because large places exchange enough with others. */
  thinning: number;
  /**
   * Exponent of the larger one for domestic pairs, because domestic networks centre on the largest airports.
   */
  hub: number;
  /**
   * Exponent of the smaller one for domestic pairs. Only large places exchange much over long distances.
   * Small ones exchange with a nearby hub.
   */
  reach: number;
  /**
   * Exponent of both if both are large. Over long international distances, only large places exchange much.
   */
  metropolis: number;
}

export const prominenceEffect = (
  domestic: boolean,
  km: number,
  parameters: DemandParameters,
): ProminenceEffect => ({
  thinning: parameters.thinning,
  hub: domestic ? parameters.domesticHub : 0,
  reach: domestic ? parameters.domesticReach * Math.log(Math.max(NEAREST_KM, km) / REACH_KM) : 0,
  metropolis: domestic ? 0 : parameters.metropolis * Math.max(0, Math.log(km / FAR_KM)),
});

/** Returns the factor of prominence on the exchange between two places. */
export function prominenceFactor(
  a: number,
  b: number,
  { thinning, hub, reach, metropolis }: ProminenceEffect,
): number {
  const large = Math.min(METROPOLIS_LIMIT, metropolis * Math.max(0, a) * Math.max(0, b));
  return Math.exp(thinning * a * b + large + hub * Math.max(a, b) + reach * Math.min(a, b));
}

/** Returns the number of trips for `servedShare`, for domestic or international pairs. */
export const thinTripsOf = (domestic: boolean, parameters: DemandParameters): number =>
  domestic ? parameters.thinHome : parameters.thinAbroad;

/**
 * Returns the share of potential trips that happen. With little demand there is no flight, and people choose
 * another destination. `half` is the number per year, both ways, at which half remain.
 */
export const servedShare = (wished: number, half: number): number => wished / (wished + half);

/**
 * Returns the demand for air trips per year between two places, both ways, regardless of supply. Symmetric.
 * Zero below 50 km. A return journey counts as two trips.
 */
export function pairDemand(
  a: DemandPlace,
  b: DemandPlace,
  world: PairData,
  parameters: DemandParameters = DEMAND_PARAMETERS,
): PairDemand {
  const traits = pairTraits(a, b, world);
  const { bond, leisure } = affinity(traits, parameters);
  const effect = prominenceEffect(traits.domestic, traits.km, parameters);
  const border = traits.domestic ? 1 : a.abroad * b.abroad;
  const factor = border * prominenceFactor(a.prominence, b.prominence, effect);
  const bonds = 2 * factor * bond * a.bond * b.bond;
  const toB = a.outbound * b.inbound * sunFactor(a.coldness, b.coldness, b.sun);
  const toA = b.outbound * a.inbound * sunFactor(b.coldness, a.coldness, a.sun);
  const holidays = 2 * factor * leisure * (toB + toA);
  const share = servedShare(bonds + holidays, thinTripsOf(traits.domestic, parameters));
  return { km: traits.km, ...splitGroups(share * bonds, share * holidays, traits.km, a.income, b.income) };
}
