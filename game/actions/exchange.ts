import * as z from 'zod/mini';
import { AUCTION_DAYS_MAX, AUCTION_DAYS_MIN } from '../exchange/auction.ts';
import { HOLD_MAX, HOLD_MIN } from '../exchange/negotiation.ts';
import { aircraft, idOf, seenPrice } from './input.ts';

const auction = idOf('an auction');
const listing = idOf('a listing');
const offer = idOf('an offer');
/** Whole US dollars. */
const price = z.int().check(z.gte(1), z.lte(1_000_000_000_000));
/** Game hours for which a price holds. */
const hours = z.int().check(z.gte(HOLD_MIN), z.lte(HOLD_MAX));

/** Calls per player and minute. */
export const EXCHANGE_CALLS_PER_MINUTE = {
  'auction.open': 60,
  'auction.bid': 120,
  'offer.make': 60,
  'offer.counter': 60,
  'listing.open': 60,
  'listing.change': 60,
} as const;

/** Amounts are whole US dollars. */
export const EXCHANGE_ACTIONS = {
  /** Auctions an own aircraft for at least `days` game days. It is not sold below the reserve. */
  'auction.open': z.lazy(() =>
    z.strictObject({
      aircraft,
      start: price,
      reserve: z.optional(price),
      days: z.int().check(z.gte(AUCTION_DAYS_MIN), z.lte(AUCTION_DAYS_MAX)),
    }),
  ),
  /** Names the most that the airline would pay. Replaces its maximum so far. */
  'auction.bid': z.lazy(() => z.strictObject({ auction, maximum: price })),
  /** Offers a price for an aircraft that is listed, or for one that is not. */
  'offer.make': z.lazy(() =>
    z.strictObject({
      listing: z.optional(listing),
      aircraft: z.optional(aircraft),
      price,
      hours,
    }),
  ),
  'offer.counter': z.lazy(() => z.strictObject({ offer, price, hours })),
  'offer.accept': z.lazy(() => z.strictObject({ offer })),
  'offer.decline': z.lazy(() => z.strictObject({ offer })),
  'offer.withdraw': z.lazy(() => z.strictObject({ offer })),
  /** Offers an own aircraft at a price. `offers`: whether buyers may bargain. */
  'listing.open': z.lazy(() => z.strictObject({ aircraft, price: seenPrice, offers: z.boolean() })),
  'listing.change': z.lazy(() => z.strictObject({ listing, price: seenPrice, offers: z.boolean() })),
  'listing.withdraw': z.lazy(() => z.strictObject({ listing })),
  /** `price`: the asking price that the player saw. */
  'listing.buy': z.lazy(() => z.strictObject({ listing, price: seenPrice })),
  /** Sells an own aircraft to a lessor and leases it back. `price`: what lessors pay. */
  'fleet.leaseback': z.lazy(() => z.strictObject({ aircraft, price: seenPrice })),
} as const;
