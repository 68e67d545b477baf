import { setTimeout as sleep } from 'node:timers/promises';
import type PocketBase from 'pocketbase';
import { expect, it } from 'vitest';
import { issueLots } from '#game/shares/share-limits.ts';
import { airlineLimit } from '#game/shares/subscription.ts';
import type { Listing } from '#game/tables/listing.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { leaseAll, untilInsolvent } from '#tests/support/broke-airline.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SHORT_DAYS, SHORT_INSOLVENCY } from '#tests/support/build/short-insolvency.ts';
import { cheapestOfDealers } from '#tests/support/exchange.ts';
import { killWhileBusy } from '#tests/support/kill-while-busy.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, startPausedWorld, tryAct } from '#tests/support/world.ts';

const KILLS = 4;
/** Airlines that fail, the aircraft that each of them owns, and the shareholders of all of them. */
const [FAILING, OWNED, HOLDERS] = [2, 4, 3];
const PERCENT = 40;
const PRICE = 2_400;

// Airlines trade and go public at once, and an insolvent one is closed after three days.
const world = builtWorld('estates-kill', {
  figures: {
    ...SHORT_INSOLVENCY,
    BUYER_WEEKS: 0,
    BUYER_SHARE: 1,
    TRADING_WEEKS: 0,
    FLOAT_WEEKS: 0,
    SUBSCRIPTION_DAYS: 0.125,
  },
});

/** Sells shares of an airline to others, and lets it spend everything on aircraft that do not fly. */
async function spendAll(server: TestServer, failing: Founder, holders: readonly Founder[]): Promise<void> {
  await act(server, failing, 'share.float', { percent: PERCENT, price: PRICE });
  const subscription = { airline: failing.airline.id, lots: airlineLimit(issueLots(PERCENT)) };
  for (const holder of holders) await act(server, holder, 'share.subscribe', subscription);
  await advanceHours(server, 4);
  for (let count = 0; count < OWNED; count++) {
    const { id: listing, price } = await cheapestOfDealers(await operator(server));
    await act(server, failing, 'listing.buy', { listing, price });
  }
  await leaseAll(server, failing);
}

/** Returns the listings of aircraft that administrators sell, in a fixed order. */
async function estateListings(superuser: PocketBase): Promise<Listing[]> {
  const estates = await superuser.collection('estate').getFullList({ sort: 'id' });
  return Promise.all(
    estates.map(({ aircraft }) =>
      superuser.collection('listing').getFirstListItem<Listing>(`aircraft = "${aircraft}"`),
    ),
  );
}

/** Lets all players buy some aircraft at random moments. One of them is the first, and the server may be killed. */
function keepBuying(server: TestServer, buyers: readonly Founder[], wanted: number): () => Promise<unknown> {
  const buying = (async () => {
    const listings = (await estateListings(await operator(server))).slice(0, wanted);
    const buy = async ({ id: listing, price }: Listing, buyer: Founder) => {
      await sleep(1_700 * Math.random());
      await tryAct(server, buyer, 'listing.buy', { listing, price }).catch(() => null);
    };
    await Promise.all(listings.flatMap((listing) => buyers.map((buyer) => buy(listing, buyer))));
  })();
  return () => buying.catch(() => null);
}

it('pays shareholders once, and replays, if the server is killed while an estate is sold', async () => {
  let server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  const founders: Founder[] = [];
  for (let index = 0; index < FAILING + HOLDERS; index++) founders.push(await newFounder(server));
  const [failing, holders] = [founders.slice(0, FAILING), founders.slice(FAILING)];
  await advanceHours(server, 1);
  for (const one of failing) await spendAll(server, one, holders);
  for (const one of failing) await untilInsolvent(server, one);
  await advanceHours(server, (SHORT_DAYS * DAY) / HOUR + 1);
  const estates = (on: TestServer) =>
    operator(on).then((superuser) => superuser.collection('estate').getFullList());
  expect(await estates(server)).toHaveLength(FAILING * OWNED);
  server = await killWhileBusy(server, {
    ...world,
    kills: KILLS,
    hours: 3,
    act: (on) => keepBuying(on, holders, 2),
  });
  await keepBuying(server, holders, FAILING * OWNED)();
  expect(await estates(server)).toEqual([]);
  const superuser = await operator(server);
  expect(await superuser.collection('estate_claim').getFullList()).toEqual([]);
  const gains = await superuser.collection('ledger').getFullList({ filter: 'category = "share_gain"' });
  // Each shareholder is paid once for each aircraft.
  const paid = gains.filter(({ memo }) => memo === 'Aircraft of an airline that has closed');
  expect(paid).toHaveLength(FAILING * OWNED * HOLDERS);
  await expectSoundReplay(server, world);
});
