import { HOUR } from '#game/world/time.ts';
import type { AircraftModel } from './aircraft-model.ts';
import { CHECK_KINDS, CHECKS, type CheckKind } from './maintenance.ts';

/**
 * Cost of a check on an aircraft of 79 t (737-800) at an airline's own base, in dollars. Close to published
 * budgets.
 */
const CHECK_COST: Readonly<Record<CheckKind, number>> = { line: 2_500, a: 36_000, c: 480_000, d: 3_200_000 };
/** Engines, landing gear and parts per block hour of the same aircraft, in dollars. */
const HOURLY_RESERVE = 580;
const REFERENCE_KG = 79_000;
/** Costs grow less than proportionally to weight. */
const WEIGHT_EXPONENT = 0.8;

/**
 * Costs of a new aircraft relative to a mature one. Warranties apply, and the first shop visit of its engines
 * is years away.
 */
const NEW_SHARE = 0.65;
const MATURE_YEARS = 6;
/** Cost growth per year beyond maturity, and its maximum. */
const AGE_GROWTH = 1.035;
const MAX_AGE_FACTOR = 2.4;
/** Surcharge of a contractor at airports that are not a base. */
export const CONTRACT_SURCHARGE = 0.25;

/**
 * Discount on checks by number of aircraft of one family, largest first, because tools, spares and training
 * are shared. It does not grow beyond the largest.
 */
export const COMMONALITY = [
  [40, 0.18],
  [20, 0.15],
  [10, 0.11],
  [5, 0.07],
  [3, 0.04],
] as const;

/** The figures of `checkCost`, for the same formula in SQL. */
export const CHECK_FIGURES = {
  CHECK_COST,
  REFERENCE_KG,
  WEIGHT_EXPONENT,
  NEW_SHARE,
  MATURE_YEARS,
  AGE_GROWTH,
  MAX_AGE_FACTOR,
} as const;

const sizeFactor = (model: Pick<AircraftModel, 'mtow_kg'>) =>
  (model.mtow_kg / REFERENCE_KG) ** WEIGHT_EXPONENT;

/** Returns the cost at an age in years, relative to a mature aircraft. */
const ageFactor = (age: number) =>
  age < MATURE_YEARS
    ? NEW_SHARE + ((1 - NEW_SHARE) * Math.max(0, age)) / MATURE_YEARS
    : Math.min(MAX_AGE_FACTOR, AGE_GROWTH ** (age - MATURE_YEARS));

/**
 * Returns the discount on checks for this many aircraft of one family, and its next step (null if there is
 * none).
 */
export function commonality(aircraft: number): {
  discount: number;
  next: { aircraft: number; discount: number } | null;
} {
  const discount = COMMONALITY.find(([from]) => aircraft >= from)?.[1] ?? 0;
  const next = COMMONALITY.findLast(([from]) => aircraft < from);
  return { discount, next: next ? { aircraft: next[0], discount: next[1] } : null };
}

/** Returns the cost of engines and parts per block hour, in US dollars, not rounded. */
export const hourlyReserve = (model: Pick<AircraftModel, 'mtow_kg'>, age: number): number =>
  HOURLY_RESERVE * sizeFactor(model) * ageFactor(age);

/** Inputs of a check's cost besides the aircraft's size. */
export interface CheckTerms {
  /** Years. */
  age: number;
  /** Whether it takes place at a base of the airline, not by contract. */
  ownBase: boolean;
  /** Aircraft of the family in the fleet. */
  familySize: number;
}

/** Returns the cost of one check in whole US dollars. */
export function checkCost(
  model: Pick<AircraftModel, 'mtow_kg'>,
  check: CheckKind,
  { age, ownBase, familySize }: CheckTerms,
): number {
  const place = ownBase ? 1 : 1 + CONTRACT_SURCHARGE;
  const shared = 1 - commonality(familySize).discount;
  return Math.round(CHECK_COST[check] * sizeFactor(model) * ageFactor(age) * place * shared);
}

/**
 * Returns the share of all checks (line to D) that one flight of this block time uses up, in US dollars, not
 * rounded.
 */
export function checkShare(
  model: Pick<AircraftModel, 'mtow_kg'>,
  blockMinutes: number,
  terms: CheckTerms,
): number {
  let sum = 0;
  for (const kind of CHECK_KINDS) {
    const { hours, cycles } = CHECKS[kind];
    sum += checkCost(model, kind, terms) * Math.max(blockMinutes / HOUR / hours, 1 / cycles);
  }
  return sum;
}
