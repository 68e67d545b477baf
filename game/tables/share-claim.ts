import { defineTable, hidden, id, whole } from './table.ts';

/**
 * Losses of airlines to others from trading shares far from fair value, one row per pair of airlines and auction.
 * If the airline is wound up within 26 weeks, its lenders get it back. Readable by the airline.
 */
export const SHARE_CLAIM = defineTable({
  name: 'share_claim',
  access: 'owner',
  exportOrder: 'minute, id',
  indexes: ['airline', 'debtor', 'minute'],
  columns: {
    id,
    /** The airline that lost. */
    airline: id,
    /** The airline that gained. Hidden, because auctions are anonymous. */
    debtor: hidden(id),
    /** Airline whose shares were traded. */
    issuer: id,
    /** Whole US dollars. */
    amount: whole,
    /** World minute of the trade. */
    minute: whole,
  },
});
