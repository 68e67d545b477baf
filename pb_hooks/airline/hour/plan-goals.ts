import {
  type FlownRoute,
  GOAL_DAYS,
  GOAL_NAMES,
  GOAL_REWARD,
  GOAL_TITLES,
  type GoalName,
  goalFacts,
  isReached,
  rewarded,
} from '#game/airline/goals.ts';
import { LATE_AFTER } from '#game/operations/delay/late-after.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { GOAL } from '#game/tables/goal.ts';
import { ROUTE } from '#game/tables/route.ts';
import { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, numberOf, textOf } from '#hooks/platform/db/shape.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import { type AirlinePlan, notify } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

const LANDED = "f.state = 'flying' AND f.landed < {:minute} AND f.route <> ''";
/**
 * Airlines with goals left whose turn it is, or that have landed on a route for the first time in the days that
 * goals consider: only such a landing adds a destination or a longest route.
 */
const DUE = `
  FROM (
    SELECT value AS id FROM (${DAILY_TURN})
    UNION
    SELECT f.airline FROM flight f WHERE ${LANDED} AND ${OURS('f.airline')} AND NOT EXISTS (
      SELECT 1 FROM route_history h
      WHERE h.route = f.route AND h.starts >= {:since} AND h.days = 1 AND h.flights > 0)
  ) d WHERE (SELECT count(*) FROM goal g WHERE g.airline = d.id) < ${GOAL_NAMES.length} ORDER BY d.id`;
const IDS = '(SELECT value AS id FROM json_each({:due}))';
/** Days of routes, with the flights that have landed within this hour. */
const ROUTES = `
  FROM (
    SELECT h.airline, h.route, h.starts, h.flights, h.cancelled, h.late
    FROM ${IDS} t CROSS JOIN route_history h ON h.airline = t.id AND h.starts >= {:since} AND h.days = 1
    UNION ALL
    SELECT f.airline, f.route, f.departs - f.departs % ${DAY}, 1, 0, f.delay > ${LATE_AFTER}
    FROM flight f WHERE ${LANDED} AND f.airline IN ${IDS}
  ) h JOIN route r ON r.id = h.route
  GROUP BY h.airline, h.route ORDER BY h.airline, h.route`;
const OWNED = `
  FROM aircraft WHERE airline IN ${IDS} AND ownership = 'owned' AND delivered <= {:minute}
  GROUP BY airline ORDER BY airline`;
const REACHED = `FROM goal WHERE airline IN ${IDS} ORDER BY airline, goal`;

const DUE_AIRLINE = { id: textOf('d.id') };
const h = aliased(ROUTE_HISTORY, 'h');
const r = aliased(ROUTE, 'r');
const FLOWN_ROUTE = {
  airline: h.airline,
  a: r.a,
  b: r.b,
  km: r.km,
  flights: numberOf('sum(h.flights)'),
  cancelled: numberOf('sum(h.cancelled)'),
  late: numberOf('sum(h.late)'),
  starts: textOf('group_concat(CASE WHEN h.flights > 0 THEN h.starts END)'),
};
const OWNED_COUNT = { airline: aliased(AIRCRAFT, 'aircraft').airline, count: numberOf('count(*)') };
const g = aliased(GOAL, 'goal');
const REACHED_GOAL = { airline: g.airline, goal: g.goal };

/** Returns last week's flown routes of each airline, by airline id. */
function readRoutes(app: CoreApp, params: Record<string, string | number>): Map<string, FlownRoute[]> {
  const byAirline = new Map<string, FlownRoute[]>();
  for (const { airline, starts, ...flown } of readRows(app, FLOWN_ROUTE, ROUTES, params)) {
    const route = { ...flown, days: starts === '' ? [] : starts.split(',').map(Number) };
    const others = byAirline.get(airline);
    if (others) others.push(route);
    else byAirline.set(airline, [route]);
  }
  return byAirline;
}

/** Records a reached goal and notifies the airline. */
function reach(plan: AirlinePlan, { hour, minute }: SettledWorld, goal: GoalName): void {
  const id = recordId(['goal', plan.airline.id, goal]);
  plan.goals.push({ id, goal, minute });
  const title = `Goal reached: ${GOAL_TITLES[goal]}`;
  const body = `Your reputation rises by ${Math.round(GOAL_REWARD * 100)} point.`;
  notify(plan, hour, { kind: 'goal', title, body }, plan.airline.id + goal);
}

/**
 * Checks which goals airlines have reached, once per day and when they land on a new route. Adds the reward to their
 * reputation.
 */
export function planGoals(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { airlines, ours, hour, minute } = world;
  const since = minute - (minute % DAY) - GOAL_DAYS * DAY;
  const ids = readRows(app, DUE_AIRLINE, DUE, { airlines, ours, hour, minute, since }).map(({ id }) => id);
  const due = JSON.stringify(ids);
  const routes = readRoutes(app, { due, minute, since });
  const owned = new Map(
    readRows(app, OWNED_COUNT, OWNED, { due, minute }).map(({ airline, count }) => [airline, count]),
  );
  if (routes.size === 0 && owned.size === 0) return;
  const reached = new Set(
    readRows(app, REACHED_GOAL, REACHED, { due }).map(({ airline, goal }) => airline + goal),
  );
  for (const id of new Set([...routes.keys(), ...owned.keys()])) {
    const plan = plans.get(id);
    if (!plan) continue;
    const { airline } = plan;
    const facts = goalFacts(routes.get(id) ?? [], airline.hub, owned.get(id) ?? 0);
    const goals = GOAL_NAMES.filter((goal) => !reached.has(id + goal) && isReached(goal, facts));
    if (goals.length === 0) continue;
    for (const goal of goals) reach(plan, world, goal);
    plan.reputation = {
      reputation: rewarded(airline.reputation, goals.length),
      punctuality: airline.punctuality,
    };
    Object.assign(airline, plan.reputation);
  }
}
