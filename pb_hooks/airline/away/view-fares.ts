import type { AirlineFares } from '#game/payloads/away.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { WEEK } from '#game/world/time.ts';
import { pairOfQuery } from '#hooks/demand/pair-of-query.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';

const WEEKS = 26;
const CALLS_PER_MINUTE = 60;

const a = aliased(AIRLINE, 'a');
const h = aliased(ROUTE_HISTORY, 'h');
const DAY_OF_AIRLINE = { airline: a.id, name: a.name, code: a.code, starts: h.starts, fare: h.fare };
const DAYS = `
  FROM route r JOIN airline a ON a.id = r.airline JOIN route_history h ON h.route = r.id
  WHERE ((r.a = {:from} AND r.b = {:to}) OR (r.a = {:to} AND r.b = {:from}))
    AND h.starts >= {:since} AND h.days <= 7 AND h.fare > 0
  ORDER BY a.id, h.starts`;

/** GET /api/am/fares?from=&to=: returns everybody's economy fares between two airports (ids) in the last half-year. */
export function viewFares(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const { from, to } = pairOfQuery(e);
      const since = worldMinute(e.app) - WEEKS * WEEK;
      const fares: AirlineFares[] = [];
      for (const day of readAll(e.app, DAY_OF_AIRLINE, DAYS, { from: from.id, to: to.id, since })) {
        const { airline, name, code, starts, fare } = day;
        if (fares.at(-1)?.airline !== airline) fares.push({ airline, name, code, points: [] });
        fares.at(-1)?.points.push([starts, fare]);
      }
      e.response?.header().set('Cache-Control', 'no-store');
      e.json(200, { fares });
    }),
  );
}
