import type { AircraftModel } from './aircraft-model.ts';

/**
 * Share of the list price that airlines pay for one new aircraft. Appraisers put it at 40 to 55%. It is lower
 * for widebodies, from the take-off weight below (kg).
 */
const PAID_OF_LIST = 0.45;
const PAID_FOR_WIDEBODIES = 0.4;
const WIDEBODY_KG = 130_000;

/**
 * Value by age in years as a share of the new price, with linear interpolation. From appraisers' tables for a
 * 737-8.
 */
const CURVE = [
  [0, 0.93],
  [1, 0.86],
  [5, 0.66],
  [10, 0.43],
  [15, 0.27],
  [20, 0.17],
  [25, 0.11],
  [30, 0.07],
] as const;
/**
 * Age in years from which a further year no longer lowers the value. Hours and cycles flown after this age
 * count in full.
 */
export const VALUE_AGE_MAX = 30;
/** Value of parts and scrap, as a share of the new price. No complete aircraft is worth less. */
const FLOOR = 0.04;
/** Smallest share of the value that is left after flying beyond the usual. */
const WORN_MIN = 0.5;

/** Design life in hours and cycles, and the share of value lost per design life flown beyond the usual. */
const LIFE_HOURS = 90_000;
const LIFE_CYCLES = 60_000;
const WEAR_WEIGHT = 0.4;
/** Share of the value that a neglected aircraft loses. */
const NEGLECT = 0.2;

/** The figures of `marketValue`, for the same formula in SQL. */
export const VALUE_FIGURES = {
  PAID_OF_LIST,
  PAID_FOR_WIDEBODIES,
  WIDEBODY_KG,
  CURVE,
  FLOOR,
  WORN_MIN,
  LIFE_HOURS,
  LIFE_CYCLES,
  WEAR_WEIGHT,
  NEGLECT,
} as const;

/** Minimum order size and the discount on every aircraft of the order. */
const VOLUME_DISCOUNTS = [
  [40, 0.1],
  [25, 0.08],
  [10, 0.06],
  [5, 0.04],
  [3, 0.02],
] as const;

/** Age, use and condition of an aircraft. */
export interface Wear {
  /** Years since delivery. */
  age: number;
  /** Flight hours. */
  hours: number;
  /** Landings. */
  cycles: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
}

type Priced = Pick<AircraftModel, 'list_price_musd' | 'mtow_kg'>;
type Flown = Priced & Pick<AircraftModel, 'range_km' | 'cruise_kmh'>;

/** Returns the price of one new aircraft in whole US dollars, before any volume discount. */
export const newPrice = (model: Priced): number =>
  Math.round(
    model.list_price_musd * 1000 * (model.mtow_kg > WIDEBODY_KG ? PAID_FOR_WIDEBODIES : PAID_OF_LIST),
  ) * 1000;

/**
 * Returns the discount on an order of this many aircraft of one model, and the next discount step (null if
 * there is none).
 */
export function volumeDiscount(aircraft: number): {
  discount: number;
  next: { aircraft: number; discount: number } | null;
} {
  const discount = VOLUME_DISCOUNTS.find(([from]) => aircraft >= from)?.[1] ?? 0;
  const next = VOLUME_DISCOUNTS.findLast(([from]) => aircraft < from);
  return { discount, next: next ? { aircraft: next[0], discount: next[1] } : null };
}

/** Returns the price of a whole order of new aircraft in whole US dollars, after the volume discount. */
export const orderPrice = (model: Priced, aircraft: number): number =>
  Math.round(newPrice(model) * aircraft * (1 - volumeDiscount(aircraft).discount));

/**
 * Returns the hours and landings per year that appraisers assume for a model. Long-range models fly longer
 * and land less.
 */
export function usualYear(model: Pick<AircraftModel, 'range_km' | 'cruise_kmh'>): {
  hours: number;
  cycles: number;
} {
  const hours = 2400 + Math.min(12_000, model.range_km) / 6;
  const stageHours = 0.5 + (0.25 * model.range_km) / model.cruise_kmh;
  return { hours, cycles: hours / stageHours };
}

function ageShare(age: number): number {
  for (let index = 1; index < CURVE.length; index++) {
    const [fromAge, from] = CURVE[index - 1] ?? CURVE[0];
    const [toAge, to] = CURVE[index] ?? CURVE[0];
    if (age <= toAge) return from + ((to - from) * (age - fromAge)) / (toAge - fromAge);
  }
  return CURVE[CURVE.length - 1]?.[1] ?? FLOOR;
}

/**
 * Returns the market value in whole US dollars. It falls with age, with flying beyond the usual and with
 * neglect, but never below scrap value.
 */
export function marketValue(model: Flown, wear: Wear): number {
  const usual = usualYear(model);
  const age = Math.min(VALUE_AGE_MAX, Math.max(0, wear.age));
  const excess =
    Math.max(0, wear.hours - usual.hours * age) / LIFE_HOURS +
    Math.max(0, wear.cycles - usual.cycles * age) / LIFE_CYCLES;
  const kept = 1 - NEGLECT * (1 - Math.min(1, Math.max(0, wear.condition)));
  const share = ageShare(age) * Math.max(WORN_MIN, 1 - WEAR_WEIGHT * excess) * kept;
  return Math.round(newPrice(model) * Math.max(FLOOR, share));
}

/** Returns the value of an aircraft as parts and scrap, in whole US dollars. */
export const leastValue = (model: Priced): number => Math.round(newPrice(model) * FLOOR);
