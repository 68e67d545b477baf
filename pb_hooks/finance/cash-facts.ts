import { type CashFacts, FORECAST_WEEKS } from '#game/finance/cash-forecast.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, jsonOf, numberOf } from '../db/shape.ts';

/** Weeks of past results of flights that a forecast uses. */
const PAST_WEEKS = 8;
/** Weeks of results from which the result of a route's flight is expected. */
const RESULT_WEEKS = 4;

const a = aliased(AIRLINE, 'a');

/** The timetable's flights of a week, each with the mean result of its route. */
const FLIGHTS = `COALESCE((
  SELECT sum(l.count * h.result) FROM (
    SELECT route, count(*) AS count FROM leg WHERE airline = a.id GROUP BY route) l
  JOIN (
    SELECT route, 1.0 * sum(revenue - costs) / sum(flights) AS result FROM route_history
    WHERE airline = a.id AND starts >= {:minute} - ${RESULT_WEEKS * WEEK} AND days <= 7
    GROUP BY route HAVING sum(flights) > 0) h ON h.route = l.route), 0)`;

/** Results of whole weeks up to yesterday, because today's flights have not all landed. */
const PAST = `(
  SELECT json_group_array(result) FROM (
    SELECT sum(revenue - costs) AS result FROM route_history
    WHERE airline = a.id AND days <= 7 AND starts >= {:today} - ${PAST_WEEKS * WEEK} AND starts < {:today}
    GROUP BY ({:today} - 1 - starts) / ${WEEK}))`;

const weeks = (sqlOf: (week: number) => string) =>
  jsonOf<number[]>(
    `json_array(${Array.from({ length: FORECAST_WEEKS }, (_, week) => sqlOf(week)).join(', ')})`,
  );
const sumOf = (value: string, from: string) =>
  `COALESCE((SELECT CAST(round(sum(${value})) AS INTEGER) FROM ${from}), 0)`;
const startOf = (week: number) => `({:minute} + ${week * WEEK})`;

/** A lease is paid a whole number of weeks after its start, once in each week from then on. */
const leasesIn = (week: number) =>
  sumOf(
    '-x.lease_rate',
    `aircraft x WHERE x.airline = a.id AND x.ownership = 'leased' AND x.lease_from + ${WEEK} <= ${startOf(week + 1)}`,
  );
const instalmentsIn = (week: number) =>
  sumOf(
    '-n.payment',
    `loan n WHERE n.airline = a.id AND n.state = 'active' AND n.due <= ${startOf(week + 1)}
      AND n.weeks - n.paid - n.missed > ${week}`,
  );
const checksIn = (week: number) =>
  sumOf(
    '-m.cost',
    `maintenance m WHERE m.airline = a.id AND m.state = 'planned' AND m.kind <> 'refit'
      AND m.starts >= ${startOf(week)} AND m.starts < ${startOf(week + 1)}`,
  );
/** Fuel contracts at today's price. They are settled at the end of each of their days. */
const hedgesIn = (week: number) =>
  sumOf(
    `(w.fuel_price - c.price) * c.tonnes * (
      max(0, min(c.ends, ${startOf(week + 1)}) / ${DAY} - max(c.starts, ${startOf(week)}) / ${DAY}))`,
    'fuel_contract c CROSS JOIN world w WHERE c.airline = a.id AND c.ends > {:minute}',
  );

const FACTS = {
  id: a.id,
  cash: a.cash,
  flights: numberOf(`CAST(round(${FLIGHTS}) AS INTEGER)`),
  pastFlights: jsonOf<number[]>(PAST),
  leases: weeks(leasesIn),
  instalments: weeks(instalmentsIn),
  checks: weeks(checksIn),
  hedges: weeks(hedgesIn),
};

/**
 * Returns what is known about the cash of some airlines in the coming weeks, by id.
 * @param minute world minute at which the forecast begins
 */
export function readCashFacts(app: CoreApp, ids: readonly string[], minute: number): Map<string, CashFacts> {
  const params = { airlines: JSON.stringify(ids), minute, today: minute - (minute % DAY) };
  const rows = readAll(app, FACTS, 'FROM json_each({:airlines}) j JOIN airline a ON a.id = j.value', params);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
