import { expectedConnections, type OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { type ConnectionMarket, connectionsOver, type Hub } from '#game/demand/choice/pairings.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import type { SumChanges } from '#hooks/settlement/state/plan.ts';
import type { AirlineState, SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readDirect, readIncumbentsBetween } from './read-hubs.ts';
import { meetRivals } from './rival-sums.ts';

/** The world around a hub: other airlines, their aircraft, and the time. */
interface Surroundings {
  world: Pick<SettledWorld, 'hour' | 'minute' | 'start' | 'traffic'>;
  airlines: ReadonlyMap<string, Pick<AirlineState, 'punctuality' | 'reputation'>>;
  models: ReadonlyMap<string, AircraftModel>;
}

/** Returns the airports (ids) at the other ends of a hub's flights, in order. */
export const spokesOf = ({ inbound, outbound }: Pick<Hub, 'inbound' | 'outbound'>): string[] =>
  [...new Set([...inbound, ...outbound].map(({ spoke }) => spoke))].sort();

/**
 * Returns the expected connecting passengers of a hub beside all airlines' direct flights and rivals' connections, by first
 * flight, and a function that gives the changes of the sums that rivals read.
 * @param asked airports (ids) of which one must be an end of each connection; null for all
 */
export function expectOnward(
  app: CoreApp,
  hub: Hub,
  odMarketOf: (origin: string, destination: string) => ConnectionMarket | null,
  { world, airlines, models }: Surroundings,
  asked: ReadonlySet<string> | null = null,
): { onward: Map<string, OnwardLeg[]>; changes: () => SumChanges } {
  const days = connectionsOver(hub, odMarketOf, asked);
  const month = calendarAt(world.start, world.minute).month - 1;
  const incumbentsOn = readIncumbentsBetween(app, spokesOf(hub), world.traffic, month);
  const direct = readDirect(app, days, airlines, models, world.minute);
  const rivals = meetRivals(app, world, hub.airline, days);
  const onward = expectedConnections(
    days,
    month,
    ({ origin, destination, weekday, pairings: [first] }) => {
      const incumbents = first ? incumbentsOn(origin, destination, first.odMarket) : [];
      return direct.get(origin + destination + weekday)?.concat(incumbents) ?? incumbents;
    },
    rivals,
  );
  return { onward, changes: rivals.changes };
}
