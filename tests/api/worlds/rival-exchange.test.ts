import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEALERS } from '#game/books/accounts.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { AircraftHistory } from '#game/tables/aircraft-history.ts';
import type { Auction } from '#game/tables/auction.ts';
import type { AuctionBid } from '#game/tables/bid.ts';
import type { Listing } from '#game/tables/listing.ts';
import { DAYS_A_WEEK, HOURS_A_DAY, YEAR } from '#game/world/time.ts';
import { type Founder, operator } from '#tests/support/api.ts';
import { bargainReader, newTrader } from '#tests/support/bargains.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { addUsed, marketValueOf } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, grant, startPausedWorld, worldNow } from '#tests/support/world.ts';

const RIVALS = 2;
/** Money that makes each rival rich enough to buy aircraft. Whole US dollars. */
const RICH = 200_000_000;
/** Each rival has had a turn by the last day. */
const AUCTION_DAYS = 3;

// Rivals review in each turn, have one every two days and sell within a week, so that the test need not settle half a year.
const world = builtWorld('rival-exchange', {
  figures: {
    REVIEW_EVERY: 1,
    TURN_EVERY: 2 * HOURS_A_DAY,
    TURNS_WITHIN: 2 * HOURS_A_DAY,
    SALE_WEEKS: 1,
  },
});
let server: TestServer;
let superuser: PocketBase;
let read: ReturnType<typeof bargainReader>;
let rivals: string[];

const all = <Row>(name: string, filter = '') =>
  superuser.collection(name).getFullList<Row>({ batch: 1000, filter });
const balanced = async () => expect(await brokenIn(world.dataDir)).toEqual([]);
/** Returns what rivals have bought. */
const purchases = async () =>
  (await all<AircraftHistory>('aircraft_history', 'event = "sale"')).filter(({ owner }) =>
    rivals.includes(owner),
  );
const bidsIn = (auction: unknown) => all<AuctionBid>('bid', `auction = "${auction}"`);

/** Advances day by day until something has happened. */
async function until(has: () => Promise<boolean>, weeks: number): Promise<void> {
  for (let day = 0; day < DAYS_A_WEEK * weeks && !(await has()); day++)
    await advanceHours(server, HOURS_A_DAY);
  expect(await has()).toBe(true);
}

beforeAll(async () => {
  server = await startPausedWorld({
    dataDir: world.dataDir,
    build: world.build.dir,
    env: { AM_WORLD_RIVALS: String(RIVALS), AM_WORLD_SEED: 'rx-1' },
  });
  superuser = await operator(server);
  read = bargainReader(superuser);
  rivals = (await all<{ airline: string }>('rival')).map(({ airline }) => airline);
  for (const airline of rivals) await grant(server, airline, RICH);
});
afterAll(() => server?.stop());

describe('rich rivals', () => {
  it('buy used aircraft of dealers at most at their limit, and fly them', async () => {
    await until(async () => (await purchases()).some(({ seller }) => seller === DEALERS), 10);
    for (const { price, value, seller } of await purchases())
      expect(price / value).toBeLessThanOrEqual(
        seller === DEALERS || rivals.includes(seller) ? 1.011 : 0.981,
      );
    const bought = (await purchases()).map(({ aircraft }) => `aircraft = "${aircraft}"`);
    await until(async () => (await all('leg', bought.join(' || '))).length > 0, 3);
    await balanced();
  });

  it('sell what is old: listed or auctioned, and in the end to the dealers', async () => {
    const owned = await all<Aircraft>('aircraft', 'ownership = "owned"');
    // Some have tried to sell one since the world began.
    const tried = [...(await all<Listing>('listing')), ...(await all<Auction>('auction'))];
    const known = new Set(tried.map(({ aircraft }) => aircraft));
    const old = owned.find(({ id, airline }) => rivals.includes(airline) && !known.has(id));
    if (!old) throw new Error('no rival owns an aircraft that was never for sale');
    await superuser.collection('aircraft').update(old.id, { built: old.built - 50 * YEAR });
    const isForSale = async () => (await all('listing', `aircraft = "${old.id}"`)).length > 0;
    await until(isForSale, 5);
    expect((await all('listing', `aircraft = "${old.id}"`))[0]).toMatchObject({ seller: old.airline });
    await balanced();
    await until(async () => (await read.owner(old.id)) !== old.airline, 9);
    const [sale] = (
      await all<AircraftHistory>('aircraft_history', `aircraft = "${old.id}" && event = "sale"`)
    ).slice(-1);
    expect(sale?.seller).toBe(old.airline);
    await balanced();
  });
});

describe('an auction of a player', () => {
  let seller: Founder;

  /** Auctions a cheap aircraft of a model that rivals have bought at a hub of theirs, and waits until one has bid. */
  async function bidFor() {
    // A rival buys one aircraft at a time, and talks with dealers take days.
    await until(async () => (await all('offer', 'state = "open"')).length === 0, 4);
    const bought = (await purchases()).at(-1);
    if (!bought) throw new Error('no rival has bought an aircraft');
    const { id } = await addUsed(server, seller);
    const { economy, business, first, model } = await superuser
      .collection('aircraft')
      .getOne<Aircraft>(bought.aircraft);
    const { minute } = await worldNow(server);
    const built = minute - 14 * YEAR;
    const { hub: place } = await superuser.collection('airline').getOne<{ hub: string }>(bought.owner);
    const aircraft = await superuser
      .collection('aircraft')
      .update<Aircraft>(id, { model, economy, business, first, built, place });
    const value = await marketValueOf(server, aircraft);
    // Rivals pay no more than it was bought for, and that was another model.
    for (const event of await all<AircraftHistory>(
      'aircraft_history',
      `aircraft = "${id}" && event = "sale"`,
    ))
      await superuser.collection('aircraft_history').update(event.id, { model, price: value });
    const start = Math.ceil(value * 0.93);
    const { auction } = await act(server, seller, 'auction.open', {
      aircraft: id,
      start,
      days: AUCTION_DAYS,
    });
    const bids = () => bidsIn(auction);
    for (let day = 1; day < AUCTION_DAYS && (await bids()).length === 0; day++)
      await advanceHours(server, 24);
    const [bid] = await bids();
    if (!bid) throw new Error('no bid');
    expect(rivals).toContain(bid.airline);
    expect(bid.maximum / value).toBeLessThanOrEqual(0.985);
    return { aircraft: id, auction: String(auction), bid, value };
  }

  it('goes to a rival that has named the most', async () => {
    seller = await newTrader(server);
    const { aircraft, bid, auction } = await bidFor();
    expect(await read.auction(auction)).toMatchObject({ leader: bid.airline, bids: 1 });
    await balanced();
    await advanceHours(server, (AUCTION_DAYS + 1) * 24);
    expect((await read.auction(auction)).state).toBe('sold');
    expect(rivals).toContain(await read.owner(aircraft));
    await balanced();
  });

  it('goes to a player who pays more than the rival, whose money comes back', async () => {
    const buyer = await newTrader(server);
    const { aircraft, bid, auction, value } = await bidFor();
    const escrow = await read.escrow();
    const maximum = Math.round(value * 1.1);
    await act(server, buyer, 'auction.bid', { auction, maximum });
    expect(await superuser.collection('bid').getOne(bid.id)).toMatchObject({ state: 'outbid' });
    expect(await read.escrow()).toBe(escrow - bid.maximum + maximum);
    await advanceHours(server, (AUCTION_DAYS + 2) * 24);
    expect(await read.owner(aircraft)).toBe(buyer.airline.id);
    await balanced();
  });
});
