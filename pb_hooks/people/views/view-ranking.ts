import { WORTH_BOUNDS } from '#game/books/net-worth.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { WEEK_CHECKS, WEEK_LEASES } from '#hooks/books/ledger/week-costs.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { keepHourly, keepText } from '#hooks/platform/http/keep-text.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';

const COLUMNS = {
  id: 'a.id',
  name: 'a.name',
  code: 'a.code',
  colour_primary: 'a.colour_primary',
  colour_secondary: 'a.colour_secondary',
  hub: 'a.hub',
  rival: "iif(a.user = '', 1, 0)",
  punctuality: 'a.punctuality',
  reputation: 'a.reputation',
  aircraft: 'COALESCE(c.n, 0)',
  routes: 'COALESCE(r.n, 0)',
  worth: `iif(a.valued = 0, -1, ${WORTH_BOUNDS.map((bound) => `(a.net_worth >= ${bound})`).join(' + ')})`,
  total_return: '(s.price + s.dividends) * 1.0 / s.issue_price - 1',
};
const AIRLINES = `
  SELECT json_object(${Object.entries(COLUMNS)
    .map(([name, sql]) => `'${name}', json_group_array(${sql} ORDER BY a.founded, a.id)`)
    .join(', ')}) AS text
  FROM airline a
  LEFT JOIN (SELECT airline, count(*) AS n FROM aircraft WHERE delivered <= {:now} GROUP BY airline) c ON c.airline = a.id
  LEFT JOIN (SELECT airline, count(*) AS n FROM route GROUP BY airline) r ON r.airline = a.id
  LEFT JOIN share_listing s ON s.airline = a.id AND s.state = 'listed'`;

const SUMS = ['flights', 'cancelled', 'late', 'seats', 'passengers', 'revenue'];
// Reads the index on airline and time for each airline, because the table also holds all older weeks.
const WEEKS = `
  WITH w AS MATERIALIZED (
    SELECT h.airline, ${SUMS.map((name) => `sum(h.${name}) AS ${name}`).join(', ')},
      sum(h.revenue) - sum(h.costs) - ${WEEK_LEASES} - ${WEEK_CHECKS} AS profit
    FROM airline x CROSS JOIN route_history h ON h.airline = x.id AND h.starts >= {:from} AND h.starts < {:to}
    WHERE h.days <= 7 GROUP BY h.airline
  )
  SELECT json_group_object(airline, json_object(${[...SUMS, 'profit'].map((name) => `'${name}', ${name}`).join(', ')})) AS text
  FROM w`;

/** Returns the text of a statement's only row. */
function readText(app: CoreApp, sql: string, params: Record<string, number>): string {
  const row = new DynamicModel({ text: '' });
  app.db().newQuery(sql).bind(params).one(row);
  return String(row.text);
}

/**
 * GET /api/am/ranking: returns public figures of all airlines. Those of today are made once per hour. The
 * sums of the last full week are made once per day, because its last flights land after its end.
 */
export function viewRanking(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const now = worldMinute(e.app);
    const to = Math.floor(now / WEEK) * WEEK;
    const airlines = keepHourly(e.app, 'ranking', () => readText(e.app, AIRLINES, { now }));
    const weeks = keepText(e.app, 'ranking weeks', String(Math.floor(now / DAY)), () =>
      readText(e.app, WEEKS, { from: to - WEEK, to }),
    );
    const body = `{"week":${to / WEEK - 1},"airlines":${airlines},"weeks":${weeks}}`;
    e.response?.header().set('Cache-Control', 'no-store');
    e.blob(200, 'application/json', body as unknown as number[]);
  });
}
