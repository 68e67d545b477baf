import type PocketBase from 'pocketbase';
import { DEALERS } from '#game/books/accounts.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Listing } from '#game/tables/listing.ts';
import type { Route } from '#game/tables/route.ts';
import { seedModel } from './aircraft-models.ts';
import { type Founder, newFounder, operator } from './api.ts';
import { twiceDaily } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { letHaveFlown } from './share-market.ts';
import { act, advanceHours, grant, openRoute, setTimetable, worldNow } from './world.ts';

/** Returns the dealers' cheapest aircraft. They open with the first hour. */
export async function cheapestOfDealers(superuser: PocketBase): Promise<Listing> {
  const { items } = await superuser
    .collection('listing')
    .getList<Listing>(1, 1, { filter: `seller = "${DEALERS}" && state = "open"`, sort: 'price,id' });
  const [cheapest] = items;
  if (!cheapest) throw new Error('dealers have nothing for sale');
  return cheapest;
}

/** Gives an airline the dealers' cheapest aircraft, at its hub, and the money for it. */
export async function addUsed(
  server: TestServer,
  founder: Founder,
  more: Partial<Aircraft> = {},
): Promise<Aircraft> {
  const superuser = await operator(server);
  const { id: listing, aircraft, price } = await cheapestOfDealers(superuser);
  await grant(server, founder.airline.id, price);
  await act(server, founder, 'listing.buy', { listing, price });
  const place = founder.airline.hub;
  return superuser.collection('aircraft').update<Aircraft>(aircraft, { place, ...more });
}

/** Gives an airline an aircraft, schedules it, and returns it while it is in the air. */
export async function inTheAir(server: TestServer, founder: Founder): Promise<Aircraft> {
  const superuser = await operator(server);
  const aircraft = await addUsed(server, founder);
  const [known] = await founder.client.collection('route').getFullList<Route>();
  const route = known ?? (await openRoute(server, founder, 'AMS', 'LHR'));
  const { minute } = await worldNow(server);
  await setTimetable(
    server,
    founder,
    aircraft.id,
    twiceDaily(route, founder.airline.hub, (minute + 70) % 60),
  );
  for (let hour = 0; hour < 26; hour++) {
    await advanceHours(server, 1);
    const flying = `aircraft = "${aircraft.id}" && state = "flying"`;
    if ((await superuser.collection('flight').getFullList({ filter: flying })).length > 0)
      return superuser.collection('aircraft').getOne<Aircraft>(aircraft.id);
  }
  throw new Error('the aircraft never flew');
}

/** Lets an airline be older than 12 weeks. It may not have flown. */
export const letBeOld = (superuser: PocketBase, { airline }: Founder): Promise<unknown> =>
  superuser.collection('airline').update(airline.id, { founded: '2024-01-01 00:00:00.000Z' });

/** Founds an airline that is older than 12 weeks but has not flown, so that it can borrow like a young one. */
export async function agedFounder(server: TestServer): Promise<Founder> {
  const founder = await newFounder(server);
  await letBeOld(await operator(server), founder);
  return founder;
}

/** Founds an airline that is old enough, and has flown for long enough, to trade with those of other players. */
export async function oldFounder(server: TestServer, name?: string): Promise<Founder> {
  const founder = await newFounder(server, name);
  const superuser = await operator(server);
  await letBeOld(superuser, founder);
  await letHaveFlown(superuser, founder.airline.id);
  return founder;
}

/** Returns the market value of an aircraft now. */
export async function marketValueOf(server: TestServer, { model, ...aircraft }: Aircraft): Promise<number> {
  return exchangeValue(seedModel(model), aircraft, (await worldNow(server)).minute);
}

/** Offers an aircraft at its market value, without bargaining. Returns the listing. */
export async function offer(server: TestServer, founder: Founder, aircraft: Aircraft): Promise<Listing> {
  const price = await marketValueOf(server, aircraft);
  const { listing } = await act(server, founder, 'listing.open', {
    aircraft: aircraft.id,
    price,
    offers: false,
  });
  return founder.client.collection('listing').getOne<Listing>(String(listing));
}
