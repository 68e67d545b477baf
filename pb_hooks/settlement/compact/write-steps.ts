import { HISTORY_SUMS } from '#game/tables/route-history.ts';
import { counterpartOf } from '#hooks/books/ledger/write-entries.ts';
import { run } from '../state/read-rows.ts';
import type { CompactStep, OldTable } from './steps.ts';

/*
 * Sums use the rows that exist at the time of writing, regardless of what was found before: nothing is
 * counted twice or lost. `value -> 0` holds the ids of a group. The first one remains.
 */

/** The values are the minute, the date and the loss: see find-old-rows.ts. */
const LEDGER = `
  UPDATE ledger SET amount = j.total, minute = j.minute, at = j.at, flight = '',
    memo = CASE WHEN j.loss > 0 THEN '' ELSE memo END,
    route = CASE WHEN j.loss > 1 THEN '' ELSE route END,
    aircraft = CASE WHEN j.loss > 1 THEN '' ELSE aircraft END
  FROM (
    SELECT s.value ->> '$[0][0]' AS id, s.value ->> 1 AS minute, s.value ->> 2 AS at, s.value ->> 3 AS loss,
      sum(l.amount) AS total
    FROM json_each({:sums}) s CROSS JOIN json_each(s.value, '$[0]') m CROSS JOIN ledger l ON l.id = m.value
    GROUP BY s.key
  ) j WHERE ledger.id = j.id`;
/**
 * The accounts' entries of the transfers follow, so that both sides cover the same span. Materialized, because SQLite would
 * otherwise scan the whole ledger.
 */
const OTHER_SIDES = `
  WITH other AS MATERIALIZED (
    SELECT ${counterpartOf('own.id')} AS id, own.amount, own.minute, own.at
    FROM json_each({:sums}) s CROSS JOIN ledger own ON own.id = s.value ->> '$[0][0]' AND own.transfer = own.id
  )
  UPDATE ledger SET amount = -other.amount, minute = other.minute, at = other.at
  FROM other WHERE ledger.id = other.id`;
/** Selects the accounts' entries of the transfers among the entries with some ids. */
const otherSides = (ids: string): string =>
  `SELECT ${counterpartOf('own.id')} FROM (${ids}) AS i CROSS JOIN ledger own ON own.id = i.id AND own.transfer = own.id`;
/** Both sides of a transfer of nothing are deleted. */
const NO_OTHER_SIDES = `
  DELETE FROM ledger WHERE amount = 0
    AND id IN (${otherSides("SELECT value ->> '$[0][0]' AS id FROM json_each({:sums})")})`;
/** Deletes sums of 0, because a ledger entry of 0 is invalid. */
const NOTHING = `
  DELETE FROM ledger WHERE id IN (SELECT value ->> '$[0][0]' FROM json_each({:sums})) AND amount = 0`;

/**
 * The values are the first minute and the number of days. The fare is that of the last day: beside a single `max`,
 * SQLite takes a bare column from the row with the maximum.
 */
const HISTORY = `
  UPDATE route_history SET starts = j.starts, days = j.days, fare = j.fare, ${HISTORY_SUMS.map((name) => `${name} = j.${name}`).join(', ')}
  FROM (
    SELECT s.value ->> '$[0][0]' AS id, s.value ->> 1 AS starts, s.value ->> 2 AS days,
      max(h.starts) AS latest, h.fare AS fare, ${HISTORY_SUMS.map((name) => `sum(h.${name}) AS ${name}`).join(', ')}
    FROM json_each({:sums}) s CROSS JOIN json_each(s.value, '$[0]') m CROSS JOIN route_history h ON h.id = m.value
    GROUP BY s.key
  ) j WHERE route_history.id = j.id`;

/** The value given is the last week. Only that week's values count, but the changes of all. */
const VALUATION = `
  UPDATE valuation SET week = j.week, aircraft = '', value = j.value, change = j.change
  FROM (
    SELECT s.value ->> '$[0][0]' AS id, s.value ->> 1 AS week,
      sum(iif(v.week = s.value ->> 1, v.value, 0)) AS value, sum(v.change) AS change
    FROM json_each({:sums}) s CROSS JOIN json_each(s.value, '$[0]') m CROSS JOIN valuation v ON v.id = m.value
    GROUP BY s.key
  ) j WHERE valuation.id = j.id`;

/** The value given is the end of the last week. */
const LEDGER_SUM = `
  UPDATE ledger_sum SET ends = j.ends, amount = j.amount
  FROM (
    SELECT s.value ->> '$[0][0]' AS id, s.value ->> 1 AS ends, sum(l.amount) AS amount
    FROM json_each({:sums}) s CROSS JOIN json_each(s.value, '$[0]') m CROSS JOIN ledger_sum l ON l.id = m.value
    GROUP BY s.key
  ) j WHERE ledger_sum.id = j.id`;

const SUMS: Readonly<Partial<Record<OldTable, readonly string[]>>> = {
  ledger: [LEDGER, OTHER_SIDES, NO_OTHER_SIDES, NOTHING],
  route_history: [HISTORY],
  valuation: [VALUATION],
  ledger_sum: [LEDGER_SUM],
};

/** Returns the sums of some steps, combined by group. */
function sumsOf(steps: readonly CompactStep[]): unknown[] {
  const groups = new Map<string, [ids: string[], ...values: unknown[]]>();
  for (const { keep, gone } of steps) {
    if (!keep) continue;
    const [id, ...values] = keep;
    const group = groups.get(id);
    if (group) group[0].push(...gone);
    else groups.set(id, [[id, ...gone], ...values]);
  }
  return [...groups.values()];
}

/** Returns statements that delete rows by id. Entries go with the other sides of their transfers. */
const deletions = (table: OldTable): string[] => [
  ...(table === 'ledger'
    ? [`DELETE FROM ledger WHERE id IN (${otherSides('SELECT value AS id FROM json_each({:ids})')})`]
    : []),
  `DELETE FROM ${table} WHERE id IN (SELECT value FROM json_each({:ids}))`,
];

/** Performs some steps inside a transaction. */
export function writeSteps(tx: CoreApp, steps: readonly CompactStep[]): void {
  const tables = new Map<OldTable, CompactStep[]>();
  for (const step of steps) {
    const own = tables.get(step.table);
    if (own) own.push(step);
    else tables.set(step.table, [step]);
  }
  for (const [table, own] of tables) {
    const sums = sumsOf(own);
    if (sums.length > 0) for (const sql of SUMS[table] ?? []) run(tx, sql, { sums: JSON.stringify(sums) });
    const ids = own.flatMap(({ gone }) => gone);
    if (ids.length > 0) for (const sql of deletions(table)) run(tx, sql, { ids: JSON.stringify(ids) });
  }
}
