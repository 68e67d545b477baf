import { airlineId, bool, defineTable, id, type Row, whole } from './table.ts';

/**
 * Sealed bids for slots of full hours, one row per airline, airport, hour and auction. Decided ones show the
 * result until the next auction.
 */
export const SLOT_BID = defineTable({
  name: 'slot_bid',
  access: 'owner',
  exportOrder: 'auction, airport, hour',
  unique: ['airline, airport, hour, auction'],
  indexes: ['decided, airport, hour'],
  columns: {
    id,
    airline: airlineId,
    airport: id,
    /** Hour of the week, 0 = Monday 00:00 UTC. */
    hour: whole,
    /** Slots wanted. */
    lots: whole,
    /** Maximum price in whole US dollars per slot. While the bid is open, it is in escrow for each lot. */
    price: whole,
    /** World minute. At the same price, the earlier bid comes first. */
    placed: whole,
    /** World minute of the auction: see `nextSlotAuction`. */
    auction: whole,
    decided: bool,
    /** Slots won. 0 while the bid is open. */
    won: whole,
    /** US dollars per slot won. 0 while the bid is open. */
    paid: whole,
  },
});
export type SlotBid = Row<typeof SLOT_BID>;
