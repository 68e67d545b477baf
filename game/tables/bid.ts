import { airlineId, defineTable, id, oneOf, type Row, whole } from './table.ts';

export const BID_STATES = ['leading', 'outbid', 'won', 'lost'] as const;

/** The bids of airlines for aircraft, one for each airline and auction. Amounts are whole US dollars. */
export const BID = defineTable({
  name: 'bid',
  access: 'owner',
  exportOrder: 'minute, id',
  unique: ['airline, auction'],
  indexes: ['auction'],
  columns: {
    id,
    /** The bidder. */
    airline: airlineId,
    auction: id,
    state: oneOf(BID_STATES),
    /** The bidder's maximum. While the bid leads, all of it is in escrow. */
    maximum: whole,
    /** Number of the bid within its auction. Lower is earlier. */
    placed: whole,
    /** World minute. */
    minute: whole,
  },
});
export type AuctionBid = Row<typeof BID>;
