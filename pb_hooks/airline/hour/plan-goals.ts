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
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Airlines whose turn it is and that have goals left. */
const TURN = `
  ${DAILY_TURN} AND (SELECT count(*) FROM goal g WHERE g.airline = value) < ${GOAL_NAMES.length}`;
const ROUTES = `
  FROM (SELECT value AS id FROM (${TURN})) t CROSS JOIN route_history h ON h.airline = t.id
    AND h.starts >= {:since} AND h.days = 1
  JOIN route r ON r.id = h.route
  GROUP BY h.airline, h.route ORDER BY h.airline, h.route`;
const OWNED = `
  FROM aircraft WHERE airline IN (${TURN}) AND ownership = 'owned' AND delivered <= {:minute}
  GROUP BY airline ORDER BY airline`;
const REACHED = `FROM goal WHERE airline IN (${TURN}) ORDER BY airline, goal`;

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

/** Checks once per day for each airline which goals it has reached. Adds their reward to its reputation. */
export function planGoals(app: CoreApp, world: SettledWorld, plans: ReadonlyMap<string, AirlinePlan>): void {
  const { airlines, hour, minute } = world;
  const turn = { airlines, hour };
  const routes = readRoutes(app, { ...turn, since: minute - (minute % DAY) - GOAL_DAYS * DAY });
  const owned = new Map(
    readRows(app, OWNED_COUNT, OWNED, { ...turn, minute }).map(({ airline, count }) => [airline, count]),
  );
  if (routes.size === 0 && owned.size === 0) return;
  const reached = new Set(
    readRows(app, REACHED_GOAL, REACHED, turn).map(({ airline, goal }) => airline + goal),
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
