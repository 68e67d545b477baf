import { connectionsOver, expectedConnections } from '#game/demand/choice/expected-connections.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import {
  readDirect,
  readDueHubs,
  readHubs,
  readIncumbentsBetween,
  readOdMarketsBetween,
} from '#hooks/demand/connections/read-hubs.ts';
import { meetRivals, sumChanges } from '#hooks/demand/connections/rival-sums.ts';
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
  const month = calendarAt(world.start, world.minute).month - 1;
  for (const hub of readHubs(app, due, byId, models, world.minute)) {
    const plan = plans.get(hub.airline);
    if (!plan || hub.inbound.length === 0 || hub.outbound.length === 0) continue;
    const spokes = [...new Set([...hub.inbound, ...hub.outbound].map(({ spoke }) => spoke))].sort();
    if (spokes.length < 2) continue;
    const days = connectionsOver(hub, readOdMarketsBetween(app, spokes));
    const incumbentsOn = readIncumbentsBetween(app, spokes, world.traffic);
    const direct = readDirect(app, days, byId, models, world.minute);
    const rivals = meetRivals(app, world, hub.airline, days);
    plan.connections = expectedConnections(
      hub,
      days,
      month,
      ({ origin, destination, weekday, pairings: [first] }) => [
        ...(direct.get(origin + destination + weekday) ?? []),
        ...(first ? incumbentsOn(origin, destination, first.odMarket) : []),
      ],
      rivals,
    );
    plan.sums = rivals.changes();
  }
  for (const airline of due) {
    const plan = plans.get(airline);
    if (plan) plan.sums ??= sumChanges(app, world.hour, airline, new Map());
  }
}
