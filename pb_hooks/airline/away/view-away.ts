import type { Away } from '#game/payloads/away.ts';
import { GOAL } from '#game/tables/goal.ts';
import { LEDGER } from '#game/tables/ledger.ts';
import type { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readDecisions } from './decisions.ts';
import { readMoves } from './moves.ts';

/** Maximum number of moves in the response. */
const MOVES_MAX = 8;

const { category } = aliased(LEDGER, 'e');
const MONEY = { category, amount: numberOf('sum(e.amount)') };
const MONEY_ROWS = `
  FROM ledger e WHERE e.airline = {:airline} AND e.minute >= {:from} AND e.minute < {:until}
  GROUP BY e.category HAVING sum(e.amount) <> 0 ORDER BY abs(sum(e.amount)) DESC, e.category`;

const REACHED = { goal: aliased(GOAL, 'g').goal };
const REACHED_ROWS = `
  FROM goal g WHERE g.airline = {:airline} AND g.minute >= {:from} AND g.minute < {:until} ORDER BY g.minute, g.id`;

const sum = (name: keyof typeof ROUTE_HISTORY.columns) => `'${name}', COALESCE(sum(${name}), 0)`;
/** Whole days, because results are stored by day. */
const FLIGHTS = `
  SELECT json_object('flown', COALESCE(sum(flights), 0), ${sum('cancelled')}, ${sum('late')}, ${sum('passengers')}) AS json
  FROM route_history WHERE airline = {:airline} AND starts >= {:from} AND starts < {:until}`;
const CHECKS = `
  SELECT json_object('count', count(*), 'cost', COALESCE(sum(cost), 0)) AS json FROM maintenance
  WHERE airline = {:airline} AND kind <> 'refit' AND state <> 'planned' AND starts >= {:from} AND starts < {:until}`;

function awayOf(app: CoreApp, airline: core.Record): Away {
  const left = airline.getInt('away_from');
  const until = airline.getInt('away_until');
  const from = left - (left % DAY);
  const bound = { airline: airline.id, from, until };
  const moves = readMoves(app, bound);
  return {
    from,
    until,
    money: readAll(app, MONEY, MONEY_ROWS, bound),
    flights: readJson<Away['flights']>(app, FLIGHTS, bound),
    checks: readJson<Away['checks']>(app, CHECKS, bound),
    goals: readAll(app, REACHED, REACHED_ROWS, bound).map(({ goal }) => goal),
    moves: moves.slice(0, MOVES_MAX),
    move_count: moves.length,
    decisions: readDecisions(app, airline.id, worldMinute(app)),
  };
}

const CALLS_PER_MINUTE = 30;

/** GET /api/am/away: returns what happened during the caller's last absence, and what waits for a decision. */
export function viewAway(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const own = requireAirline(e);
      const airline = e.app.findRecordById('airline', own);
      if (airline.getInt('away_until') === 0) throw new NotFoundError('You have not been away yet.', null);
      sendPrivate(e, awayOf(e.app, airline));
    }),
  );
}
