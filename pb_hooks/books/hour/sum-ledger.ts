import { LEDGER_CATEGORIES } from '#game/tables/ledger-category.ts';
import { LEDGER_SUM } from '#game/tables/ledger-sum.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { insertFrom } from '#hooks/platform/db/insert.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Days after which the entries of a week no longer change, except that they are summed up: they close on Wednesday. */
const OPEN_DAYS = 2;

/** The position of a category makes the id unique, together with the airline and the week. */
const CATEGORIES = `'|${LEDGER_CATEGORIES.join('|')}|'`;

/** End of the week that a world minute is in. */
const weekEnd = (minute: string) => `(${minute} - (${minute} + {:startsAt}) % ${WEEK} + ${WEEK})`;

/** An airline continues after its last sum: weeks without entries have none. */
const SUM_UP = `
  WITH summed AS MATERIALIZED (
    SELECT a.id AS airline, COALESCE((SELECT max(s.ends) FROM ledger_sum s WHERE s.airline = a.id), 0) AS until
    FROM (${DAILY_TURN}) t JOIN airline a ON a.id = t.value WHERE a.user <> ''),
  sums AS (
    SELECT airline, category, ends, sum(amount) AS amount FROM (
      SELECT l.airline, l.category, l.amount, ${weekEnd('l.minute')} AS ends
      FROM summed p CROSS JOIN ledger l ON l.airline = p.airline AND l.minute >= p.until AND l.minute < {:closed})
    GROUP BY airline, ends, category)
  ${insertFrom(
    LEDGER_SUM,
    {
      id: `substr(airline, 8) || printf('%03d%04d', instr(${CATEGORIES}, '|' || category || '|'), ends / ${WEEK})`,
      airline: 'airline',
      category: 'category',
      ends: 'ends',
      amount: 'amount',
    },
    'FROM sums ORDER BY airline, ends, category',
  )}`;

/**
 * Sums up the weeks of the ledger that are closed, for the players' airlines whose turn it is. Only on Wednesdays,
 * because SQLite needs milliseconds to prepare the statement.
 * @param airlines ids as JSON, settled for this hour
 */
export function sumLedger(tx: CoreApp, world: SettledWorld, airlines: string): void {
  const { hour, minute, weekMinute, startsAt } = world;
  if (Math.floor(weekMinute / DAY) !== OPEN_DAYS) return;
  run(tx, SUM_UP, { airlines, hour, closed: minute - weekMinute, startsAt });
}
