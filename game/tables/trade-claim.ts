import { airlineId, defineTable, hidden, id, whole } from './table.ts';

/**
 * Losses of airlines to others: from trading shares far from fair value, one row per pair of airlines and auction, and
 * from trading aircraft above or below market value. If the airline is wound up within 26 weeks, its lenders get it back.
 * Readable by the airline.
 */
export const TRADE_CLAIM = defineTable({
  name: 'trade_claim',
  access: 'owner',
  exportOrder: 'minute, id',
  indexes: ['airline', 'debtor', 'minute'],
  columns: {
    id,
    /** The airline that lost. */
    airline: airlineId,
    /** The airline that gained. Hidden, because auctions of shares are anonymous. */
    debtor: hidden(airlineId),
    /** Airline whose shares were traded. Empty if an aircraft was traded. */
    issuer: airlineId,
    /** The aircraft that was traded, or empty. */
    aircraft: id,
    /** Whole US dollars. */
    amount: whole,
    /** World minute of the trade. */
    minute: whole,
  },
});
