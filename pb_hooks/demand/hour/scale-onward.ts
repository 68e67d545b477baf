import type { OnwardLeg } from '#game/demand/choice/expected-connections.ts';
import { AIRPORT } from '#game/tables/airport.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { type EconomyAirport, eventFactor } from '#game/world/economy/event-factor.ts';
import { DAY } from '#game/world/time.ts';
import { aliased } from '#hooks/platform/db/shape.ts';
import { readRows } from '#hooks/settlement/state/read-rows.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Expected connections with the factor of the economy, which applies to all passengers of a departure. */
type ScaleOnward = (origin: string, onward: readonly OnwardLeg[]) => readonly OnwardLeg[];

const asTheyAre: ScaleOnward = (_, onward) => onward;

const a = aliased(AIRPORT, 'airport');
const SHAPE = { id: a.id, iata: a.iata, continent: a.continent };

/** Returns the fields of some airports (ids) that the economy acts on, by id. */
export function readEconomyAirports(app: CoreApp, ids: readonly string[]): Map<string, EconomyAirport> {
  const from = 'FROM airport WHERE id IN (SELECT value FROM json_each({:ids})) ORDER BY id';
  const airports = readRows(app, SHAPE, from, { ids: JSON.stringify(ids) });
  return new Map(airports.map((airport) => [airport.id, airport]));
}

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
