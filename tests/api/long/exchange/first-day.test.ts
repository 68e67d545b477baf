import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import { OPENING_HOURS } from '#game/rivals/reviews.ts';
import type { Auction } from '#game/tables/auction.ts';
import type { Listing } from '#game/tables/listing.ts';
import { RIVALS_DEFAULT } from '#game/world/temperament.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { bargainReader } from '#tests/support/bargains.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, grant, startPausedWorld, worldNow } from '#tests/support/world.ts';

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;
let player: Founder;
let read: ReturnType<typeof bargainReader>;

const balanced = async () => expect(await brokenIn(dataDir)).toEqual([]);
/** Returns what is for sale in some way, the cheapest first. */
const forSale = (kind: Listing['kind'], filter = 'price > 0') =>
  superuser.collection('listing').getFullList<Listing>({
    filter: `kind = "${kind}" && ${filter}`,
    sort: 'price',
  });
const ofRivals = `seller != "${DEALERS}"`;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-first-day-`);
  server = await startPausedWorld({ dataDir, env: { AM_WORLD_RIVALS: String(RIVALS_DEFAULT) } });
  superuser = await operator(server);
  read = bargainReader(superuser);
  player = await newFounder(server);
  await grant(server, player.airline.id, 50_000_000);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a new world with rivals', () => {
  it('has used aircraft of dealers and of eight rivals when the first player arrives', async () => {
    expect((await worldNow(server)).hour).toBe(OPENING_HOURS - 1);
    expect((await forSale('price', `seller = "${DEALERS}"`)).length).toBeGreaterThanOrEqual(150);
    const [listed, auctioned] = [await forSale('price', ofRivals), await forSale('auction')];
    expect(listed.length).toBeGreaterThan(0);
    expect(auctioned.length).toBeGreaterThan(0);
    const sellers = new Set([...listed, ...auctioned].map(({ seller }) => seller));
    expect(sellers.size).toBe(8);
    const rivals = (await superuser.collection('rival').getFullList()).map(({ airline }) => airline);
    expect(rivals).toEqual(expect.arrayContaining([...sellers]));
    await balanced();
  });

  it('shows them in the search, with the airline that sells', async () => {
    const { json, status } = await call(server, '/api/am/exchange/search?seller=rival', {
      token: player.token,
    });
    expect([status, json.count]).toEqual([200, 8]);
  });
});

describe('a player on the first day', () => {
  it('bids in the auction of a rival, and leads', async () => {
    const [auctioned] = await forSale('auction');
    if (!auctioned) throw new Error('no auction');
    const { id: auction, value } = auctioned;
    await act(server, player, 'auction.bid', { auction, maximum: Math.round(value * 1.05) });
    expect(await superuser.collection('auction').getOne<Auction>(auction)).toMatchObject({
      leader: player.airline.id,
      bids: 1,
    });
  });

  it('bargains with a rival, which answers within the hour, and buys at its price', async () => {
    const [listed] = await forSale('price', `${ofRivals} && offers = true`);
    if (!listed) throw new Error('nothing is for sale');
    const { id: listing, aircraft, value, price: ask } = listed;
    const price = Math.ceil(value * 0.93);
    const { offer } = await act(server, player, 'offer.make', { listing, price, hours: 168 });
    await advanceHours(server, 1);
    const answered = await read.offer(offer);
    expect(answered).toMatchObject({ state: 'open', turn: 'buyer', seller: listed.seller });
    expect(answered.price).toBeLessThanOrEqual(ask);
    expect(answered.price).toBeGreaterThanOrEqual(Math.ceil(value * 0.96));
    await act(server, player, 'offer.accept', { offer: String(offer) });
    expect(await read.owner(aircraft)).toBe(player.airline.id);
    await balanced();
  });

  it('buys another one at its price', async () => {
    const [listed] = await forSale('price', ofRivals);
    if (!listed) throw new Error('nothing is for sale');
    const { id: listing, aircraft, price, seller } = listed;
    const before = (await superuser.collection('airline').getOne(seller)).cash;
    await act(server, player, 'listing.buy', { listing, price });
    expect(await read.owner(aircraft)).toBe(player.airline.id);
    expect((await superuser.collection('airline').getOne(seller)).cash).toBe(
      before + price - Math.round(price * 0.02),
    );
    await balanced();
  });

  it('wins the auction', async () => {
    const won = () =>
      superuser.collection('auction').getFirstListItem<Auction>(`leader = "${player.airline.id}"`);
    const { id, aircraft } = await won();
    // An auction takes days. The test does not.
    await superuser.collection('auction').update(id, { ends: (await worldNow(server)).minute });
    await advanceHours(server, 1);
    expect((await won()).state).toBe('sold');
    expect(await read.owner(aircraft)).toBe(player.airline.id);
    await balanced();
  });
});
