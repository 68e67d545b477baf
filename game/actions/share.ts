import * as z from 'zod/mini';
import { FLOAT_PERCENT_MAX, FLOAT_PERCENT_MIN, LOTS_MAX, PRICE_MAX } from '../shares/share-limits.ts';
import { ORDER_SIDES } from '../tables/share-order.ts';
import { idOf } from './input.ts';

const airline = idOf('an airline');
/** Cents per share. */
const price = z.int().check(z.gte(1), z.lte(PRICE_MAX));
const lots = z.int().check(z.gte(1), z.lte(LOTS_MAX));

/** Actions that are called often, with the number of calls per player and minute. */
export const SHARE_CALLS_PER_MINUTE = {
  'share.order': 120,
  'share.cancel': 240,
  'share.subscribe': 60,
  'share.tender': 60,
  'share.accept': 60,
} as const;

export const SHARE_ACTIONS = {
  /** Offers new shares of the airline: `percent` of all shares after the issue, at a price in cents per share. */
  'share.float': z.lazy(() =>
    z.strictObject({
      percent: z.int().check(z.gte(FLOAT_PERCENT_MIN), z.lte(FLOAT_PERCENT_MAX)),
      price,
    }),
  ),
  /** Replaces the airline's subscription for shares that another one offers. 0 lots withdraw it. */
  'share.subscribe': z.lazy(() =>
    z.strictObject({ airline, lots: z.int().check(z.gte(0), z.lte(LOTS_MAX)) }),
  ),
  /** Without a limit, in cents per share, it is a market order: it trades at any price of the day or not at all. */
  'share.order': z.lazy(() =>
    z.strictObject({ airline, side: z.enum(ORDER_SIDES), lots, limit: z.optional(price) }),
  ),
  'share.cancel': z.lazy(() => z.strictObject({ order: idOf('an order') })),
  /** Declares a dividend in cents per share, in addition to one that has been declared for the same midnight. */
  'share.dividend': z.lazy(() => z.strictObject({ cents: price })),
  /** Orders shares of the airline itself, up to a limit in cents per share. Bought shares are cancelled. */
  'share.buyback': z.lazy(() => z.strictObject({ lots, limit: price })),
  /** Offers new shares of a listed airline to its holders, at a price in cents per share. */
  'share.issue': z.lazy(() => z.strictObject({ lots, price })),
  /** Offers to buy all shares of a listed airline, at a price in cents per share. */
  'share.tender': z.lazy(() => z.strictObject({ airline, price })),
  /** Replaces the airline's acceptance of an open offer. 0 lots withdraw it. */
  'share.accept': z.lazy(() =>
    z.strictObject({ tender: idOf('an offer'), lots: z.int().check(z.gte(0), z.lte(LOTS_MAX)) }),
  ),
  /** Lets the airline that controls the caller's merge it, or withdraws the consent. */
  'share.consent': z.lazy(() => z.strictObject({ airline, agree: z.boolean() })),
  /** Merges an airline that the caller controls into the caller's. A player's one only with its founder's consent. */
  'share.merge': z.lazy(() => z.strictObject({ airline })),
} as const;
