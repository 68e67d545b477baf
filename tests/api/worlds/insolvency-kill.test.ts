import { cpSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import { leaseAll, untilInsolvent } from '#tests/support/broke-airline.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SMALLEST_TRANSACTIONS } from '#tests/support/build/test-build.ts';
import { keepActing, untilActed } from '#tests/support/busy-players.ts';
import { cheapestOfDealers } from '#tests/support/exchange.ts';
import { brokenIn, type FlyingAirline, flyingAirline } from '#tests/support/flying-world.ts';
import { expectSoundReplay } from '#tests/support/replayed-tables.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { act, advanceHours, advanceUntil, startPausedWorld, worldNow } from '#tests/support/world.ts';

/** Days until an insolvent airline is wound up. By then, it owes more than it can borrow. */
const DAYS = 5;
/** Days until the dealers take what administrators cannot sell. */
const SALE_DAYS = 2;

const world = builtWorld('insolvency-kill', {
  figures: { ...SMALLEST_TRANSACTIONS, INSOLVENCY_DAYS: DAYS, ESTATE_DAYS: SALE_DAYS },
});
const before = () => `${world.folder}/before`;

/** An airline with a loan, and one without, which become insolvent in the same hour without the operator. */
let broke: Founder[];
/** Players who act in the hour in which both are wound up. */
let players: FlyingAirline[];
let deadline: number;

const countFailures = async (server: TestServer): Promise<number> =>
  (await (await operator(server)).collection('fresh_start').getList(1, 1)).totalItems;

beforeAll(async () => {
  const server = await startPausedWorld({ dataDir: before(), build: world.build.dir });
  broke = [await newFounder(server), await newFounder(server)];
  const [debtor, other] = broke as [Founder, Founder];
  const rate = await unsecuredRate(server, debtor);
  await act(server, debtor, 'loan.take', { product: 'unsecured', amount: 5_000_000, weeks: 52, rate });
  // The exchange opens with the first hour.
  await advanceHours(server, 1);
  for (const one of broke) {
    const { id: listing, price } = await cheapestOfDealers(await operator(server));
    await act(server, one, 'listing.buy', { listing, price });
    await leaseAll(server, one);
  }
  const since = [await untilInsolvent(server, debtor), await untilInsolvent(server, other)];
  deadline = Math.min(...since) + DAYS * DAY;
  players = [await flyingAirline(server, 'Busy Air', 2)];
  await advanceUntil(server, deadline - 3 * HOUR);
  await server.stop();
});

it('winds an airline up once and replays it if the server is killed in that hour while players act', async () => {
  const dataDir = world.dataDir;
  cpSync(before(), dataDir, { recursive: true });
  let server = await startServer({ dataDir, build: world.build.dir });
  const token = (await operator(server)).authStore.token;
  const stop = keepActing(server, [
    ...players,
    ...(broke as FlyingAirline[]).map((one) => ({ ...one, aircraft: [], routes: [] })),
  ]);
  const advancing = call(server, '/api/am/world', { body: { advance: 6 }, token }).catch(() => null);
  while ((await countFailures(server)) === 0) await sleep(1);
  await server.stop('SIGKILL');
  await advancing;
  await stop();
  server = await startServer({ dataDir, build: world.build.dir });
  expect((await worldNow(server)).hour).toBeLessThanOrEqual(deadline / HOUR);
  expect(await countFailures(server)).toBeGreaterThan(0);
  expect(await brokenIn(dataDir)).toEqual([]);
  const stopAgain = keepActing(server, players);
  await untilActed(server);
  await advanceHours(server, 6);
  await stopAgain();
  // The founder starts again, as if the sixty days were over. A replay gives the same capital.
  const superuser = await operator(server);
  const [row] = await superuser.collection('fresh_start').getFullList({ sort: 'ended' });
  const founder = broke.find(({ id }) => id === row?.user) as Founder;
  const ended = Number(row?.ended) - 61 * DAY;
  await superuser.collection('fresh_start').update(row?.id ?? '', { ended, until: ended + 60 * DAY });
  const body = { name: 'Phoenix Air', hub: founder.airline.hub };
  const again = await call(server, '/api/am/airline', { body, token: founder.token });
  expect([again.status, again.json.cash]).toEqual([200, 25_000_000]);
  // One aircraft of the airlines that are gone is bought after a day, and the others stay with the dealers.
  await advanceHours(server, 25);
  const [estate, ...others] = await superuser.collection('estate').getFullList({ sort: 'id' });
  expect(others).toHaveLength(1);
  const { id: listing, price } = await superuser
    .collection('listing')
    .getFirstListItem(`aircraft = "${estate?.aircraft}"`);
  await act(server, founder, 'listing.buy', { listing, price });
  await advanceHours(server, SALE_DAYS * 24);
  expect(await superuser.collection('estate').getFullList()).toEqual([]);
  await expectSoundReplay(server, world);
});
