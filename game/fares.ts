import type { CabinClass, PerClass } from './cabin.ts';

/** Reference fare of economy: 45 + 0.115 × km^0.95 dollars, one way. */
const BASE = 45;
const PER_KM = 0.115;
const EXPONENT = 0.95;

/** What the other classes cost, in economy fares. */
const CLASS_FACTOR: Readonly<Record<CabinClass, number>> = { economy: 1, business: 2.7, first: 5.2 };

/** Fares that are accepted, in reference fares: below, someone mistyped or gives money away; above, nobody flies. */
const LOWEST = 0.2;
const HIGHEST = 5;

/** The usual one-way fare of a class over a distance in km, in whole US dollars. */
export const referenceFare = (km: number, cabinClass: CabinClass): number =>
  Math.round((BASE + PER_KM * km ** EXPONENT) * CLASS_FACTOR[cabinClass]);

/** The usual one-way fares of all classes over a distance in km, in whole US dollars. */
export function referenceFares(km: number): PerClass {
  const economy = BASE + PER_KM * km ** EXPONENT;
  return {
    economy: Math.round(economy * CLASS_FACTOR.economy),
    business: Math.round(economy * CLASS_FACTOR.business),
    first: Math.round(economy * CLASS_FACTOR.first),
  };
}

/** Lowest and highest fare that a route of so many km accepts in a class, in whole US dollars. */
export function fareBounds(km: number, cabinClass: CabinClass): { min: number; max: number } {
  const reference = referenceFare(km, cabinClass);
  return { min: Math.ceil(reference * LOWEST), max: Math.floor(reference * HIGHEST) };
}

/** Whether a fare is whole dollars within the bounds. */
export function isFareAccepted(fare: number, km: number, cabinClass: CabinClass): boolean {
  const { min, max } = fareBounds(km, cabinClass);
  return Number.isInteger(fare) && fare >= min && fare <= max;
}
