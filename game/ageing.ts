import type { AircraftModel } from './aircraft-model.ts';

/**
 * Share of the list price that airlines really pay for one new aircraft; appraisers put it at 40 to 55%, and lower for
 * widebodies, beyond so many kg of take-off weight.
 */
const PAID_OF_LIST = 0.45;
const PAID_FOR_WIDEBODIES = 0.4;
const WIDEBODY_KG = 130_000;

/** Value by age in years as a share of the new price: a 737-8 in appraisers' tables, straight between the points. */
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
/** From this age on years count no more: what has been flown since weighs as it is. */
const OLDEST = 30;
/** Parts and scrap: no aircraft that is whole is worth less, as a share of its new price. */
const FLOOR = 0.04;

/** Flying that a design life holds, and how much of the value a life flown on top of the usual takes away. */
const LIFE_HOURS = 90_000;
const LIFE_CYCLES = 60_000;
const WEAR_WEIGHT = 0.4;
/** A neglected aircraft fetches this share less than a kept one. */
const NEGLECT = 0.2;
/** What a dealer or manufacturer takes off when buying at once. */
const SELL_BACK_MARGIN = 0.06;

/** Discount on every aircraft of an order, from so many aircraft on. */
const VOLUME_DISCOUNTS = [
  [40, 0.1],
  [25, 0.08],
  [10, 0.06],
  [5, 0.04],
  [3, 0.02],
] as const;

/** What an aircraft has behind it. */
export interface Wear {
  /** Years since delivery. */
  age: number;
  /** Flight hours. */
  hours: number;
  /** Landings. */
  cycles: number;
  /** 1 as new to 0. */
  condition: number;
}

type Priced = Pick<AircraftModel, 'list_price_musd' | 'mtow_kg'>;
type Flown = Priced & Pick<AircraftModel, 'range_km' | 'cruise_kmh'>;

/** Price of one new aircraft in whole US dollars, before a volume discount. */
export const newPrice = (model: Priced): number =>
  Math.round(
    model.list_price_musd * 1000 * (model.mtow_kg > WIDEBODY_KG ? PAID_FOR_WIDEBODIES : PAID_OF_LIST),
  ) * 1000;

/** Discount on an order of so many aircraft of one model, and from where on the next step would be had. */
export function volumeDiscount(aircraft: number): {
  discount: number;
  next: { aircraft: number; discount: number } | null;
} {
  const discount = VOLUME_DISCOUNTS.find(([from]) => aircraft >= from)?.[1] ?? 0;
  const next = VOLUME_DISCOUNTS.findLast(([from]) => aircraft < from);
  return { discount, next: next ? { aircraft: next[0], discount: next[1] } : null };
}

/** Price of a whole order of new aircraft in whole US dollars, volume discount taken off. */
export const orderPrice = (model: Priced, aircraft: number): number =>
  Math.round(newPrice(model) * aircraft * (1 - volumeDiscount(aircraft).discount));

/** Hours and landings in a year that appraisers take as usual for a model: long-range ones fly longer and land less. */
export function usualYear(model: Pick<AircraftModel, 'range_km' | 'cruise_kmh'>): {
  hours: number;
  cycles: number;
} {
  const hours = 2400 + Math.min(12_000, model.range_km) / 6;
  const stageHours = 0.5 + (0.25 * model.range_km) / model.cruise_kmh;
  return { hours, cycles: hours / stageHours };
}

function ageShare(age: number): number {
  for (let at = 1; at < CURVE.length; at++) {
    const [fromAge, from] = CURVE[at - 1] ?? CURVE[0];
    const [toAge, to] = CURVE[at] ?? CURVE[0];
    if (age <= toAge) return from + ((to - from) * (age - fromAge)) / (toAge - fromAge);
  }
  return CURVE[CURVE.length - 1]?.[1] ?? FLOOR;
}

/** Market value in whole US dollars: by age, less for flying beyond the usual and for neglect, never below scrap. */
export function marketValue(model: Flown, wear: Wear): number {
  const usual = usualYear(model);
  const age = Math.min(OLDEST, Math.max(0, wear.age));
  const excess =
    Math.max(0, wear.hours - usual.hours * age) / LIFE_HOURS +
    Math.max(0, wear.cycles - usual.cycles * age) / LIFE_CYCLES;
  const kept = 1 - NEGLECT * (1 - Math.min(1, Math.max(0, wear.condition)));
  const share = ageShare(age) * Math.max(0.5, 1 - WEAR_WEIGHT * excess) * kept;
  return Math.round(newPrice(model) * Math.max(FLOOR, share));
}

/** What a manufacturer or dealer pays at once, in whole US dollars. */
export const sellBackPrice = (value: number): number => Math.floor(value * (1 - SELL_BACK_MARGIN));
