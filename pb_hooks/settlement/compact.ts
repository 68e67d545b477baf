import { FLIGHT_COSTS } from '../../game/records/flight.ts';
import { HISTORY_SUMS } from '../../game/records/route.ts';
import { DAY } from '../../game/time.ts';
import { readRows, run } from './read-rows.ts';
import type { SettledWorld } from './read-world.ts';
import { DAILY_TURN } from './slots.ts';

/** Days that flights are kept; then their ledger rows become one a day for each category, route and aircraft. */
const FLIGHT_DAYS = 14;
/** Days that work which is done is kept, and notices. */
const NEWS_DAYS = 91;
const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const OF_FLIGHTS = ['tickets', ...FLIGHT_COSTS];
/** What comes again and again. Everything else stays as it was written: there is little of it, and it names what it is for. */
const RECURRING = [...OF_FLIGHTS, 'lease', 'check', 'fuel_hedge'];

/** Of the airlines of this transaction those whose turn it is: each once a day. */
const MINE = `airline IN (${DAILY_TURN})`;

const FORGET = [
  `DELETE FROM maintenance WHERE ${MINE} AND state = 'done' AND ends < {:news}`,
  `DELETE FROM notice WHERE ${MINE} AND minute < {:news}`,
];
const FLIGHTS = `DELETE FROM flight WHERE ${MINE} AND departs < {:before} AND state <> 'flying'`;

/**
 * Many ledger rows become the first of them, with the sum of all: nothing is added or lost.
 * @param alike columns that the rows of one sum have in common
 * @param forgotten columns that the sum no longer has
 */
const sumUp = (categories: readonly string[], alike: string, forgotten: readonly string[]) => {
  const rows = `${MINE} AND category IN (${list(categories)}) AND minute < {:before} AND minute >= {:after}`;
  return [
    `CREATE TEMP TABLE summed AS
     SELECT min(id) AS id, sum(amount) AS total, min(minute) AS minute, min(at) AS at FROM ledger WHERE ${rows}
     GROUP BY ${alike}`,
    `DELETE FROM ledger WHERE ${rows} AND id NOT IN (SELECT id FROM summed)`,
    `UPDATE ledger SET amount = summed.total, minute = summed.minute, at = summed.at,
       ${forgotten.map((name) => `${name} = ''`).join(', ')}
     FROM summed WHERE ledger.id = summed.id`,
    // A sum of nothing is no movement of money.
    'DELETE FROM ledger WHERE id IN (SELECT id FROM summed WHERE total = 0)',
    'DROP TABLE summed',
  ];
};

const LEDGER_DAYS = sumUp(OF_FLIGHTS, `airline, category, route, aircraft, minute / ${DAY}`, ['flight']);
const BY_AIRCRAFT = sumUp(RECURRING, 'airline, category, route, aircraft', ['flight', 'memo']);
const BY_CATEGORY = sumUp(RECURRING, 'airline, category', ['flight', 'memo', 'route', 'aircraft']);

const OLD = `${MINE} AND starts < {:before} AND starts >= {:after} AND days < {:days}`;
const HISTORY = [
  `CREATE TEMP TABLE summed AS
   SELECT min(id) AS id, route, ${HISTORY_SUMS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
   FROM route_history WHERE ${OLD} GROUP BY route`,
  `DELETE FROM route_history WHERE ${OLD} AND id NOT IN (SELECT id FROM summed)`,
  `UPDATE route_history SET starts = max(0, {:after}), days = {:days},
     ${HISTORY_SUMS.map((name) => `${name} = summed.${name}`).join(', ')}
   FROM summed WHERE route_history.id = summed.id`,
  'DROP TABLE summed',
];

/**
 * What comes after the days, each from so many days back on: weeks, quarters of 13 weeks and years of 52. Each is made of
 * whole ones of those before it. From a quarter on routes keep their own figures, and the ledger its categories alone.
 */
const SPANS = [
  { days: 7, from: 28, statements: BY_AIRCRAFT },
  { days: 7, from: 91, statements: [...BY_CATEGORY, ...HISTORY] },
  { days: 91, from: 364, statements: [...BY_CATEGORY, ...HISTORY] },
  { days: 364, from: 1_456, statements: [...BY_CATEGORY, ...HISTORY] },
] as const;

/**
 * Sums up what is old, for those of the airlines whose turn it is in this hour, so that the data folder of a world grows by
 * some rows a year for each airline and route, however much is flown. Cash stays the sum of the ledger.
 */
export function compactOldRows(tx: CoreApp, world: SettledWorld, airlines: string): void {
  const today = world.minute - (world.minute % DAY);
  const all: Record<string, string | number> = { airlines, hour: world.hour };
  const bind = (statement: string, times: Record<string, number>) => {
    const params = Object.entries({ ...all, ...times }).filter(([name]) => statement.includes(`{:${name}}`));
    run(tx, statement, Object.fromEntries(params));
  };
  const before = today - FLIGHT_DAYS * DAY;
  if (before <= 0 || readRows(tx, 'value', `FROM (${DAILY_TURN})`, all).length === 0) return;
  bind(FLIGHTS, { before });
  for (const statement of LEDGER_DAYS) bind(statement, { before, after: before - DAY });
  for (const statement of FORGET) bind(statement, { news: today - NEWS_DAYS * DAY });

  for (const { days, from, statements } of SPANS) {
    const limit = today - from * DAY;
    // The last whole span before that; all begin on a Monday.
    const end = limit - ((world.startsAt + limit) % (days * DAY));
    if (end <= 0) return;
    for (const statement of statements) bind(statement, { before: end, after: end - days * DAY, days });
  }
}
