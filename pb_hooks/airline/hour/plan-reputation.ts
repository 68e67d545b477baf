import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { nextReputation, punctualityOf } from '#game/operations/hour/reputation.ts';
import { AIRCRAFT } from '#game/tables/aircraft.ts';
import { ROUTE_HISTORY } from '#game/tables/route-history.ts';
import { DAY } from '#game/world/time.ts';
import { aliased, numberOf, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { DAILY_TURN } from '#hooks/settlement/pace/slots.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Days of flights that punctuality covers. */
const DAYS = 14;
const RECENT = `
  FROM route_history h WHERE h.airline IN (${DAILY_TURN}) AND h.starts >= {:since} AND h.days = 1
  GROUP BY h.airline ORDER BY h.airline`;
const FLEETS = `
  FROM aircraft x WHERE x.airline IN (${DAILY_TURN}) AND x.delivered <= {:minute} ORDER BY x.airline, x.id`;

const RECENT_FLIGHTS = {
  airline: aliased(ROUTE_HISTORY, 'h').airline,
  flights: numberOf('sum(h.flights)'),
  cancelled: numberOf('sum(h.cancelled)'),
  late: numberOf('sum(h.late)'),
};
const x = aliased(AIRCRAFT, 'x');
const FLEET_AIRCRAFT = {
  airline: x.airline,
  model: x.model,
  condition: x.condition,
  seats: numberOf('x.economy + x.business + x.first'),
};

/** Returns the comfort of each airline's fleet, 0–1: the mean of popularity and condition over all seats. */
function comforts(
  fleet: readonly ShapedRow<typeof FLEET_AIRCRAFT>[],
  models: ReadonlyMap<string, AircraftModel>,
): Map<string, number> {
  const sums = new Map<string, { comfort: number; seats: number }>();
  for (const { airline, model: key, condition, seats } of fleet) {
    const model = models.get(key);
    if (!model) continue;
    const sum = sums.get(airline) ?? { comfort: 0, seats: 0 };
    sum.comfort += seats * (model.popularity / 100) * (0.5 + 0.5 * condition);
    sum.seats += seats;
    sums.set(airline, sum);
  }
  return new Map([...sums].map(([airline, { comfort, seats }]) => [airline, comfort / Math.max(1, seats)]));
}

/** Plans the punctuality and reputation of airlines whose turn it is, once per day each. */
export function planReputations(
  app: CoreApp,
  world: SettledWorld,
  models: ReadonlyMap<string, AircraftModel>,
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const { airlines, hour, minute } = world;
  const recent = readRows(app, RECENT_FLIGHTS, RECENT, {
    airlines,
    hour,
    since: minute - (minute % DAY) - DAYS * DAY,
  });
  if (recent.length === 0) return;
  const fleets = readRows(app, FLEET_AIRCRAFT, FLEETS, { airlines, hour, minute });
  const comfort = comforts(fleets, models);
  for (const past of recent) {
    const plan = plans.get(past.airline);
    if (!plan) continue;
    const punctuality = punctualityOf(past);
    const reputation = nextReputation(
      plan.airline.reputation,
      past,
      punctuality,
      comfort.get(past.airline) ?? 0.5,
    );
    plan.reputation = { reputation, punctuality };
    // This hour's passengers already use the new values, even if the hour is interrupted and repeated.
    Object.assign(plan.airline, plan.reputation);
  }
}
