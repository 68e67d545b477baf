import { NEAREST_KM } from '../operations/flight/nearest.ts';
import { affinity } from './friction.ts';
import { splitGroups } from './groups.ts';
import {
  coldness,
  hubSize,
  prominence,
  residentTrips,
  runwayLack,
  sunFactor,
  sunniness,
  sunReach,
} from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';
import { type PairData, pairTraits } from './traits.ts';

/** Distance (km) from which international trips gather at gateways. */
export const LONG_KM = 3000;
/** Distance (km) from which the smaller place's prominence raises the demand of a domestic pair. */
export const REACH_KM = 800;

/** A place with derived values, computed once instead of per pair. */
export interface DemandPlace extends Place {
  sun: number;
  prominence: number;
  hub: number;
  /** How readily long trips begin here, as a logarithm per logarithm of the distance over `LONG_KM`. */
  gateway: number;
  /** Position on a sphere of radius 1. */
  x: number;
  y: number;
  z: number;
  /** Sunshine that sun seekers lack here: see `coldness` in mass.ts. */
  coldness: number;
  /** Square root of the income, PPP dollars per person. */
  rootIncome: number;
}

/** One-way trips per year between two places, both directions together, by passenger group. Fractional. */
export interface PairDemand {
  km: number;
  leisure: number;
  business: number;
  premium: number;
  total: number;
}

/** Returns how readily long trips begin at a place. */
export const gateway = (place: Place, { hubFar, runwayFar }: DemandParameters): number =>
  hubFar * hubSize(place) + runwayFar * runwayLack(place);

/** Adds the derived values to a place. */
export function toDemandPlace(place: Place, parameters: DemandParameters = DEMAND_PARAMETERS): DemandPlace {
  const [lat, lon] = [(place.lat * Math.PI) / 180, (place.lon * Math.PI) / 180];
  return {
    ...place,
    sun: sunniness(place),
    prominence: prominence(place, residentTrips(place, parameters)),
    hub: hubSize(place),
    gateway: gateway(place, parameters),
    x: Math.cos(lat) * Math.cos(lon),
    y: Math.cos(lat) * Math.sin(lon),
    z: Math.sin(lat),
    coldness: coldness(place.lat, parameters.sunSeeking),
    rootIncome: Math.sqrt(Math.max(1, place.income)),
  };
}

/**
 * Returns the factor of two places' prominence on a domestic exchange: networks centre on the largest airports, and only
 * large places exchange much over long distances. Small ones exchange with a nearby hub.
 */
export const prominenceFactor = (
  a: number,
  b: number,
  km: number,
  { domesticBoth, domesticHub, domesticReach }: DemandParameters,
): number =>
  Math.exp(
    domesticBoth * a * b + domesticHub * Math.max(a, b) + domesticReach * logReach(km) * Math.min(a, b),
  );

const logReach = (km: number): number => Math.log(Math.max(NEAREST_KM, km) / REACH_KM);

/** Returns the factor of two gateways on an international exchange. */
export const gatewayFactor = (
  a: Pick<DemandPlace, 'gateway' | 'hub'>,
  b: Pick<DemandPlace, 'gateway' | 'hub'>,
  km: number,
  { hubBoth }: DemandParameters,
): number =>
  km <= LONG_KM ? 1 : Math.exp(Math.log(km / LONG_KM) * (a.gateway + b.gateway + hubBoth * a.hub * b.hub));

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
  const factor = traits.domestic
    ? prominenceFactor(a.prominence, b.prominence, traits.km, parameters)
    : a.abroad * b.abroad * gatewayFactor(a, b, traits.km, parameters);
  const bonds = 2 * factor * bond * a.bond * b.bond;
  const reach = sunReach(traits.km);
  const toB = a.outbound * b.inbound * sunFactor(a.coldness, b.coldness, reach * b.sun);
  const toA = b.outbound * a.inbound * sunFactor(b.coldness, a.coldness, reach * a.sun);
  const holidays = 2 * factor * leisure * (toB + toA);
  const share = servedShare(bonds + holidays, thinTripsOf(traits.domestic, parameters));
  return { km: traits.km, ...splitGroups(share * bonds, share * holidays, traits.km, a.income, b.income) };
}
