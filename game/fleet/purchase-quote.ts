import { newPrice, orderPrice, volumeDiscount } from '../ageing.ts';
import { type AircraftModel, typicalCabin } from '../aircraft-model.ts';
import type { PerClass } from '../cabin.ts';
import { refit } from '../refit.ts';

/** What an order of new aircraft costs, in whole US dollars. */
export interface PurchaseQuote {
  /** One aircraft with its typical cabin, before the discount. */
  each: number;
  /** Share taken off each for an order of this size. */
  discount: number;
  /** For another cabin than the typical one, one aircraft. */
  refit: number;
  /** The whole order, to be paid when it is placed. */
  total: number;
}

/**
 * What a manufacturer asks for so many new aircraft of a model. Whether it is built at all is `isBuilt`, and when they come
 * depends on who ordered before: `deliveryDays`.
 * @param cabin seats that they are to come with; the typical cabin where it is left out
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
