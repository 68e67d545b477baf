import type { HubLeg } from '#game/demand/choice/connections.ts';
import { expectedConnections, NO_COMPETITION } from '#game/demand/choice/expected-connections.ts';
import { type ConnectionMarket, connectionsOver } from '#game/demand/choice/pairings.ts';
import { USUAL } from '#game/demand/choice/tastes.ts';
import {
  type ConnectingFlight,
  connectingFlights,
  flightKey,
} from '#game/demand/forecast/connecting-flights.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { DAY } from '#game/world/time.ts';
import { odMarketOf } from './hubs.ts';
import { routeWeek, type Scenario } from './route-week.ts';

/** Banks of a day: flights land before these minutes and depart after them. */
const BANKS = [630, 1_110] as const;
const LANDS_BEFORE = 60;
const APART = 5;

export interface Spoke extends Omit<Scenario, 'own'> {
  id: string;
  /** Direction from the hub in degrees. */
  direction: number;
}

export interface HubNetwork {
  weeks: RouteWeek[];
  /** Returns the demand between two spokes, with an error of what the airline knows. */
  odMarketOf: (origin: string, destination: string) => ConnectionMarket;
}

/** Returns a route from the hub whose flights land and depart with those of all others. */
function spokeWeek(spoke: Spoke, place: number): RouteWeek {
  const week = routeWeek({ ...spoke, own: BANKS.length });
  const nameOf = (end: string) => (end === 'a' ? 'hub' : spoke.id);
  const aircraft = [...week.aircraft.values()][0];
  const turn = (index: number) => BANKS[index % BANKS.length] as number;
  let count = 0;
  const departures = week.departures.map((departure) => {
    const origin = nameOf(departure.origin);
    if (departure.airline !== week.airline) return { ...departure, origin };
    const bank = turn(count++);
    const minute =
      origin === 'hub' ? bank + APART * place : bank - LANDS_BEFORE + APART * place - departure.block;
    const departs = Math.floor(departure.departs / DAY) * DAY + minute;
    return { ...departure, origin, departs, leg: `${spoke.id}${origin}${departs}` };
  });
  const own = departures.filter(({ airline }) => airline === week.airline);
  return {
    ...week,
    a: { ...week.a, id: 'hub', lat: 50 },
    b: { ...week.b, id: spoke.id, lat: 47 },
    departures,
    aircraft: new Map(own.map(({ leg }) => [leg, aircraft as NonNullable<typeof aircraft>])),
  };
}

/** Returns an airline's routes from a hub on a flat earth. @param people per year between any two spokes */
export function hubNetwork(spokes: readonly Spoke[], people: number): HubNetwork {
  const at = new Map(
    spokes.map(({ id, km, direction }) => {
      const angle = (direction * Math.PI) / 180;
      return [id, [km * Math.cos(angle), km * Math.sin(angle)] as const];
    }),
  );
  const weeks = spokes.map(spokeWeek);
  return {
    weeks,
    odMarketOf: (origin, destination) => {
      const [[x, y] = [0, 0], [u, v] = [0, 0]] = [at.get(origin), at.get(destination)];
      return { ...odMarketOf(people), km: Math.hypot(x - u, y - v), latA: 47, latB: 47 };
    },
  };
}

/** Returns the connections of a network. @param factorOf what the airline expects of a pair, relative to the true demand */
export function connect(
  { weeks, odMarketOf }: HubNetwork,
  known: number,
  factorOf: (origin: string, destination: string) => number = () => 1,
) {
  const legs = weeks
    .flatMap((week) =>
      week.departures
        .filter(({ airline }) => airline === week.airline)
        .map((departure): HubLeg & { origin: string } => ({
          ...departure,
          id: flightKey(departure),
          spoke: week.b.id,
          km: week.km,
          fares: week.fares,
        })),
    )
    .sort((one, other) => one.departs - other.departs);
  const hub = {
    airline: 'own',
    punctuality: USUAL.punctuality,
    reputation: USUAL.reputation,
    inbound: legs.filter(({ origin }) => origin !== 'hub'),
    outbound: legs.filter(({ origin }) => origin === 'hub'),
  };
  const expectedOf = (origin: string, destination: string) => {
    const market = odMarketOf(origin, destination);
    const [one = '', other = ''] = [origin, destination].sort();
    const factor = factorOf(one, other);
    const { leisure, business, premium } = market.yearly;
    const yearly = { leisure: leisure * factor, business: business * factor, premium: premium * factor };
    return { ...market, yearly, known };
  };
  const month = weeks[0]?.months.findIndex((share) => share > 0) ?? 0;
  const onward = expectedConnections(connectionsOver(hub, expectedOf), month, () => [], NO_COMPETITION);
  const flights: ReadonlyMap<string, ConnectingFlight> = connectingFlights(hub, onward, expectedOf);
  return { onward, flights };
}
