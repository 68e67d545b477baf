import type { AircraftModel } from './aircraft-model.ts';
import type { CheckKind } from './maintenance.ts';

/** Cost of a check on an aircraft of 79 t (737-800) at an airline's own base, in dollars; near published budgets. */
const CHECK_COST: Readonly<Record<CheckKind, number>> = { line: 2_500, a: 36_000, c: 480_000, d: 3_200_000 };
/** Engines, landing gear and parts for an hour of the same aircraft, in dollars. */
const HOURLY_RESERVE = 580;
const REFERENCE_KG = 79_000;
/** Costs grow less than weight does. */
const WEIGHT_EXPONENT = 0.8;

/** What a new aircraft costs of a mature one: warranties hold, and engines are far from their first shop visit. */
const NEW_SHARE = 0.65;
const MATURE_YEARS = 6;
/** Each year beyond makes it dearer by this, up to the most. */
const AGE_GROWTH = 1.035;
const AGE_MOST = 2.4;
/** What a contractor takes where the airline has no base of its own. */
const CONTRACT_SURCHARGE = 0.25;

/**
 * Discount on checks by number of aircraft of one family, the most first: tools, spares and training are shared. Beyond the
 * most it does not grow.
 */
export const COMMONALITY = [
  [40, 0.18],
  [20, 0.15],
  [10, 0.11],
  [5, 0.07],
  [3, 0.04],
] as const;

const sizeFactor = (model: Pick<AircraftModel, 'mtow_kg'>) =>
  (model.mtow_kg / REFERENCE_KG) ** WEIGHT_EXPONENT;

/** Cost at an age in years, of that of a mature aircraft. */
const ageFactor = (age: number) =>
  age < MATURE_YEARS
    ? NEW_SHARE + ((1 - NEW_SHARE) * Math.max(0, age)) / MATURE_YEARS
    : Math.min(AGE_MOST, AGE_GROWTH ** (age - MATURE_YEARS));

/** Discount on checks for so many aircraft of one family in a fleet, and where its next step begins; null at the limit. */
export function commonality(aircraft: number): {
  discount: number;
  next: { aircraft: number; discount: number } | null;
} {
  const discount = COMMONALITY.find(([from]) => aircraft >= from)?.[1] ?? 0;
  const next = COMMONALITY.findLast(([from]) => aircraft < from);
  return { discount, next: next ? { aircraft: next[0], discount: next[1] } : null };
}

/** Engines and parts for one block hour, in US dollars (not rounded). */
export const hourlyReserve = (model: Pick<AircraftModel, 'mtow_kg'>, age: number): number =>
  HOURLY_RESERVE * sizeFactor(model) * ageFactor(age);

/** What decides the cost of a check beside the aircraft's size. */
export interface CheckTerms {
  /** Years. */
  age: number;
  /** At a base of the airline, not by contract. */
  ownBase: boolean;
  /** Aircraft of the family in the fleet. */
  familySize: number;
}

/** Cost of one check in whole US dollars. */
export function checkCost(
  model: Pick<AircraftModel, 'mtow_kg'>,
  check: CheckKind,
  { age, ownBase, familySize }: CheckTerms,
): number {
  const place = ownBase ? 1 : 1 + CONTRACT_SURCHARGE;
  const shared = 1 - commonality(familySize).discount;
  return Math.round(CHECK_COST[check] * sizeFactor(model) * ageFactor(age) * place * shared);
}
