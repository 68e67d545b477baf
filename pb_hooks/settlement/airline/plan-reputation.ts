import type { AircraftModel } from '#game/aircraft/aircraft-model.ts';
import { nextReputation, punctualityOf } from '#game/settlement/reputation.ts';
import { DAY } from '#game/world/time.ts';
import { DAILY_TURN } from '../pace/slots.ts';
import type { AirlinePlan } from '../state/plan.ts';
import { readRows } from '../state/read-rows.ts';
import type { SettledWorld } from '../state/read-world.ts';

/** Days of flights that punctuality covers. */
const DAYS = 14;
const RECENT = `
  FROM route_history h WHERE h.airline IN (${DAILY_TURN}) AND h.starts >= {:since} AND h.days = 1
  GROUP BY h.airline ORDER BY h.airline`;
const FLEETS = `
  FROM aircraft x WHERE x.airline IN (${DAILY_TURN}) AND x.delivered <= {:minute} ORDER BY x.airline, x.id`;

type FleetRow = [string, string, number, number];

/** Returns the comfort of each airline's fleet, 0–1: the mean of popularity and condition over all seats. */
function comforts(
  rows: readonly FleetRow[],
  models: ReadonlyMap<string, AircraftModel>,
): Map<string, number> {
  const sums = new Map<string, { comfort: number; seats: number }>();
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as FleetRow;
    const model = models.get(row[1]);
    if (!model) continue;
    const seats = row[3];
    const sum = sums.get(row[0]) ?? { comfort: 0, seats: 0 };
    sum.comfort += seats * (model.popularity / 100) * (0.5 + 0.5 * row[2]);
    sum.seats += seats;
    sums.set(row[0], sum);
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
  const columns = 'h.airline, sum(h.flights), sum(h.cancelled), sum(h.late)';
  const recent = readRows<[string, number, number, number]>(app, columns, RECENT, {
    airlines,
    hour,
    since: minute - (minute % DAY) - DAYS * DAY,
  });
  if (recent.length === 0) return;
  const fleets = readRows<FleetRow>(
    app,
    'x.airline, x.model, x.condition, x.economy + x.business + x.first',
    FLEETS,
    {
      airlines,
      hour,
      minute,
    },
  );
  const comfort = comforts(fleets, models);
  for (const [airline, flights, cancelled, late] of recent) {
    const plan = plans.get(airline);
    if (!plan) continue;
    const past = { flights, cancelled, late };
    const punctuality = punctualityOf(past);
    const reputation = nextReputation(
      plan.airline.reputation,
      past,
      punctuality,
      comfort.get(airline) ?? 0.5,
    );
    plan.reputation = { reputation, punctuality };
    // This hour's passengers already use the new values, even if the hour is interrupted and repeated.
    Object.assign(plan.airline, plan.reputation);
  }
}
