import type { BrowserContext } from 'playwright';
import { WORLD_ID } from '#game/tables/world.ts';
import { type Airport, decodeAirports } from '#game/world/airport/airport.ts';
import { DAY } from '#game/world/time.ts';
import { airportsPath } from '../support/airports-file.ts';

/** The largest network that the map must handle. */
const ROUTES = 2000;
const AIRCRAFT = 2000;

const idOf = (kind: string, index: number) => `${kind}${String(index).padStart(15 - kind.length, '0')}`;

/** Returns pairs of airports all over the world, the same on every run. */
function pairs(airports: readonly Airport[], count: number): [Airport, Airport][] {
  const large = airports.filter(({ type }) => type === 'large_airport');
  return Array.from({ length: count }, (_, index) => {
    const from = large[(index * 7) % large.length];
    const to = large[(index * 131 + 17) % large.length];
    if (!from || !to) throw new Error('there are no large airports');
    return [from, to];
  });
}

/** Returns a page of a list as PocketBase sends it. */
const pageOf = (items: readonly object[], url: string) => {
  const query = new URL(url).searchParams;
  const perPage = Number(query.get('perPage') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const shown = items.slice((page - 1) * perPage, page * perPage);
  return {
    page,
    perPage,
    totalItems: items.length,
    totalPages: Math.ceil(items.length / perPage),
    items: shown,
  };
};

/**
 * Responds to the browser's calls as if the airline flew 2,000 routes, and as if 2,000 aircraft were in the
 * air, half of them its own. The map and the server behind all other calls are real.
 */
export async function fakeTraffic(context: BrowserContext, url: string, airline: string): Promise<void> {
  const airports = decodeAirports(await (await fetch(url + (await airportsPath({ url })))).json());
  const { minute } = (await (await fetch(`${url}/api/collections/world/records/${WORLD_ID}`)).json()) as {
    minute: number;
  };
  const network = pairs(airports, ROUTES);
  const routes = network.map(([a, b], index) => ({
    id: idOf('r', index),
    airline,
    pair: a.iata + b.iata,
    a: a.id,
    b: b.id,
    km: 1000,
    opened: 0,
    number: 100 + index,
    fare_economy: 100,
    fare_business: 300,
    fare_first: 600,
    leisure: 1,
    business: 1,
    premium: 1,
  }));
  const legs = network.map(([a, b], index) => ({
    id: idOf('l', index),
    airline,
    aircraft: idOf('a', index),
    route: idOf('r', index),
    number: `XX${index}`,
    origin: a.id,
    destination: b.id,
    departs: index,
    block: 120,
    arrives: index + 120,
  }));
  // In the air for another day, each at another point of its route.
  const times = (index: number) => ({ departed: minute - (index % 400) - 20, landed: minute + DAY });
  const half = AIRCRAFT / 2;
  const tracks = legs.slice(0, half).map(({ id, number, aircraft, origin, destination }, index) => ({
    id,
    number,
    aircraft,
    origin,
    destination,
    ...times(index),
  }));
  const others = legs.slice(half, AIRCRAFT);
  const traffic = {
    minute,
    flights: {
      id: others.map(({ id }) => id),
      airline: others.map((_, index) => idOf('x', index % 20)),
      number: others.map(({ number }) => number),
      origin: others.map(({ origin }) => origin),
      destination: others.map(({ destination }) => destination),
      departed: others.map((_, index) => times(index).departed),
      landed: others.map((_, index) => times(index).landed),
      silhouette: others.map((_, index) => ['narrow_twin', 'wide_twin', 'turboprop', 'jet_rear'][index % 4]),
    },
    airlines: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        idOf('x', index),
        { name: `Rival ${index}`, code: 'XX', colour_primary: '#c8102e', colour_secondary: '#ffffff' },
      ]),
    ),
  };
  const lists = { route: routes, leg: legs, flight: tracks, aircraft: [] };
  for (const [name, items] of Object.entries(lists))
    await context.route(`${url}/api/collections/${name}/records*`, (route) =>
      route.fulfill({ json: pageOf(items, route.request().url()) }),
    );
  await context.route(`${url}/api/am/traffic`, (route) => route.fulfill({ json: traffic }));
}

/** Number of aircraft that the map must show. */
export const IN_THE_AIR = AIRCRAFT;
