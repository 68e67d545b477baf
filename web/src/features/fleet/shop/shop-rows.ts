import { newPrice } from '#game/fleet/aircraft/ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { type LeaseQuote, leaseQuote } from '#game/fleet/lease-quote.ts';
import type { LeaseStock } from '#game/fleet/lease-stock.ts';
import { DAY } from '#game/world/time.ts';
import { tripCost } from '#web/lib/trip-cost.ts';

/** A model in the shop. */
export interface ShopRow {
  model: AircraftModel;
  seats: number;
  /** List price in whole US dollars. Null if the model is not in production. */
  price: number | null;
  lease: LeaseQuote | null;
  /** Lessors' stock. Null if they have none of this model or if it is unknown. */
  stock: LeaseStock | null;
  /** Game days until a bought aircraft is delivered. Null if it cannot be bought or if this is unknown. */
  deliveryDays: number | null;
  /** CASK in US cents, lease included. Null if the model cannot fly that far. */
  seatKmCents: number | null;
}

export interface ShopTerms {
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Calendar year. */
  year: number;
  /** Distance for the cost comparison. */
  km: number;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** Game minutes by model. */
  delivery: Readonly<Record<string, number>> | undefined;
  /** Lessors' stock by model. */
  stock: Readonly<Record<string, LeaseStock>> | undefined;
  /** Whether the next lease is the airline's first, which is delivered within one game hour. */
  firstLease: boolean;
}

/** Returns the availability, prices and operating costs of a model. */
export function shopRow(model: AircraftModel, { year, km, fuelPrice, delivery, stock }: ShopTerms): ShopRow {
  const lease = leaseQuote(model, year);
  const built = isBuilt(model, year);
  const minutes = delivery?.[model.id];
  const cost = tripCost(model, typicalCabin(model), km, fuelPrice, lease);
  return {
    model,
    seats: sumOfClasses(model),
    price: built ? newPrice(model) : null,
    lease,
    stock: (lease && stock?.[model.id]) ?? null,
    deliveryDays: built && minutes !== undefined ? Math.ceil(minutes / DAY) : null,
    seatKmCents: cost && cost.seatKm * 100,
  };
}

/** Filter of the shop. A 0 or an empty text does not filter. */
export interface ShopFilter {
  /** Minimum. */
  seats: number;
  /** Minimum, km. */
  range: number;
  /** Maximum runway length that the aircraft may need, metres. */
  runway: number;
  maker: string;
  /** All models, those for lease or sale, those that can be leased now, or those in production. */
  had: 'any' | 'had' | 'lease' | 'new';
}

/** Checks whether a model passes a filter. */
export function matches({ model, seats, lease, stock, price }: ShopRow, filter: ShopFilter): boolean {
  if (seats < filter.seats || model.range_km < filter.range) return false;
  if (filter.runway > 0 && model.runway_m > filter.runway) return false;
  if (filter.maker !== '' && model.manufacturer !== filter.maker) return false;
  if (filter.had === 'new') return price !== null;
  if (filter.had === 'lease') return lease !== null && stock?.available !== 0;
  return filter.had === 'any' || lease !== null || price !== null;
}
