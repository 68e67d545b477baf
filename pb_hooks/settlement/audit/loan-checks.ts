import { categoriesOf, isCategory } from '#game/tables/ledger-category.ts';
import { WEEK } from '#game/world/time.ts';
import type { Check } from './checks.ts';

const NOW = '(60 * (SELECT hour FROM world))';
/** Entries that change the debt of an airline. */
const DEBT = isCategory('category', ...categoriesOf('loans'));

/** Checks of the bank's loans. */
export const LOAN_CHECKS: readonly Check[] = [
  {
    name: 'the balances of loans are what the bank is owed',
    broken: `
      SELECT a.code || ': loans ' || COALESCE(n.owed, 0) || ', ledger ' || COALESCE(l.owed, 0) AS text
      FROM airline a
      LEFT JOIN (SELECT airline, sum(balance) AS owed FROM loan GROUP BY airline) n ON n.airline = a.id
      LEFT JOIN (SELECT airline, sum(amount) AS owed FROM ledger WHERE ${DEBT} GROUP BY airline) l ON l.airline = a.id
      WHERE COALESCE(n.owed, 0) <> COALESCE(l.owed, 0)
      UNION ALL
      SELECT 'loans ' || n.owed || ', the bank has lent ' || l.owed
      FROM (SELECT COALESCE(sum(balance), 0) AS owed FROM loan) n,
        (SELECT -COALESCE(sum(amount), 0) AS owed FROM ledger
          WHERE airline = (SELECT id FROM account WHERE name = 'bank') AND ${DEBT}) l
      WHERE n.owed <> l.owed`,
  },
  {
    name: 'a running loan is on its schedule, and an ended one owes nothing',
    broken: `
      SELECT n.id || ': due at ' || n.due || ' after ' || n.paid || ' paid and ' || n.missed || ' missed of ' || n.weeks AS text
      FROM loan n WHERE n.state = 'active' AND (
        n.due <> 60 * ceil(n.started / 60.0) + ${WEEK} * (1 + n.paid + n.missed) OR n.paid + n.missed > n.weeks
        OR n.paid >= n.weeks OR n.missed < 0 OR n.arrears < 0 OR n.ended <> 0
        OR (n.due <= ${NOW} AND n.paid + n.missed < n.weeks)
        OR n.balance NOT BETWEEN 1 AND n.principal OR n.payment <= 0)
      UNION ALL
      SELECT n.id || ': ' || n.state || ' at ' || n.ended || ', owes ' || n.balance FROM loan n
      WHERE n.state <> 'active' AND (n.balance <> 0 OR n.missed <> 0 OR n.arrears <> 0 OR n.ended < n.started)`,
  },
  {
    name: 'a pledged aircraft is owned by the airline that pledged it',
    broken: `
      SELECT n.id || ': ' || COALESCE(x.registration, 'no aircraft') || ' of ' || COALESCE(x.airline, 'nobody') AS text
      FROM loan n LEFT JOIN aircraft x ON x.id = n.aircraft
      WHERE n.state = 'active' AND ((n.product = 'secured') <> (n.aircraft <> '')
        OR (n.aircraft <> '' AND (x.id IS NULL OR x.airline <> n.airline OR x.ownership <> 'owned')))`,
  },
];
