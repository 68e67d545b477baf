import type { PassengerGroup } from './groups.ts';

/**
 * Trips by month over a mean month, January first, in the northern hemisphere. Holidays peak in July and August
 * (Eurostat avia_paoc: the EU's July and August lie about 30% above its mean month, January and February 25% below);
 * business is quietest then and around the turn of the year.
 */
const LEISURE_NORTH = [0.7, 0.72, 0.86, 0.98, 1.06, 1.2, 1.37, 1.39, 1.2, 1.04, 0.73, 0.75];
const BUSINESS_NORTH = [0.9, 1.0, 1.08, 1.02, 1.06, 1.05, 0.9, 0.78, 1.07, 1.12, 1.11, 0.91];
const MONTHS = 12;
/** Latitude, degrees, from which seasons are felt in full; none at the equator. */
const FULL_SEASON_LAT = 40;

/** The factor of a curve in a month (see `localMonth`), at a part of its strength. */
const seasonAt = (curve: readonly number[], month: number, strength: number): number =>
  1 + strength * ((curve[month] ?? 1) - 1);

/** How much of the seasons a latitude has: 0 at the equator, at most 1. */
const strengthAt = (lat: number): number => Math.min(1, Math.abs(lat) / FULL_SEASON_LAT);

/** The month of the same season in the northern hemisphere. */
const localMonth = (month: number, lat: number): number => (lat < 0 ? (month + MONTHS / 2) % MONTHS : month);

/**
 * Factors on each group's trips between two latitudes (degrees) in a month (0 = January): the mean over the year is 1. Both
 * ends count alike, so that a pair that joins the hemispheres has two small peaks.
 */
export function seasonFactors(month: number, latA: number, latB: number): Record<PassengerGroup, number> {
  const monthA = localMonth(month, latA);
  const monthB = localMonth(month, latB);
  const strengthA = strengthAt(latA);
  const strengthB = strengthAt(latB);
  const leisure =
    (seasonAt(LEISURE_NORTH, monthA, strengthA) + seasonAt(LEISURE_NORTH, monthB, strengthB)) / 2;
  const business =
    (seasonAt(BUSINESS_NORTH, monthA, strengthA) + seasonAt(BUSINESS_NORTH, monthB, strengthB)) / 2;
  return { leisure, business, premium: (leisure + business) / 2 };
}

/** The factor of one group. */
export const seasonFactor = (group: PassengerGroup, month: number, latA: number, latB: number): number =>
  seasonFactors(month, latA, latB)[group];
