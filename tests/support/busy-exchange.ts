import { setTimeout as sleep } from 'node:timers/promises';
import type { ExchangeSearchResult, SaleView } from '#game/payloads/exchange.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Route } from '#game/tables/route.ts';
import { call, type Founder, newFounder } from './api.ts';
import { twiceDaily } from './flying-world.ts';
import type { TestServer } from './server.ts';
import { tryAct } from './world.ts';

const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(Math.random() * list.length)];
const between = (min: number, max: number): number => Math.floor(min + Math.random() * (max - min));

/** Number of aircraft that an airline wants. */
const FLEET = 4;

const get = async <Json>(server: TestServer, { token }: Founder, path: string): Promise<Json> =>
  (await call(server, path, { token })).json as Json;
const records = async <Row>(server: TestServer, founder: Founder, collection: string): Promise<Row[]> =>
  (await get<{ items: Row[] }>(server, founder, `/api/collections/${collection}/records?perPage=200`)).items;

/** Buys one of the cheapest aircraft, if possible from an airline. */
async function buy(server: TestServer, founder: Founder): Promise<void> {
  const seller = Math.random() < 0.6 ? 'seller=player&' : '';
  const found = `/api/am/exchange/search?${seller}sort=price`;
  const { rows } = await get<ExchangeSearchResult>(server, founder, found);
  const listing = pick(rows.slice(0, 10));
  if (listing) await tryAct(server, founder, 'listing.buy', { listing: listing.id, price: listing.price });
}

/** Offers an aircraft, changes or withdraws its listing, or sells it to the dealers. */
async function sell(server: TestServer, founder: Founder, aircraft: Aircraft): Promise<void> {
  const view = await get<SaleView>(server, founder, `/api/am/exchange/sale?aircraft=${aircraft.id}`);
  const price = between(view.min, view.max + 1);
  const offers = Math.random() < 0.5;
  if (Math.random() < 0.1)
    await tryAct(server, founder, 'fleet.sell', { aircraft: aircraft.id, price: view.dealers });
  else if (!view.listing)
    await tryAct(server, founder, 'listing.open', { aircraft: aircraft.id, price, offers });
  else if (Math.random() < 0.3)
    await tryAct(server, founder, 'listing.change', { listing: view.listing.id, price, offers });
  else if (Math.random() < 0.2)
    await tryAct(server, founder, 'listing.withdraw', { listing: view.listing.id });
}

/** Lets an aircraft fly, so that it may be sold in the air. */
async function fly(
  server: TestServer,
  founder: Founder,
  { id: aircraft, revision }: Aircraft,
): Promise<void> {
  const [route] = await records<Route>(server, founder, 'route');
  if (!route) return;
  const legs = twiceDaily(route, founder.airline.hub, between(0, 300));
  await tryAct(server, founder, 'timetable.set', { plans: [{ aircraft, revision, legs }] });
}

/** Does one thing on the exchange. The server may reject anything. */
async function trade(server: TestServer, founder: Founder): Promise<void> {
  const fleet = await records<Aircraft>(server, founder, 'aircraft');
  const aircraft = pick(fleet);
  if (!aircraft || fleet.length < FLEET) await buy(server, founder);
  if (!aircraft) return;
  await (Math.random() < 0.4 ? fly(server, founder, aircraft) : sell(server, founder, aircraft));
}

/** Founds an airline that trades a little and is deleted. */
async function comeAndGo(server: TestServer): Promise<void> {
  const guest = await newFounder(server);
  for (let count = 0; count < 6; count++) await trade(server, guest);
  await guest.client.collection('users').delete(guest.id);
}

/**
 * Makes airlines trade aircraft all the time, as far as the server responds.
 * @returns a function that stops them
 */
export function keepExchanging(server: TestServer, founders: readonly Founder[]): () => Promise<void> {
  let isOver = false;
  const play = async (founder: Founder) => {
    while (!isOver) {
      try {
        await (Math.random() < 0.04 ? comeAndGo(server) : trade(server, founder));
      } catch {
        // The server was killed.
      }
      await sleep(80 * Math.random());
    }
  };
  const all = Promise.all(founders.map(play));
  return async () => {
    isOver = true;
    await all;
  };
}
