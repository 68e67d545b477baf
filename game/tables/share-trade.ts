import { airlineId, defineTable, id, type Row, whole } from './table.ts';

/** Cleared auctions, one row per airline and hour. */
export const SHARE_TRADE = defineTable({
  name: 'share_trade',
  access: 'signed in',
  exportOrder: 'minute, id',
  unique: ['airline, minute'],
  columns: {
    id,
    /** Airline whose shares were traded. */
    airline: airlineId,
    /** World minute. */
    minute: whole,
    /** Cents per share. */
    price: whole,
    lots: whole,
  },
});
export type ShareTrade = Row<typeof SHARE_TRADE>;
