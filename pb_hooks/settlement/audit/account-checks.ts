import { accountId, NEVER_BELOW_ZERO, TRANSFERS } from '#game/books/accounts.ts';
import { isCategory } from '#game/tables/ledger-category.ts';
import { counterpartOf } from '#hooks/books/ledger/write-entries.ts';
import type { Check } from './checks.ts';

const listOf = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/** The operator may give an airline capital without the founders. */
const ALWAYS_TRANSFERS = TRANSFERS.filter((category) => category !== 'capital');

/** Checks of transfers and of the accounts besides those of airlines. */
export const ACCOUNT_CHECKS: readonly Check[] = [
  {
    name: 'the balance of an account is the sum of its ledger, and those that cannot owe do not',
    broken: `
      SELECT c.name || ': balance ' || c.balance || ', ledger ' || COALESCE(l.total, 0) AS text
      FROM account c LEFT JOIN (SELECT airline, sum(amount) AS total FROM ledger GROUP BY airline) l ON l.airline = c.id
      WHERE c.balance <> COALESCE(l.total, 0)
        OR (c.balance < 0 AND c.id IN (${listOf(NEVER_BELOW_ZERO.map(accountId))}))`,
  },
  {
    name: 'a transfer has two sides that sum to zero',
    broken: `
      SELECT transfer || ': ' || count(*) || ' rows, sum ' || sum(amount) AS text
      FROM ledger WHERE transfer != '' GROUP BY transfer
      HAVING count(*) <> 2 OR sum(amount) <> 0 OR sum(id = transfer) <> 1
        OR sum(id = ${counterpartOf('transfer')}) <> 1 OR count(DISTINCT airline) <> 2
        OR count(DISTINCT minute) <> 1 OR count(DISTINCT category) <> 1
      UNION ALL
      SELECT id || ': ' || category || ' of ' || airline || ' has one side' FROM ledger
      WHERE transfer = '' AND ${isCategory('category', ...ALWAYS_TRANSFERS)} AND airline NOT IN (SELECT id FROM account)`,
  },
  {
    name: 'all balances together are what has come in less what has gone out',
    broken: `
      SELECT 'balances ' || balances || ', came in ' || entered AS text FROM (
        SELECT (SELECT COALESCE(sum(cash), 0) FROM airline) + (SELECT COALESCE(sum(balance), 0) FROM account) AS balances,
          (SELECT COALESCE(sum(amount), 0) FROM ledger WHERE transfer = '') AS entered
      ) WHERE balances <> entered`,
  },
];
