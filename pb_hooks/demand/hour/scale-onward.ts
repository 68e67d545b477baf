import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { type EconomyAirport, eventFactor } from '#game/world/economy/event-factor.ts';
import { DAY } from '#game/world/time.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';
import { readEconomyAirports } from './economy-airports.ts';

/** Expected connections with the factor of the economy, which applies to all passengers of a departure. */
type ScaleOnward = (origin: string, onward: readonly OnwardLeg[]) => readonly OnwardLeg[];

const asTheyAre: ScaleOnward = (_, onward) => onward;

/**
 * Returns a function that scales the expected connecting passengers of a departure by today's events. They are
 * expected for an ordinary day, weeks ahead. Reads airports only on days on which an event changes demand.
 * @param connections all connections of the hour
 */
export function onwardScaler(
  app: CoreApp,
  world: SettledWorld,
  connections: ReadonlyMap<string, readonly OnwardLeg[]>,
  origins: readonly string[],
): ScaleOnward {
  const events = economyOn(world, Math.floor(world.minute / DAY)).events.filter(
    ({ kind }) => kind === 'region' || kind === 'sport',
  );
  if (events.length === 0) return asTheyAre;
  const ids = new Set(origins);
  connections.forEach((onward) => {
    for (let index = 0; index < onward.length; index++) ids.add((onward[index] as OnwardLeg).destination);
  });
  const airports = readEconomyAirports(app, [...ids]);
  const factorOf = (from: EconomyAirport | undefined, destination: string): number => {
    const to = airports.get(destination);
    return from && to ? eventFactor(events, from, to) : 1;
  };
  return (origin, onward) => {
    const from = airports.get(origin);
    return onward.map((on) => {
      const factor = factorOf(from, on.destination);
      if (factor === 1) return on;
      const [economy, business, first] = on.people;
      return { ...on, people: [economy * factor, business * factor, first * factor] };
    });
  };
}
