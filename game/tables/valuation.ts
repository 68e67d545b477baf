import { airlineId, defineTable, id, oneOf, type Row, whole } from './table.ts';

/** Kinds of valued assets and debts: owned aircraft, deposits at lessors, and interest on missed instalments. */
export const VALUED_KINDS = ['aircraft', 'deposit', 'arrears'] as const;
export type ValuedKind = (typeof VALUED_KINDS)[number];

/**
 * Non-cash entries of the books: changes in the value of an airline's assets and debts, made each Monday for the week before it.
 * Together with the ledger they give the value in the balance sheet: what was paid for an asset, less what was
 * received for it, plus all its changes. Settlement sums up old weeks: first all aircraft, then quarters and years.
 */
export const VALUATION = defineTable({
  name: 'valuation',
  access: 'owner',
  exportOrder: 'week, id',
  indexes: ['airline, kind, week'],
  columns: {
    id,
    airline: airlineId,
    kind: oneOf(VALUED_KINDS),
    /** Empty for deposits and arrears, and for sums of all aircraft. */
    aircraft: id,
    /** World minute of the Monday, 00:00 UTC, that ends the week. */
    week: whole,
    /**
     * Value at the end of the week, in whole US dollars. 0 for an aircraft that has left the airline, negative for
     * arrears.
     */
    value: whole,
    /** Change that no payment explains, in whole US dollars. */
    change: whole,
  },
});
export type Valuation = Row<typeof VALUATION>;
