import type { CabinClass, PerClass } from '#game/fleet/aircraft/cabin.ts';

/** Reference fare of economy: 45 + 0.115 × km^0.95 dollars, one way. */
const BASE = 45;
const PER_KM = 0.115;
const EXPONENT = 0.95;

/** Fares of the classes as multiples of the economy fare. */
const CLASS_FACTOR: Readonly<PerClass> = { economy: 1, business: 2.7, first: 5.2 };

/**
 * Valid fares as multiples of the reference fare. Lower fares are typing errors or gifts, and nobody flies
 * for higher ones.
 */
const LOWEST = 0.2;
const HIGHEST = 5;

/** Returns the usual one-way fare of a class over a distance (km), in whole US dollars. */
export const referenceFare = (km: number, cabinClass: CabinClass): number =>
  Math.round((BASE + PER_KM * km ** EXPONENT) * CLASS_FACTOR[cabinClass]);

/** Returns the usual one-way fares of all classes over a distance (km), in whole US dollars. */
export function referenceFares(km: number): PerClass {
  const economy = BASE + PER_KM * km ** EXPONENT;
  return {
    economy: Math.round(economy * CLASS_FACTOR.economy),
    business: Math.round(economy * CLASS_FACTOR.business),
    first: Math.round(economy * CLASS_FACTOR.first),
  };
}

/** Fares in a table, or its columns. */
interface FareColumns<Fare> {
  readonly fare_economy: Fare;
  readonly fare_business: Fare;
  readonly fare_first: Fare;
}

/** Returns the fares of a row, such as a route, or the columns of a table. */
export const faresOf = <Fare>({
  fare_economy,
  fare_business,
  fare_first,
}: FareColumns<Fare>): PerClass<Fare> => ({
  economy: fare_economy,
  business: fare_business,
  first: fare_first,
});

/** Returns the allowed fare range for a distance (km) and cabin class, in whole US dollars. */
export function fareBounds(km: number, cabinClass: CabinClass): { min: number; max: number } {
  const reference = referenceFare(km, cabinClass);
  return { min: Math.ceil(reference * LOWEST), max: Math.floor(reference * HIGHEST) };
}

/** Checks whether a fare is in whole dollars and within the bounds. */
export function isFareAccepted(fare: number, km: number, cabinClass: CabinClass): boolean {
  const { min, max } = fareBounds(km, cabinClass);
  return Number.isInteger(fare) && fare >= min && fare <= max;
}
