import type { PassengerGroup } from './groups.ts';

/**
 * Trips by month relative to the mean month, January first, in the northern hemisphere. Holidays peak in July
 * and August. In Eurostat avia_paoc, the EU's July and August are about 30% above its mean month, and January
 * and February 25% below. Business is lowest then and around the turn of the year.
 */
const LEISURE_NORTH = [0.7, 0.72, 0.86, 0.98, 1.06, 1.2, 1.37, 1.39, 1.2, 1.04, 0.73, 0.75];
const BUSINESS_NORTH = [0.9, 1.0, 1.08, 1.02, 1.06, 1.05, 0.9, 0.78, 1.07, 1.12, 1.11, 0.91];
const MONTHS = 12;
/** Latitude (degrees) from which seasons have their full effect. There are none at the equator. */
const FULL_SEASON_LAT = 40;

/** Returns the curve's value at a latitude: weaker towards the equator, half a year later in the south. */
function atLatitude(curve: readonly number[], month: number, lat: number): number {
  const shifted = lat < 0 ? (month + MONTHS / 2) % MONTHS : month;
  const strength = Math.min(1, Math.abs(lat) / FULL_SEASON_LAT);
  return 1 + strength * ((curve[shifted] ?? 1) - 1);
}

/**
 * Returns the factors on each group's trips between two latitudes (degrees) in a month (0 = January). The
 * mean over the year is 1. Both ends count equally, so a pair across the equator has two small peaks.
 */
export function seasonFactors(month: number, latA: number, latB: number): Record<PassengerGroup, number> {
  const leisure = (atLatitude(LEISURE_NORTH, month, latA) + atLatitude(LEISURE_NORTH, month, latB)) / 2;
  const business = (atLatitude(BUSINESS_NORTH, month, latA) + atLatitude(BUSINESS_NORTH, month, latB)) / 2;
  return { leisure, business, premium: (leisure + business) / 2 };
}

/** Returns the factor of one group. */
export const seasonFactor = (group: PassengerGroup, month: number, latA: number, latB: number): number =>
  seasonFactors(month, latA, latB)[group];
