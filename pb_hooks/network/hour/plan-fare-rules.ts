import { ruledFares } from '#game/demand/forecast/ruled-fares.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { perClass } from '#game/fleet/aircraft/cabin.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { readRouteWeeks } from '#hooks/demand/read-route-weeks.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import { OURS, type SettledWorld } from '#hooks/settlement/state/read-world.ts';

/**
 * Maximum routes of an airline whose fares are reviewed in one hour, so that a large airline does not delay
 * the hour. The rest wait for the next hours: 672 routes fit into a week.
 */
const MAX_AN_HOUR = 4;

const r = aliased(ROUTE, 'r');
const DUE = { id: r.id, airline: r.airline, min: r.rule_min, max: r.rule_max };
/** Counted per airline, because an interrupted hour must choose the same routes again. */
const FROM = `
  FROM (
    SELECT id, row_number() OVER (PARTITION BY airline ORDER BY rule_next, id) AS place
    FROM route WHERE rule_max > 0 AND rule_next <= {:minute} AND ${OURS('airline')}
  ) q JOIN route r ON r.id = q.id WHERE q.place <= ${MAX_AN_HOUR} ORDER BY r.airline, r.id`;

const NO_FARES = perClass(() => 0);

/**
 * Chooses the fares of routes with a rule whose review is due. They apply at the end of the hour, because all
 * airlines settled in an hour must see the same fares.
 */
export function planFareRules(
  app: CoreApp,
  world: SettledWorld,
  models: ReadonlyMap<string, AircraftModel>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const { minute, ours } = world;
  const due = readRows(app, DUE, FROM, { minute, ours });
  if (due.length === 0) return;
  const weeks = readRouteWeeks(
    app,
    world,
    models,
    due.map(({ id }) => id),
  );
  for (const { id, airline, min, max } of due) {
    const plan = plans.get(airline);
    const week = weeks.get(id);
    if (!plan || !week) continue;
    const chosen = ruledFares(week, { min, max }) ?? NO_FARES;
    plan.fares.push({
      id,
      rule_next: minute + WEEK,
      rule_economy: chosen.economy,
      rule_business: chosen.business,
      rule_first: chosen.first,
    });
  }
}
