import type { DemandParameters } from './parameters.ts';
import type { Place } from './place.ts';

/** Area (km²) at which the additional travel from an island has fallen to 37%. */
const ISLAND_KM2 = 120_000;
/** People within reach over land (millions) at which the exponent has no effect. */
const USUAL_NEIGHBOURS_M = 10;

/**
 * Returns the air trips per year that a person with this income (PPP dollars per person) begins, all else
 * being average.
 */
export function propensity(income: number, parameters: DemandParameters): number {
  const { saturation, incomeMidpoint, incomeSteepness } = parameters;
  return saturation / (1 + (Math.max(1, income) / incomeMidpoint) ** -incomeSteepness);
}

/** Minimum share of an airport's journeys that residents begin. */
const MIN_RESIDENTS = 0.2;
/** Maximum share that visitors begin. */
const MAX_VISITORS = 0.8;

/** Returns the trips per year that visitors of a place begin, within the known capacity of its airport. */
const visitorTrips = (place: Place): number =>
  Math.min(place.visitors_m, (MAX_VISITORS / 2) * place.capacity) * 1e6;

/**
 * Returns the trips per year that residents of a place begin, before weighing the destinations within reach.
 * It combines the estimate from population and income with the one from the airport's size.
 */
export function residentTrips(place: Place, parameters: DemandParameters): number {
  const captivity = 1 + parameters.island * Math.exp(-place.landmass_km2 / ISLAND_KM2);
  const promised =
    place.population *
    propensity(place.income, parameters) *
    captivity *
    ((place.neighbours_m + 0.1) / USUAL_NEIGHBOURS_M) ** -parameters.neighbours;
  const journeys = (place.capacity / 2) * 1e6;
  const told = Math.max(MIN_RESIDENTS * journeys, journeys - parameters.visitorShare * visitorTrips(place));
  return promised ** (1 - parameters.capacity) * told ** parameters.capacity;
}

/** Returns the weight of a place among tourist destinations. */
export const touristWeight = (place: Place, parameters: DemandParameters): number => {
  const trips = visitorTrips(place) / 1e6;
  return trips > 0 ? trips ** parameters.tourismExponent : 0;
};

/** Returns the prominence of a place as a logarithm, 0 for an average place. */
export const prominence = (place: Place, trips: number): number =>
  Math.log(trips + place.visitors_m * 5e5 + 1000) - LOG_USUAL;

const LOG_USUAL = Math.log(1000) + 6;

/** Connecting passengers per year (millions) that make the smallest hub. */
const SMALLEST_HUB_M = 0.3;
/** Runway length from which aircraft take off for any distance, m, and what to assume if it is unknown. */
const LONG_RUNWAY_M = 3300;
const USUAL_RUNWAY_M = 2000;

/** Returns the size of a hub as a logarithm, 0 if nobody changes planes there. */
export const hubSize = (place: Place): number => Math.log(1 + place.connecting_m / SMALLEST_HUB_M);

/** Returns by how much the longest runway is too short for long flights, as a logarithm: 0 or less. */
export const runwayLack = (place: Place): number =>
  Math.min(0, Math.log((place.runway_m || USUAL_RUNWAY_M) / LONG_RUNWAY_M));

/** Returns how reliably sunny a seaside holiday is, 0–1. */
export function sunniness(place: { lat: number; coast_km: number }): number {
  const warmth = Math.max(0, Math.min(1, (44 - Math.abs(place.lat)) / 8));
  return warmth * (place.coast_km < 25 ? 1 : 0.3);
}

/** Latitudes (degrees) beyond which sun seekers notice no further warmth or cold. */
const WARMEST_LAT = 15;
const COLDEST_LAT = 55;

/**
 * Returns how much sun seekers lack at a latitude (degrees). The ratio of two values is the gain of a trip
 * between them.
 */
export const coldness = (lat: number, sunSeeking: number): number =>
  Math.exp((sunSeeking * Math.max(WARMEST_LAT, Math.min(COLDEST_LAT, Math.abs(lat)))) / 10);

/** Distance (km) from which sun seekers go elsewhere, because a beach nearby is as warm. */
export const SUN_KM = 2000;

/** Returns the weight of sun at a distance: it falls with its square. */
export const sunReach = (km: number): number => (km > SUN_KM ? (SUN_KM / km) ** 2 : 1);

/** Returns the factor on holidays between two values of coldness, for this degree of sun. */
export const sunFactor = (from: number, to: number, sun: number): number => 1 + sun * (from / to - 1);
