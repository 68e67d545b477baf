import type { DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';

/** Area at which an island's captivity has fallen to 37%, km². */
const ISLAND_KM2 = 120_000;
/** People within reach over land at which the exponent has no effect, millions. */
const USUAL_NEIGHBOURS_M = 10;

/** Trips a year by air that a person of this income (PPP dollars a head) begins, other things being usual. */
export function propensity(income: number, parameters: DemandParameters): number {
  const { saturation, incomeMidpoint, incomeSteepness } = parameters;
  return saturation / (1 + (Math.max(1, income) / incomeMidpoint) ** -incomeSteepness);
}

/** Trips a year that the people of a place begin, before the destinations within reach are weighed. */
export function residentTrips(place: Place, parameters: DemandParameters): number {
  const captivity = 1 + parameters.island * Math.exp(-place.landmass_km2 / ISLAND_KM2);
  return (
    place.population *
    propensity(place.income, parameters) *
    captivity *
    (place.capacity + 0.02) ** parameters.capacity *
    Math.exp(parameters.capital * Math.min(1, place.capital)) *
    ((place.neighbours_m + 0.1) / USUAL_NEIGHBOURS_M) ** -parameters.neighbours
  );
}

/** Weight of a place among the tourist destinations. */
export const touristWeight = (place: Place, parameters: DemandParameters): number =>
  place.visitors_m > 0 ? place.visitors_m ** parameters.tourismExponent : 0;

/** Size of a place for the thinning of exchange among large ones: 0 for a usual one, in logarithms. */
export const standing = (place: Place, trips: number): number =>
  Math.log(trips + place.visitors_m * 5e5 + 1000) - LOG_USUAL;

const LOG_USUAL = Math.log(1000) + 6;

/** 0–1: how much sun a holiday by the sea is sure to have. */
export function sunniness(place: { lat: number; coast_km: number }): number {
  const warmth = Math.max(0, Math.min(1, (44 - Math.abs(place.lat)) / 8));
  return warmth * (place.coast_km < 25 ? 1 : 0.3);
}

/** Factor on holidays from one latitude to another (degrees) where the sun shines to this degree. */
export function sunFactor(fromLat: number, toLat: number, sun: number, sunSeeking: number): number {
  const steps = Math.max(-4, Math.min(4, (Math.abs(fromLat) - Math.abs(toLat)) / 10));
  return 1 + sun * (Math.exp(sunSeeking * steps) - 1);
}
