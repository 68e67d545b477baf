import { affinity, NEAREST_KM } from './friction.ts';
import { splitGroups } from './groups.ts';
import { coldness, residentTrips, standing, sunFactor, sunniness } from './mass.ts';
import { DEMAND_PARAMETERS, type DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';
import { CAPITAL_SHARE, pairTraits, type World } from './traits.ts';

/** Distance from which the standing of places counts more abroad. */
export const FAR_KM = 1500;
/** Distance from which the smaller place of a domestic pair tells the more the larger it is. */
export const REACH_KM = 800;
/** Limit of the exponent, so that no pair runs away. */
export const METROPOLIS_LIMIT = 8;

/** A place with what follows from it alone, worked out once instead of for each pair. */
export interface Market extends Place {
  sun: number;
  standing: number;
  /** Where it lies on a sphere of radius 1. */
  x: number;
  y: number;
  z: number;
  /** What those who seek the sun have to wish for. */
  coldness: number;
  /** Square root of the income, PPP dollars a head. */
  rootIncome: number;
  /** The airport of a capital. */
  isCapital: boolean;
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
  const [lat, lon] = [(place.lat * Math.PI) / 180, (place.lon * Math.PI) / 180];
  return {
    ...place,
    sun: sunniness(place),
    standing: standing(place, residentTrips(place, parameters)),
    x: Math.cos(lat) * Math.cos(lon),
    y: Math.cos(lat) * Math.sin(lon),
    z: Math.sin(lat),
    coldness: coldness(place.lat, parameters.sunSeeking),
    rootIncome: Math.sqrt(Math.max(1, place.income)),
    isCapital: place.capital > CAPITAL_SHARE,
  };
}

/** How the standing of two places tells on what they exchange, by distance (km) and border. */
export interface StandingEffect {
  /** Exponent of both standings; below zero, since large places exchange enough with others. */
  thinning: number;
  /** Exponent of the larger one at home: domestic networks are drawn around their largest airports. */
  hub: number;
  /** Exponent of the smaller one at home: only large places exchange much over long distances, small ones with a hub near by. */
  reach: number;
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
  reach: domestic ? parameters.domesticReach * Math.log(Math.max(NEAREST_KM, km) / REACH_KM) : 0,
  metropolis: domestic ? 0 : parameters.metropolis * Math.max(0, Math.log(km / FAR_KM)),
});

/** Factor on what two places exchange by their standings.  */
export function standingFactor(
  a: number,
  b: number,
  { thinning, hub, reach, metropolis }: StandingEffect,
): number {
  const large = Math.min(METROPOLIS_LIMIT, metropolis * Math.max(0, a) * Math.max(0, b));
  return Math.exp(thinning * a * b + large + hub * Math.max(a, b) + reach * Math.min(a, b));
}

/** The number of trips for `servedShare`, at home or across a border. */
export const thinTripsOf = (domestic: boolean, parameters: DemandParameters): number =>
  domestic ? parameters.thinHome : parameters.thinAbroad;

/**
 * Share of the trips wished for that are: where few wish to go, nobody flies, and people choose another place. `half` is
 * the number a year, both ways, of which half is left.
 */
export const servedShare = (wished: number, half: number): number => wished / (wished + half);

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
  const border = traits.domestic ? 1 : a.abroad * b.abroad;
  const factor = border * standingFactor(a.standing, b.standing, effect);
  const bonds = 2 * factor * bond * a.bond * b.bond;
  const toB = a.outbound * b.inbound * sunFactor(a.coldness, b.coldness, b.sun);
  const toA = b.outbound * a.inbound * sunFactor(b.coldness, a.coldness, a.sun);
  const holidays = 2 * factor * leisure * (toB + toA);
  const share = servedShare(bonds + holidays, thinTripsOf(traits.domestic, parameters));
  return { km: traits.km, ...splitGroups(share * bonds, share * holidays, traits.km, a.income, b.income) };
}
