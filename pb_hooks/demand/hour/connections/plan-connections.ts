import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { expectOnward, spokesOf } from '#hooks/demand/connections/expect-onward.ts';
import { readDueHubs, readHubs, readOdMarketsBetween } from '#hooks/demand/connections/read-hubs.ts';
import { sumChanges } from '#hooks/demand/connections/rival-sums.ts';
import type { AirlinePlan } from '#hooks/settlement/state/plan.ts';
import type { AirlineState, SettledWorld } from '#hooks/settlement/state/read-world.ts';

/**
 * Computes the connections of airlines whose timetable or fares have changed, and of those whose turn it is
 * once in four weeks. Computing them for all airlines would take longer than a hundred hours of settlement
 * may.
 */
export function planConnections(
  app: CoreApp,
  world: SettledWorld,
  models: ReadonlyMap<string, AircraftModel>,
  airlines: readonly AirlineState[],
  plans: ReadonlyMap<string, AirlinePlan>,
): void {
  const due = readDueHubs(app, world, airlines.length);
  if (due.length === 0) return;
  for (const airline of due) {
    const plan = plans.get(airline);
    if (plan) plan.connections = new Map();
  }
  const byId = new Map(airlines.map((airline) => [airline.id, airline]));
  for (const hub of readHubs(app, due, byId, models, world.minute)) {
    const plan = plans.get(hub.airline);
    if (!plan || hub.inbound.length === 0 || hub.outbound.length === 0) continue;
    const spokes = spokesOf(hub);
    if (spokes.length < 2) continue;
    const expected = expectOnward(app, hub, readOdMarketsBetween(app, spokes), {
      world,
      airlines: byId,
      models,
    });
    plan.connections = expected.onward;
    plan.sums = expected.changes();
  }
  for (const airline of due) {
    const plan = plans.get(airline);
    if (plan) plan.sums ??= sumChanges(app, world.hour, airline, new Map());
  }
}
