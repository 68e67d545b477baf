import * as z from 'zod/mini';
import { aircraft, idOf, seenPrice } from './input.ts';

const listing = idOf('a listing');

/** Calls per player and minute. */
export const EXCHANGE_CALLS_PER_MINUTE = { 'listing.open': 60, 'listing.change': 60 } as const;

/** Amounts are whole US dollars. */
export const EXCHANGE_ACTIONS = {
  /** Offers an own aircraft at a price. `offers`: whether buyers may bargain. */
  'listing.open': z.lazy(() => z.strictObject({ aircraft, price: seenPrice, offers: z.boolean() })),
  'listing.change': z.lazy(() => z.strictObject({ listing, price: seenPrice, offers: z.boolean() })),
  'listing.withdraw': z.lazy(() => z.strictObject({ listing })),
  /** `price`: the asking price that the player saw. */
  'listing.buy': z.lazy(() => z.strictObject({ listing, price: seenPrice })),
  /** Sells an own aircraft to a lessor and leases it back. `price`: what lessors pay. */
  'fleet.leaseback': z.lazy(() => z.strictObject({ aircraft, price: seenPrice })),
} as const;
