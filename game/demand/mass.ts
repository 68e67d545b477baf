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

/** Share of an airport's journeys that its own people begin, at least. */
const LEAST_RESIDENTS = 0.2;
/** Share of them that visitors begin, at most. */
const MOST_VISITORS = 0.8;

/** Trips a year that the visitors of a place begin, as far as its airport is known to have them. */
const visitorTrips = (place: Place): number =>
  Math.min(place.visitors_m, (MOST_VISITORS / 2) * place.capacity) * 1e6;

/**
 * Trips a year that the people of a place begin, before the destinations within reach are weighed: what people and incomes
 * promise, drawn towards what the airport's size tells.
 */
export function residentTrips(place: Place, parameters: DemandParameters): number {
  const captivity = 1 + parameters.island * Math.exp(-place.landmass_km2 / ISLAND_KM2);
  const promised =
    place.population *
    propensity(place.income, parameters) *
    captivity *
    Math.exp(parameters.capital * Math.min(1, place.capital)) *
    ((place.neighbours_m + 0.1) / USUAL_NEIGHBOURS_M) ** -parameters.neighbours;
  const journeys = (place.capacity / 2) * 1e6;
  const told = Math.max(LEAST_RESIDENTS * journeys, journeys - parameters.visitorShare * visitorTrips(place));
  return promised ** (1 - parameters.capacity) * told ** parameters.capacity;
}

/** Weight of a place among the tourist destinations. */
export const touristWeight = (place: Place, parameters: DemandParameters): number => {
  const trips = visitorTrips(place) / 1e6;
  return trips > 0 ? trips ** parameters.tourismExponent : 0;
};

/** Size of a place for the thinning of exchange among large ones: 0 for a usual one, in logarithms. */
export const standing = (place: Place, trips: number): number =>
  Math.log(trips + place.visitors_m * 5e5 + 1000) - LOG_USUAL;

const LOG_USUAL = Math.log(1000) + 6;

/** 0–1: how much sun a holiday by the sea is sure to have. */
export function sunniness(place: { lat: number; coast_km: number }): number {
  const warmth = Math.max(0, Math.min(1, (44 - Math.abs(place.lat)) / 8));
  return warmth * (place.coast_km < 25 ? 1 : 0.3);
}

/** Latitudes, degrees, beyond which it gets no warmer and no colder to those who seek the sun. */
const WARMEST_LAT = 15;
const COLDEST_LAT = 55;

/** How much those who seek the sun have to wish for at a latitude (degrees); the ratio of two is what they gain. */
export const coldness = (lat: number, sunSeeking: number): number =>
  Math.exp((sunSeeking * Math.max(WARMEST_LAT, Math.min(COLDEST_LAT, Math.abs(lat)))) / 10);

/** Factor on holidays from one coldness to another where the sun shines to this degree. */
export const sunFactor = (from: number, to: number, sun: number): number => 1 + sun * (from / to - 1);
