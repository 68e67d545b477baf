import { categoriesOf, isCategory, LEDGER_CATEGORIES } from './ledger-category.ts';
import {
  airlineId,
  date,
  defineTable,
  freeText,
  id,
  internal,
  limited,
  oneOf,
  type Row,
  whole,
} from './table.ts';

/**
 * Returns the SQL condition for entries that decide what an airline's assets are worth in its books. They are few.
 * @param category column
 */
export const isAssetEntry = (category: string): string =>
  categoriesOf('aircraft', 'deposits')
    .map((name) => isCategory(category, name))
    .join(' OR ');

/** Ledger entries. The sum of an airline's entries is its cash, and the sum of an account's its balance. */
export const LEDGER = defineTable({
  name: 'ledger',
  access: 'owner',
  exportOrder: 'minute, id',
  // The first one has all columns of a statement, because a large airline has 100,000 entries of a year.
  indexes: ['airline, minute, category, amount', `airline WHERE ${isAssetEntry('category')}`],
  columns: {
    id,
    /** An airline, or an account: see `accountId`. */
    airline: limited(airlineId, { isRequired: true }),
    /** `minute` as a date and time of the game. */
    at: internal(limited(date, { isRequired: true })),
    /** World minute. */
    minute: whole,
    // A pattern instead of the values, so that a new category needs no migration.
    category: limited(oneOf(LEDGER_CATEGORIES), { pattern: '^[a-z_]{1,30}$' }),
    /** Whole US dollars. Positive for income, negative for costs. */
    amount: whole,
    memo: limited(freeText, { max: 200 }),
    /** Ids, or empty. */
    route: id,
    aircraft: id,
    flight: id,
    /**
     * Both entries of a transfer between an airline and an account have the id of the airline's entry here, and sum to
     * zero. Empty if the other side is the outside world.
     */
    transfer: internal(id),
  },
});
export type LedgerRow = Row<typeof LEDGER>;
