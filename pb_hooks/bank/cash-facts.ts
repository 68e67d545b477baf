import {
  type CashFacts,
  type DueLoan,
  FORECAST_WEEKS,
  RESULT_WEEKS,
  type StoredForecast,
} from '#game/books/cash-forecast.ts';
import { periodStart } from '#game/books/periods.ts';
import { yearlyFee } from '#game/network/rights/certificate.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { yearlyRevenue } from '../network/certificate/read-applicant.ts';
import { readAll } from '../platform/db/read-all.ts';
import { aliased, jsonOf, numberOf } from '../platform/db/shape.ts';
import { weeklyFixedCosts } from './fixed-costs.ts';

/** Weeks of past results of flights that a forecast uses. */
const PAST_WEEKS = 8;

const a = aliased(AIRLINE, 'a');

/** The timetable's flights of a week, each with the mean result of its route. */
const FLIGHTS = `COALESCE((
  SELECT sum(l.count * h.result) FROM (
    SELECT route, count(*) AS count FROM leg WHERE airline = a.id GROUP BY route) l
  JOIN (
    SELECT route, 1.0 * sum(revenue - costs) / sum(flights) AS result FROM route_history
    WHERE airline = a.id AND starts >= {:minute} - ${RESULT_WEEKS * WEEK} AND days <= 7
    GROUP BY route HAVING sum(flights) > 0) h ON h.route = l.route), 0)`;

/** The first Monday from which an airline has results. */
const FIRST_MONDAY = `(
  SELECT min(f.starts) + ({:monday} - min(f.starts)) % ${WEEK} FROM route_history f WHERE f.airline = a.id)`;
/**
 * Results of whole weeks up to last Monday. Older results are kept by week, from Monday on, so other weeks would be
 * incomplete.
 */
const PAST = `(
  SELECT json_group_array(result) FROM (
    SELECT sum(revenue - costs) AS result FROM route_history
    WHERE airline = a.id AND days <= 7 AND starts >= {:monday} - ${PAST_WEEKS * WEEK} AND starts < {:monday}
      AND starts >= ${FIRST_MONDAY}
    GROUP BY ({:monday} - 1 - starts) / ${WEEK}))`;

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
/** Number of certificates whose yearly fee falls due. */
const certificatesIn = (week: number) =>
  sumOf(
    '1',
    `certificate k WHERE k.airline = a.id AND k.state = 'granted'
      AND k.fee_due >= ${startOf(week)} AND k.fee_due < ${startOf(week + 1)}`,
  );

/** Running loans, in the order in which settlement pays their instalments. */
const LOANS = `(
  SELECT json_group_array(json_object('balance', balance, 'rate', rate, 'weeks', weeks, 'paid', paid,
    'missed', missed, 'arrears', arrears, 'due', due))
  FROM (SELECT * FROM loan n WHERE n.airline = a.id AND n.state = 'active' ORDER BY n.id))`;

const FACTS = {
  id: a.id,
  minute: numberOf('{:minute}'),
  cash: a.cash,
  flights: numberOf(`CAST(round(${FLIGHTS}) AS INTEGER)`),
  pastFlights: jsonOf<number[]>(PAST),
  leases: weeks(leasesIn),
  checks: weeks(checksIn),
  hedges: weeks(hedgesIn),
  certificates: weeks(certificatesIn),
  loans: jsonOf<DueLoan[]>(LOANS),
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
  baseRate: numberOf('(SELECT w.base_rate FROM world w)'),
};

/**
 * Returns what is known about the cash of some airlines in the coming weeks, by id.
 * @param minute world minute at which the forecast begins
 */
export function readCashFacts(app: CoreApp, ids: readonly string[], minute: number): Map<string, CashFacts> {
  const startsAt = startWeekMinute(app.findRecordById('world', WORLD_ID).getString('start'));
  const monday = periodStart('week', minute, startsAt);
  const params = { airlines: JSON.stringify(ids), minute, monday };
  const rows = readAll(app, FACTS, 'FROM json_each({:airlines}) j JOIN airline a ON a.id = j.value', params);
  return new Map(
    rows.map(({ id, ...facts }) => {
      const isDue = facts.certificates.some((count) => count > 0);
      const fee = isDue ? yearlyFee(yearlyRevenue(app, id, minute)) : 0;
      return [id, { ...facts, certificates: facts.certificates.map((count) => 0 - count * fee) }];
    }),
  );
}

/** Forecasts of cash that the airline `x` has kept, the oldest first. A new airline has none. */
export const STORED_FORECASTS = jsonOf<StoredForecast[]>(
  "CASE WHEN json_valid(x.cash_forecasts) AND json_type(x.cash_forecasts) = 'array' THEN x.cash_forecasts ELSE '[]' END",
);
