import { isAssetEntry } from '#game/tables/ledger.ts';
import { categoriesOf, isCategory } from '#game/tables/ledger-category.ts';
import { escrow } from '#hooks/books/net-worth.ts';
import type { Check } from './checks.ts';

const IS_ABOUT_ESCROW = isCategory('category', ...categoriesOf('escrow'));
const DECLARED = 'COALESCE((SELECT g.lots * g.declared FROM share_listing g WHERE g.airline = a.id), 0)';
const IS_ABOUT_AIRCRAFT = `(${isAssetEntry('l.category')}) AND ${isCategory('l.category', ...categoriesOf('aircraft'))}`;

/** Checks of the entries without cash. */
export const BOOK_CHECKS: readonly Check[] = [
  {
    name: 'aircraft are in the books at what was paid less what was received, plus their changes in value',
    broken: `
      WITH last AS MATERIALIZED (
        SELECT airline, max(week) AS week FROM valuation WHERE kind = 'aircraft' GROUP BY airline)
      SELECT airline || ' at ' || week || ': worth ' || worth || ', in the books ' || book AS text FROM (
        SELECT t.airline, t.week,
          (SELECT sum(v.value) FROM valuation v
            WHERE v.airline = t.airline AND v.kind = 'aircraft' AND v.week = t.week) AS worth,
          (SELECT sum(v.change) FROM valuation v WHERE v.airline = t.airline AND v.kind = 'aircraft')
          - COALESCE((SELECT sum(l.amount) FROM ledger l
              WHERE l.airline = t.airline AND ${IS_ABOUT_AIRCRAFT} AND l.minute < t.week), 0) AS book
        FROM last t) WHERE worth <> book`,
  },
  {
    name: 'the net worth of each airline has its money in escrow, except for declared dividends',
    broken: `
      WITH booked AS MATERIALIZED (
        SELECT airline, -sum(amount) AS amount FROM ledger WHERE ${IS_ABOUT_ESCROW} GROUP BY airline)
      SELECT a.code || ': in its net worth ' || a.escrow || ', declared ' || a.declared || ', in the books '
        || COALESCE(b.amount, 0) AS text
      FROM (SELECT a.id, a.code, ${escrow('a.id')} AS escrow, ${DECLARED} AS declared FROM airline a) a
      LEFT JOIN booked b ON b.airline = a.id WHERE a.escrow + a.declared <> COALESCE(b.amount, 0)`,
  },
  {
    name: 'arrears in the books are the sum of their changes',
    broken: `
      SELECT airline || ' at ' || week || ': ' || value || ', changes ' || book AS text FROM (
        SELECT airline, max(week) AS week, value, sum(change) AS book FROM valuation
        WHERE kind = 'arrears' GROUP BY airline) WHERE value <> book`,
  },
  {
    name: 'an aircraft is valued once per week',
    broken: `
      SELECT aircraft || ' at ' || week || ': ' || count(*) || ' valuations' AS text FROM valuation
      WHERE aircraft <> '' AND value <> 0 GROUP BY airline, aircraft, week HAVING count(*) > 1`,
  },
  {
    name: 'sums of weeks are those of the ledger',
    broken: `
      WITH summed AS MATERIALIZED (SELECT airline, max(ends) AS until FROM ledger_sum GROUP BY airline)
      SELECT airline || ': ' || category || ' differs by ' || sum(amount) AS text FROM (
        SELECT airline, category, amount FROM ledger_sum
        UNION ALL
        SELECT l.airline, l.category, -l.amount
        FROM summed s CROSS JOIN ledger l ON l.airline = s.airline AND l.minute < s.until)
      GROUP BY airline, category HAVING sum(amount) <> 0`,
  },
];
