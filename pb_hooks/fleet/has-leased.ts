import { isCategory } from '#game/tables/ledger-category.ts';
import { readJson } from '../platform/db/read-json.ts';

/**
 * An undone lease has refunded its deposit, so it does not count. Looks at the fleet first, because it is
 * small.
 */
const HAS_LEASED = `
  SELECT json_quote(EXISTS (SELECT 1 FROM aircraft WHERE airline = {:airline} AND ownership = 'leased')
    OR (SELECT COALESCE(sum(amount), 0) FROM ledger WHERE airline = {:airline} AND ${isCategory('category', 'deposit')}) <> 0) AS json`;

/** Checks whether an airline (id) has ever leased an aircraft and kept it. */
export const hasLeased = (app: CoreApp, airline: string): boolean =>
  readJson<number>(app, HAS_LEASED, { airline }) !== 0;
