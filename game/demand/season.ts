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

/** Returns a curve's value in a month (see `localMonth`) for a strength of seasons between 0 and 1. */
const seasonAt = (curve: readonly number[], month: number, strength: number): number =>
  1 + strength * ((curve[month] ?? 1) - 1);

/** Returns the strength of seasons at a latitude: 0 at the equator, at most 1. */
const strengthAt = (lat: number): number => Math.min(1, Math.abs(lat) / FULL_SEASON_LAT);

/** Returns the month with the same season in the northern hemisphere. */
const localMonth = (month: number, lat: number): number => (lat < 0 ? (month + MONTHS / 2) % MONTHS : month);

/**
 * Returns the factors on each group's trips between two latitudes (degrees) in a month (0 = January). The
 * mean over the year is 1. Both ends count equally, so a pair across the equator has two small peaks.
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

/** Returns the factor of one group. */
export const seasonFactor = (group: PassengerGroup, month: number, latA: number, latB: number): number =>
  seasonFactors(month, latA, latB)[group];
