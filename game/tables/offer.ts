import * as z from 'zod/mini';
import { airlineId, defineTable, id, json, oneOf, type Row, text, whole } from './table.ts';

/** The sides of a negotiation. */
export const SIDES = ['buyer', 'seller'] as const;
export type Side = (typeof SIDES)[number];

/**
 * `broken`: the other side does not talk for a while. `gone`: somebody else got the aircraft, or it is no longer for
 * sale.
 */
export const OFFER_STATES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'broken',
  'gone',
] as const;

const move = () =>
  z.object({
    side: z.enum(SIDES),
    /** Whole US dollars. */
    price: z.number(),
    /** World minutes at which it was named, and until which it holds. */
    minute: z.number(),
    ends: z.number(),
  });

/**
 * Negotiations over single aircraft, each with all prices that both sides have named. Amounts are whole US dollars,
 * times world minutes.
 */
export const OFFER = defineTable({
  name: 'offer',
  access: 'buyer and seller',
  unique: ["buyer, aircraft WHERE state = 'open'"],
  indexes: ['buyer, moved', 'seller, moved', "aircraft WHERE state = 'open'", "ends WHERE state = 'open'"],
  columns: {
    id,
    /** Id of an airline. */
    buyer: airlineId,
    /** Id of an airline, or of the dealers' account. */
    seller: airlineId,
    aircraft: id,
    /** Id of the listing that it is about, or empty. */
    listing: id,
    /** Key of the model, and the registration when talks began. */
    model: text,
    registration: text,
    state: oneOf(OFFER_STATES),
    /** The side that has to answer. */
    turn: oneOf(SIDES),
    /** Market value when talks began. */
    value: whole,
    /** The seller's asking price when talks began. 0 if the aircraft was not listed. */
    ask: whole,
    /** The last price named. */
    price: whole,
    /** The buyer's money in escrow: its own last price while talks go on. */
    escrow: whole,
    opened: whole,
    /** Last change. */
    moved: whole,
    /** Until when the last price holds. */
    ends: whole,
    moves: json(5_000, () => z.array(move())),
  },
});
export type Offer = Row<typeof OFFER>;
