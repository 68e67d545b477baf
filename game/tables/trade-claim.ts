import { airlineId, bool, defineTable, hidden, id, whole } from './table.ts';

/**
 * Losses of airlines to others: from trading shares far from fair value, one row per pair of airlines and auction, and
 * from trading aircraft above or below market value. If the airline is wound up within 26 weeks, its lenders get it back.
 * What it paid for new shares and by offers for all shares is noted too, because it may be money of a young loan.
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
    /** Whether the amount is the whole price of shares, and not a loss. */
    purchase: bool,
    /** World minute of the trade. */
    minute: whole,
  },
});
