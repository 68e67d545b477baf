import type { GroupTrips } from '#game/demand/groups.ts';

/**
 * Lower limits of the tariff's classes, in trips per year and both directions. The price goes by class, because an exact
 * one would tell everybody the demand that only a few know.
 */
const CLASSES: readonly number[] = [
  ...[0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  ...[1_000_000, 2_000_000, 5_000_000, 10_000_000],
];
/** Trips between which the smallest and the largest class are priced, although they have no such limit. */
const PRICED = { min: 500, max: 20_000_000 };

/** Price of a market of this size, and how it grows with the trips: by less than they do, so that large ones are flown. */
const USUAL = { dollars: 130_000, trips: 100_000, exponent: 0.4 };
/** Traffic rights cost more over long distances. */
const NEAR = 0.75;
const FAR_KM = 4_000;
const WHOLE = 1_000;

/** Returns the class of a market in the tariff of rights, 0 for the smallest. @param yearly trips in both directions */
export function tariffOf({ leisure, business, premium }: Omit<GroupTrips, 'total'>): number {
  // Rounded like the ranking of destinations, so that both name the same class.
  const trips = Math.round(leisure) + Math.round(business) + Math.round(premium);
  // From the smallest class, because most markets are small.
  let tariff = 0;
  while (trips >= (CLASSES[tariff + 1] ?? Number.POSITIVE_INFINITY)) tariff++;
  return tariff;
}

/** Returns the limits of a class in trips per year. The largest has no upper one. */
export const tariffLimits = (tariff: number): { min: number; max: number | undefined } => ({
  min: CLASSES[tariff] ?? 0,
  max: CLASSES[tariff + 1],
});

/**
 * Returns the price of the right to fly a pair in whole US dollars: about $14,000 for a short one with hardly any trips, about
 * $600,000 between London and New York. Closing the route refunds nothing.
 * @param tariff class of its market: see `tariffOf`
 */
export function routeFee(km: number, tariff: number): number {
  const { min, max } = tariffLimits(tariff);
  const trips = Math.sqrt(Math.max(min, PRICED.min) * (max ?? PRICED.max));
  // Whole kilometres, because rankings have no others.
  const distance = NEAR + Math.round(km) / FAR_KM;
  const fee = USUAL.dollars * (trips / USUAL.trips) ** USUAL.exponent * distance;
  return Math.round(fee / WHOLE) * WHOLE;
}
