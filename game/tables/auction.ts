import { airlineId, bool, defineTable, hidden, id, oneOf, type Row, text, whole } from './table.ts';

/** `sold` auctions have moved the aircraft, or will when it has landed. */
export const AUCTION_STATES = ['open', 'sold', 'unsold', 'cancelled'] as const;

/**
 * Auctions of aircraft. Everybody sees the price and who leads, but not the maxima and the reserve. Amounts are whole US
 * dollars, times world minutes.
 */
export const AUCTION = defineTable({
  name: 'auction',
  access: 'signed in',
  exportOrder: 'opened, id',
  unique: ["aircraft WHERE state = 'open'"],
  indexes: ['airline', 'leader', "ends WHERE state = 'open'"],
  columns: {
    id,
    /** The seller. */
    airline: airlineId,
    aircraft: id,
    /** Key of the model, and the registration when the auction opened. */
    model: text,
    registration: text,
    state: oneOf(AUCTION_STATES),
    /** Market value when it opened. */
    value: whole,
    start: whole,
    step: whole,
    /** 0 if there is none. */
    reserve: hidden(whole),
    has_reserve: bool,
    /** Whether the leader's maximum reaches the reserve, or there is none. */
    met: bool,
    /** Price that the leader would pay now, or has paid. The starting price before the first bid. */
    price: whole,
    /** Id of the airline that leads or has won, or empty. */
    leader: airlineId,
    /** Number of bids so far. */
    bids: whole,
    opened: whole,
    ends: whole,
  },
});
export type Auction = Row<typeof AUCTION>;
