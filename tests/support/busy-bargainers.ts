import { setTimeout as sleep } from 'node:timers/promises';
import { DEALERS } from '#game/books/accounts.ts';
import type { Negotiations, OfferThread } from '#game/payloads/bargain.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Auction } from '#game/tables/auction.ts';
import type { Listing } from '#game/tables/listing.ts';
import { call, type Founder, newFounder } from './api.ts';
import type { TestServer } from './server.ts';
import { tryAct } from './world.ts';

const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(Math.random() * list.length)];
const around = (price: number, from: number, to: number): number =>
  Math.round(price * (from + (to - from) * Math.random()));
const chance = (share: number): boolean => Math.random() < share;

const get = async (server: TestServer, { token }: Founder, path: string): Promise<unknown> =>
  (await call(server, path, { token })).json;

async function records<Row>(
  server: TestServer,
  founder: Founder,
  collection: string,
  query = 'sort=@random',
): Promise<Row[]> {
  const path = `/api/collections/${collection}/records?perPage=100&${query}`;
  return ((await get(server, founder, path)) as { items: Row[] }).items;
}

/** Offers an own aircraft for sale, at a price or by auction. */
async function sell(server: TestServer, founder: Founder, aircraft: Aircraft): Promise<void> {
  const sale = (await get(server, founder, `/api/am/exchange/sale?aircraft=${aircraft.id}`)) as {
    value?: number;
  };
  const value = sale.value ?? aircraft.price;
  if (chance(0.5)) {
    const reserve = chance(0.3) ? { reserve: around(value, 1, 1.1) } : {};
    const start = around(value, 0.92, 1);
    await tryAct(server, founder, 'auction.open', { aircraft: aircraft.id, start, days: 3, ...reserve });
  } else {
    const price = around(value, 0.93, 1.1);
    await tryAct(server, founder, 'listing.open', { aircraft: aircraft.id, price, offers: true });
  }
}

/** Moves in a negotiation. */
async function move(server: TestServer, founder: Founder, thread: OfferThread): Promise<void> {
  const { id: offer, value } = thread;
  const action = pick(['offer.accept', 'offer.decline', 'offer.withdraw', 'offer.counter'] as const);
  const price = around(value, 0.92, 1.05);
  if (action === undefined || action === 'offer.counter' || chance(0.4))
    await tryAct(server, founder, 'offer.counter', { offer, price, hours: 24 });
  else await tryAct(server, founder, action, { offer });
}

/** Buys, bids or offers. */
async function buy(server: TestServer, founder: Founder): Promise<void> {
  const auction = pick(await records<Auction>(server, founder, 'auction', "filter=(state='open')"));
  if (auction && chance(0.6)) {
    const maximum = auction.price + auction.step * Math.floor(1 + 5 * Math.random());
    await tryAct(server, founder, 'auction.bid', { auction: auction.id, maximum });
  }
  const query = chance(0.5) ? 'filter=(price<8000000)&sort=@random' : `filter=(seller!='${DEALERS}')`;
  const listing = pick(await records<Listing>(server, founder, 'listing', query));
  if (!listing) return;
  if (chance(0.2))
    await tryAct(server, founder, 'listing.buy', { listing: listing.id, price: listing.price });
  else {
    const price = around(listing.value, chance(0.1) ? 0.5 : 0.9, 1.02);
    const what = chance(0.8) ? { listing: listing.id } : { aircraft: listing.aircraft };
    await tryAct(server, founder, 'offer.make', { ...what, price, hours: 24 });
  }
}

/** Plays one turn. The server may reject anything. */
async function bargain(server: TestServer, founder: Founder): Promise<void> {
  const { threads } = (await get(server, founder, '/api/am/exchange/negotiations')) as Negotiations;
  const thread = pick(threads.filter(({ state }) => state === 'open'));
  if (thread && chance(0.6)) await move(server, founder, thread);
  const owned = pick(await records<Aircraft>(server, founder, 'aircraft'));
  if (owned && chance(0.4)) await sell(server, founder, owned);
  await buy(server, founder);
}

/** Founds an airline that bargains a little and is deleted. */
async function comeAndGo(server: TestServer): Promise<void> {
  const guest = await newFounder(server);
  for (let count = 0; count < 6; count++) await bargain(server, guest);
  await guest.client.collection('users').delete(guest.id);
}

/**
 * Makes airlines bargain all the time, as far as the server responds.
 * @returns a function that stops them and returns the number of turns
 */
export function keepBargaining(server: TestServer, founders: readonly Founder[]): () => Promise<number> {
  let isOver = false;
  let turns = 0;
  const play = async (founder: Founder) => {
    while (!isOver) {
      try {
        await (chance(0.03) ? comeAndGo(server) : bargain(server, founder));
        turns++;
      } catch {
        // The server was killed.
      }
      await sleep(20 * Math.random());
    }
  };
  const all = Promise.all(founders.map(play));
  return async () => {
    isOver = true;
    await all;
    return turns;
  };
}
