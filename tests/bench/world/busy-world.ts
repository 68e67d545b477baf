import { STARTING_CAPITAL, STARTING_PUNCTUALITY, STARTING_REPUTATION } from '#game/airline/airline.ts';
import { type DemandPlace, pairDemand, toDemandPlace } from '#game/demand/trips.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { dueFrom, freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { referenceFare } from '#game/network/route/fares.ts';
import { blockMinutes } from '#game/operations/flight/block-time.ts';
import { type AirportRow, airportId } from '#game/world/airport/airport.ts';
import { type HashKey, hashOf } from '#game/world/chance/hash.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { TEMPERAMENTS } from '#game/world/temperament.ts';
import { HOURS_A_WEEK, WEEK } from '#game/world/time.ts';
import { loadPlaces, loadWorld } from '#scripts/research/demand/load.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { SEEDED_AIRPORTS } from '#tests/support/seeded-airports.ts';

/** Returns a number from 0 to below 1, uniform and the same for the same key. */
const uniform = (key: HashKey) => hashOf(key) / 2 ** 32;

type Row = Record<string, string | number | boolean>;

/** Rows of a busy world by collection, in an order in which they can be inserted. */
export interface BusyWorld {
  airline: Row[];
  users: Row[];
  ledger: Row[];
  route: Row[];
  aircraft: Row[];
  leg: Row[];
  rival: Row[];
}

export interface WorldSize {
  airlines: number;
  aircraft: number;
  /** Legs per week. */
  legs: number;
  /** Whether the server runs all airlines but the first. */
  areRivals?: boolean;
}

/** Number of airports with traffic: the largest by trips. */
const AIRPORTS = 500;
const HUBS = 200;
const SHORT = seedModel('boeing-737-800');
const LONG = seedModel('boeing-787-9');
const SHORT_KM = 4_500;
const TURNAROUND = 60;

interface Stop extends DemandPlace {
  id: string;
}

function largestAirports(): Stop[] {
  const rows = new Map<string, AirportRow>(SEEDED_AIRPORTS.map((row) => [row.iata, row]));
  return loadPlaces()
    .toSorted((a, b) => b.trips - a.trips)
    .slice(0, AIRPORTS)
    .map((place) => ({ ...toDemandPlace(place), id: airportId(rows.get(place.iata)?.ident ?? '') }));
}

const letters = (index: number) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  return `${alphabet[index % 36]}${alphabet[Math.floor(index / 36) % 36]}`;
};

/**
 * Returns the destinations of one airline at a hub: from those with the most demand, different for each
 * airline.
 */
function destinationsOf(
  hub: Stop,
  airline: number,
  count: number,
  stops: Stop[],
  ranking: Map<string, Stop[]>,
) {
  const ranked = ranking.get(hub.iata) ?? stops;
  const first = Math.floor(uniform(['bench', airline]) * 20);
  return ranked.slice(first, first + count);
}

/** Creates a world of that size. It is consistent: every aircraft is in only one place. */
export function busyWorld(size: WorldSize): BusyWorld {
  const stops = largestAirports();
  const links = loadWorld();
  const ranking = new Map<string, Stop[]>();
  for (const hub of stops.slice(0, HUBS)) {
    const wish = new Map(stops.map((stop) => [stop.iata, pairDemand(hub, stop, links).total]));
    const others = stops.filter((stop) => stop !== hub && (wish.get(stop.iata) ?? 0) > 1000);
    ranking.set(
      hub.iata,
      others.toSorted((a, b) => (wish.get(b.iata) ?? 0) - (wish.get(a.iata) ?? 0)),
    );
  }
  const world: BusyWorld = {
    airline: [],
    users: [],
    ledger: [],
    route: [],
    aircraft: [],
    leg: [],
    rival: [],
  };
  const perAirline = Math.floor(size.aircraft / size.airlines);
  const rotations = Math.max(1, Math.round(size.legs / size.aircraft / 2));
  let legsLeft = size.legs;

  for (let index = 0; index < size.airlines; index++) {
    const airline = recordId(['bench airline', index]);
    const user = recordId(['bench user', index]);
    const hub = stops[index % HUBS] as Stop;
    const name = `Bench Air ${index}`;
    const isRival = size.areRivals === true && index > 0;
    world.airline.push({
      id: airline,
      name,
      name_key: name.toLowerCase(),
      code: letters(index),
      country: hub.country,
      hub: hub.id,
      colour_primary: '#14496B',
      colour_secondary: '#7FD1E0',
      founded: '2026-01-01 00:00:00.000Z',
      cash: STARTING_CAPITAL,
      user: isRival ? '' : user,
      rival: isRival,
      reputation: STARTING_REPUTATION,
      punctuality: STARTING_PUNCTUALITY,
      settled_hour: -1,
      revision: 0,
    });
    if (isRival)
      world.rival.push({
        id: recordId(['bench rival', index]),
        airline,
        temperament: TEMPERAMENTS[index % TEMPERAMENTS.length] ?? 'cautious',
        bases: '[]',
        turn: index % HOURS_A_WEEK,
        acted: -1,
        rejected: 0,
      });
    world.users.push({
      id: user,
      email: `bench-${index}@example.test`,
      username: `bench-${index}`,
      tokenKey: `${user}${user}${index}`,
      password: '',
      airline,
      verified: true,
      created: '2026-01-01 00:00:00.000Z',
      updated: '2026-01-01 00:00:00.000Z',
    });
    world.ledger.push({
      id: recordId(['bench ledger', index]),
      airline,
      at: '2026-01-01 00:00:00.000Z',
      minute: 0,
      category: 'capital',
      amount: STARTING_CAPITAL,
      memo: '',
      route: '',
      aircraft: '',
      flight: '',
    });
    const routes = destinationsOf(hub, index, Math.ceil(perAirline * 0.8), stops, ranking).map((stop, n) => {
      const demand = pairDemand(hub, stop, links);
      const [a, b] = hub.iata < stop.iata ? [hub, stop] : [stop, hub];
      const id = recordId(['bench route', index, n]);
      world.route.push({
        id,
        airline,
        pair: a.iata + b.iata,
        a: a.id,
        b: b.id,
        km: demand.km,
        opened: 0,
        fare_economy: referenceFare(demand.km, 'economy'),
        fare_business: referenceFare(demand.km, 'business'),
        fare_first: referenceFare(demand.km, 'first'),
        leisure: demand.leisure,
        business: demand.business,
        premium: demand.premium,
        number: 100 + n * 2,
      });
      return { id, stop, km: demand.km, n };
    });
    for (let plane = 0; plane < perAirline; plane++) {
      const route = routes[plane % routes.length];
      if (!route) continue;
      const model = route.km <= SHORT_KM ? SHORT : LONG;
      const aircraft = recordId(['bench aircraft', index, plane]);
      world.aircraft.push({
        id: aircraft,
        airline,
        model: model.id,
        registration: `B${index}-${plane}`,
        name: '',
        ownership: 'leased',
        price: 0,
        lease_rate: 60_000,
        deposit: 0,
        lease_from: Math.floor(uniform(['bench lease', index, plane]) * WEEK),
        built: 0,
        delivered: 0,
        hours: 0,
        cycles: 0,
        condition: 1,
        checks: JSON.stringify(freshChecks(0, 0, 0)),
        ...dueFrom(freshChecks(0, 0, 0)),
        place: hub.id,
        ready: 0,
        ...typicalCabin(model),
        work: '',
        work_until: 0,
        revision: 1,
      });
      const block = blockMinutes(route.km, model.cruise_kmh);
      const round = 2 * (block + TURNAROUND);
      const trips = Math.min(rotations, Math.floor(WEEK / round));
      const begin = Math.floor(uniform(['bench begin', index, plane]) * WEEK);
      for (let trip = 0; trip < trips && legsLeft >= 2; trip++) {
        legsLeft -= 2;
        const out = (begin + Math.floor((trip * WEEK) / trips)) % WEEK;
        const home = (out + block + TURNAROUND) % WEEK;
        const number = `${letters(index)}${100 + route.n * 2}`;
        const leg = (way: number, origin: string, destination: string, departs: number) => ({
          id: recordId(['bench leg', index, plane, trip, way]),
          airline,
          aircraft,
          route: route.id,
          origin,
          destination,
          departs,
          block,
          arrives: (departs + block) % WEEK,
          number,
        });
        world.leg.push(leg(0, hub.id, route.stop.id, out), leg(1, route.stop.id, hub.id, home));
      }
    }
  }
  return world;
}
