import { setTimeout as sleep } from 'node:timers/promises';
import type PocketBase from 'pocketbase';
import { expect, it } from 'vitest';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import type { Listing } from '#game/tables/listing.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import { leaseAll, untilInsolvent } from '#tests/support/broke-airline.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepActing, untilActed } from '#tests/support/busy-players.ts';
import { cheapestOfDealers } from '#tests/support/exchange.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { killWhileBusy } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { act, advanceHours, advanceUntil, startPausedWorld, tryAct, worldNow } from '#tests/support/world.ts';

/** Kills while estates are sold. */
const KILLS = 3;
/** Listed airlines that fail, the aircraft that each of them owns, and the shareholders of all of them. */
const [FAILING, OWNED, HOLDERS] = [2, 4, 3];
const PERCENT = 40;
const PRICE = 2_400;
const LOAN = 5_000_000;
/** Days until an insolvent airline is wound up. By then, it owes more than it can borrow. */
const DAYS = 5;
/** Days until the dealers take what administrators cannot sell. */
const SALE_DAYS = 2;

// Airlines trade and go public at once. One without money is insolvent in its second week, and closed after some days.
const world = builtWorld('estates-kill', {
  figures: {
    ...SMALLEST_TRANSACTIONS,
    INSOLVENCY_DAYS: DAYS,
    LIMIT_WEEKS: 0,
    ESTATE_DAYS: SALE_DAYS,
    BUYER_WEEKS: 0,
    BUYER_SHARE: 1,
    TRADING_WEEKS: 0,
    FLOAT_WEEKS: 0,
    SUBSCRIPTION_DAYS: 0.125,
  },
});

const start = () => startServer({ dataDir: world.dataDir, build: world.build.dir });

/** Sells shares of an airline to others. */
async function float(server: TestServer, failing: Founder, holders: readonly Founder[]): Promise<void> {
  await act(server, failing, 'share.float', { percent: PERCENT, price: PRICE });
  const subscription = { airline: failing.airline.id, lots: airlineLimit(issueLots(PERCENT)) };
  for (const holder of holders) await act(server, holder, 'share.subscribe', subscription);
}

/** Lets an airline spend everything on aircraft that do not fly. */
async function spendAll(server: TestServer, failing: Founder, owned: number): Promise<void> {
  for (let count = 0; count < owned; count++) {
    const { id: listing, price } = await cheapestOfDealers(await operator(server));
    await act(server, failing, 'listing.buy', { listing, price });
  }
  await leaseAll(server, failing);
}

/** An aircraft that is sold for an airline that is gone (id). */
interface Estate {
  aircraft: string;
  former: string;
}

const estatesOf = async (server: TestServer): Promise<Estate[]> =>
  (await operator(server)).collection('estate').getFullList<Estate>({ sort: 'id' });
const countFailures = async (server: TestServer): Promise<number> =>
  (await (await operator(server)).collection('fresh_start').getList(1, 1)).totalItems;

/** Returns the listings of aircraft that administrators sell, in a fixed order. */
const estateListings = async (superuser: PocketBase, estates: readonly Estate[]): Promise<Listing[]> =>
  Promise.all(
    estates.map(({ aircraft }) =>
      superuser.collection('listing').getFirstListItem<Listing>(`aircraft = "${aircraft}"`),
    ),
  );

/**
 * Kills the server in the hour in which airlines are wound up, while players act. Settles that hour and a few more, and
 * returns the server that then runs.
 */
async function killInLastHour(
  running: TestServer,
  players: FlyingAirline[],
  failing: readonly Founder[],
  deadline: number,
): Promise<TestServer> {
  const token = (await operator(running)).authStore.token;
  const stop = keepActing(running, [
    ...players,
    ...(failing as FlyingAirline[]).map((one) => ({ ...one, aircraft: [], routes: [] })),
  ]);
  const advancing = call(running, '/api/am/world', { body: { advance: 6 }, token }).catch(() => null);
  while ((await countFailures(running)) === 0) await sleep(1);
  await running.stop('SIGKILL');
  await advancing;
  await stop();
  const server = await start();
  expect((await worldNow(server)).hour).toBeLessThanOrEqual(deadline / HOUR);
  expect(await countFailures(server)).toBeGreaterThan(0);
  expect(await brokenIn(world.dataDir)).toEqual([]);
  const stopAgain = keepActing(server, players);
  await untilActed(server);
  await advanceHours(server, 6);
  await stopAgain();
  return server;
}

/** Lets the founder of an airline that is gone start again, as if the sixty days were over. A replay gives the same capital. */
async function startAgain(server: TestServer, failed: readonly Founder[]): Promise<void> {
  const superuser = await operator(server);
  const [row] = await superuser.collection('fresh_start').getFullList({ sort: 'ended' });
  const founder = failed.find(({ id }) => id === row?.user) as Founder;
  const ended = Number(row?.ended) - 61 * DAY;
  await superuser.collection('fresh_start').update(row?.id ?? '', { ended, until: ended + 60 * DAY });
  const body = { name: 'Phoenix Air', hub: founder.airline.hub };
  const again = await call(server, '/api/am/airline', { body, token: founder.token });
  expect([again.status, again.json.cash]).toEqual([200, 25_000_000]);
}

/**
 * Lets all players buy some aircraft at random moments. One of them is the first, and the server may be killed.
 * @param spared airline whose aircraft nobody buys
 */
function keepBuying(
  server: TestServer,
  buyers: readonly Founder[],
  wanted: number,
  spared: Founder,
): () => Promise<unknown> {
  const buying = (async () => {
    const estates = (await estatesOf(server)).filter(({ former }) => former !== spared.airline.id);
    const listings = (await estateListings(await operator(server), estates)).slice(0, wanted);
    const buy = async ({ id: listing, price }: Listing, buyer: Founder) => {
      await sleep(1_700 * Math.random());
      await tryAct(server, buyer, 'listing.buy', { listing, price }).catch(() => null);
    };
    await Promise.all(listings.flatMap((listing) => buyers.map((buyer) => buy(listing, buyer))));
  })();
  return () => buying.catch(() => null);
}

it('winds airlines up and pays shareholders once, and replays, if the server is killed while players act', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < 1 + FAILING + HOLDERS; index++) founders.push(await newFounder(server));
  const [debtor, ...others] = founders as [Founder, ...Founder[]];
  const [listed, holders] = [others.slice(0, FAILING), others.slice(FAILING)];
  const rate = await unsecuredRate(server, debtor);
  await act(server, debtor, 'loan.take', { product: 'unsecured', amount: LOAN, weeks: 13, rate });
  // The exchange opens with the first hour.
  await advanceHours(server, 1);
  for (const one of listed) await float(server, one, holders);
  await advanceHours(server, 4);
  await spendAll(server, debtor, 1);
  for (const one of listed) await spendAll(server, one, OWNED);
  const failing = [debtor, ...listed];
  const since: number[] = [];
  for (const one of failing) since.push(await untilInsolvent(server, one));
  const [deadline = 0, ...later] = new Set(since.map((minute) => minute + DAYS * DAY));
  // All are wound up in the same hour.
  expect(later).toEqual([]);
  const players = [await flyingAirline(server, 'Busy Air', 2)];
  await advanceUntil(server, deadline - 3 * HOUR);
  server = await killInLastHour(server, players, failing, deadline);
  expect(await countFailures(server)).toBe(failing.length);
  await startAgain(server, failing);

  expect(await estatesOf(server)).toHaveLength(FAILING * OWNED + 1);
  server = await killWhileBusy(server, {
    ...world,
    kills: KILLS,
    hours: 3,
    act: (on) => keepBuying(on, holders, 2, debtor),
  });
  await keepBuying(server, holders, FAILING * OWNED, debtor)();
  // The last one stays with the dealers.
  expect((await estatesOf(server)).map(({ former }) => former)).toEqual([debtor.airline.id]);
  await advanceHours(server, SALE_DAYS * 24);
  expect(await estatesOf(server)).toEqual([]);
  const superuser = await operator(server);
  expect(await superuser.collection('estate_claim').getFullList()).toEqual([]);
  const gains = await superuser.collection('ledger').getFullList({ filter: 'category = "share_gain"' });
  // Each shareholder is paid once for each aircraft.
  const paid = gains.filter(({ memo }) => memo === 'Aircraft of an airline that has closed');
  expect(paid).toHaveLength(FAILING * OWNED * HOLDERS);
  await expectSoundReplay(server, world);
});
