import { newPrice } from '../../../../../game/ageing.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '../../../../../game/aircraft-model.ts';
import { sumOfClasses } from '../../../../../game/cabin.ts';
import { type LeaseQuote, leaseQuote } from '../../../../../game/fleet/lease-quote.ts';
import type { LeaseStock } from '../../../../../game/fleet/lease-stock.ts';
import { DAY } from '../../../../../game/time.ts';
import { tripCost } from '../trip-cost.ts';

/** A model as the shop offers it. */
export interface ShopRow {
  model: AircraftModel;
  seats: number;
  /** New, in whole US dollars; null where it is not built any more, or not yet. */
  price: number | null;
  lease: LeaseQuote | null;
  /** What lessors have left; null where they have no such model, or where that is not known. */
  stock: LeaseStock | null;
  /** Game days until a bought one comes; null where it cannot be bought or that is not known. */
  deliveryDays: number | null;
  /** US cents a seat-kilometre, lease included; null where it does not fly that far. */
  seatKmCents: number | null;
}

export interface ShopTerms {
  /** First day of the world, YYYY-MM-DD. */
  start: string;
  /** Calendar year. */
  year: number;
  /** Distance at which costs are compared. */
  km: number;
  /** US dollars a tonne. */
  fuelPrice: number;
  /** Game minutes by model. */
  delivery: Readonly<Record<string, number>> | undefined;
  /** What lessors have left, by model; null where there is no limit. */
  stock: Readonly<Record<string, LeaseStock>> | null | undefined;
  /** Whether the next lease is the airline's first: that aircraft is at the hub within one game hour. */
  firstLease: boolean;
}

/** What can be had of a model, and what it costs to fly. */
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

/** What the person is looking for; a 0 or an empty text asks for nothing. */
export interface ShopFilter {
  /** At least. */
  seats: number;
  /** Km, at least. */
  range: number;
  /** Metres that there are: the aircraft needs at most these. */
  runway: number;
  maker: string;
  /** All models, what lessors or manufacturers offer, what can be leased at once, or what is built new. */
  had: 'any' | 'had' | 'lease' | 'new';
}

/** Whether a model is what is looked for. */
export function matches({ model, seats, lease, stock, price }: ShopRow, filter: ShopFilter): boolean {
  if (seats < filter.seats || model.range_km < filter.range) return false;
  if (filter.runway > 0 && model.runway_m > filter.runway) return false;
  if (filter.maker !== '' && model.manufacturer !== filter.maker) return false;
  if (filter.had === 'new') return price !== null;
  if (filter.had === 'lease') return lease !== null && stock?.available !== 0;
  return filter.had === 'any' || lease !== null || price !== null;
}
