import { airlineId, defineTable, id, whole } from './table.ts';

/** Open subscriptions for shares that an airline offers, readable by the subscriber. */
export const SUBSCRIPTION = defineTable({
  name: 'subscription',
  access: 'owner',
  exportOrder: 'placed, id',
  unique: ['airline, issuer'],
  indexes: ['issuer', 'placed'],
  columns: {
    id,
    /** The subscriber. */
    airline: airlineId,
    /** Airline that offers the shares. */
    issuer: airlineId,
    /** Lots wanted. Their full price is in escrow. */
    lots: whole,
    /** Price of the offer, in cents per share. */
    price: whole,
    /** Subscriptions are numbered. The lower number comes first for the last lots. */
    placed: whole,
  },
});
