import { newPrice, orderPrice, volumeDiscount } from './aircraft/ageing.ts';
import { type AircraftModel, typicalCabin } from './aircraft/aircraft-model.ts';
import type { PerClass } from './aircraft/cabin.ts';
import { refit } from './refit.ts';

/** Price of an order of new aircraft, in whole US dollars. */
export interface PurchaseQuote {
  /** One aircraft with its typical cabin, before the discount. */
  each: number;
  /** Discount on each aircraft for an order of this size, as a share. */
  discount: number;
  /** For a cabin other than the typical one, per aircraft. */
  refit: number;
  /** The whole order, due when it is placed. */
  total: number;
}

/**
 * Returns a manufacturer's price for new aircraft of a model. `isBuilt` says whether the model is built, and
 * `deliveryDays` when the aircraft arrive.
 * @param cabin seats to fit; the typical cabin if omitted
 */
export function purchaseQuote(
  model: AircraftModel,
  count: number,
  cabin: Readonly<PerClass> = typicalCabin(model),
): PurchaseQuote {
  const fitting = refit(typicalCabin(model), cabin).cost;
  return {
    each: newPrice(model),
    discount: volumeDiscount(count).discount,
    refit: fitting,
    total: orderPrice(model, count) + fitting * count,
  };
}
