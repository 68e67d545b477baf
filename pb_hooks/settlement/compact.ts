import { FLIGHT_COSTS } from '../../game/records/flight.ts';
import { readRows, run } from './read-rows.ts';
import { DAY, type SettledWorld } from './read-world.ts';
import { DAILY_TURN } from './slots.ts';

/** Days that flights are kept, and days that figures are kept by the day. */
const FLIGHT_DAYS = 14;
const DAILY_DAYS = 91;
const WEEK = 7 * DAY;

const CATEGORIES = ['tickets', ...FLIGHT_COSTS].map((name) => `'${name}'`).join(', ');
/** Of the airlines of this transaction those whose turn it is: each once a day. */
const MINE = `airline IN (${DAILY_TURN})`;

const FLIGHTS = `DELETE FROM flight WHERE ${MINE} AND departs < {:before} AND state <> 'flying'`;

/**
 * Many ledger rows become the first of them, with the sum of all: nothing is added or lost.
 * @param alike columns that the rows of one sum have in common
 */
const sumUp = (alike: string) => {
  const rows = `${MINE} AND category IN (${CATEGORIES}) AND minute < {:before} AND minute >= {:after}`;
  return [
    `CREATE TEMP TABLE summed AS
     SELECT min(id) AS id, sum(amount) AS total, min(minute) AS minute FROM ledger WHERE ${rows} GROUP BY ${alike}`,
    `DELETE FROM ledger WHERE ${rows} AND id NOT IN (SELECT id FROM summed)`,
    `UPDATE ledger SET amount = summed.total, minute = summed.minute, flight = ''
     FROM summed WHERE ledger.id = summed.id`,
    'DROP TABLE summed',
  ];
};

const WEEKS = sumUp('airline, category, route, aircraft');
const DAYS = sumUp(`airline, category, route, aircraft, minute / ${DAY}`);

const SUMS = ['flights', 'cancelled', 'late', 'delay', 'seats', 'passengers', 'revenue', 'costs'];
const HISTORY = [
  `CREATE TEMP TABLE summed AS
   SELECT min(id) AS id, route, ${SUMS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
   FROM route_history WHERE ${MINE} AND starts < {:before} AND starts >= {:after} AND days = 1 GROUP BY route`,
  `DELETE FROM route_history
   WHERE ${MINE} AND starts < {:before} AND starts >= {:after} AND days = 1 AND id NOT IN (SELECT id FROM summed)`,
  `UPDATE route_history SET starts = {:after}, days = 7, ${SUMS.map((name) => `${name} = summed.${name}`).join(', ')}
   FROM summed WHERE route_history.id = summed.id`,
  'DROP TABLE summed',
];

/**
 * Sums up what is old, for those of the airlines whose turn it is in this hour: flights go after 14 days, since routes
 * remember them; their ledger rows become one a day, and after 91 days one a week, as the history of routes does.
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
  for (const statement of DAYS) bind(statement, { before, after: before - DAY });

  const sinceMonday = (world.startsAt + today - DAILY_DAYS * DAY) % WEEK;
  const monday = today - DAILY_DAYS * DAY - sinceMonday;
  if (monday <= 0) return;
  for (const statement of WEEKS) bind(statement, { before: monday, after: monday - WEEK });
  for (const statement of HISTORY) bind(statement, { before: monday, after: monday - WEEK });
}
