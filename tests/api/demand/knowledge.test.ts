import { beforeAll, expect, it } from 'vitest';
import { degreeOf } from '#game/demand/knowledge/knowledge.ts';
import { STUDY_LASTS, STUDY_TAKES, studyPrice } from '#game/demand/knowledge/study.ts';
import { routeFee } from '#game/network/route/price.ts';
import { type Market, marketSchema, researchSchema, routeQuoteSchema } from '#game/payloads/market.ts';
import type { FlownPairRow } from '#game/tables/flown-pair.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { ROUTE } from '#game/tables/route.ts';
import type { Study } from '#game/tables/study.ts';
import type { StoredRow } from '#game/tables/table.ts';
import { DAY, HOURS_A_DAY, HOURS_A_WEEK } from '#game/world/time.ts';
import { airportId, call, type Founder, newFounder, newPerson, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  daily,
  leaseOne,
  openRoute,
  setTimetable,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

let server: TestServer;
let amsterdam: Founder;
let madrid: Founder;
const ids: Record<string, string> = {};

const ask = async (founder: { token: string }, path: string) => (await call(server, path, founder)).json;
const marketOf = async (founder: { token: string }, from: string, to: string): Promise<Market> =>
  marketSchema.parse(await ask(founder, `/api/am/market?from=${ids[from]}&to=${ids[to]}`));
const trips = ({ leisure, business, premium }: Pick<Market, 'leisure' | 'business' | 'premium'>) =>
  leisure + business + premium;

beforeAll(async () => {
  server = await sharedWorld();
  for (const code of ['AMS', 'MAD', 'BCN', 'LIS', 'JFK']) ids[code] = await airportId(server, code);
  amsterdam = await newFounder(server);
  madrid = await newFounder(server, 'Madrid Air', 'MAD');
});

it('an airline knows the pairs around its hub, and expects another demand elsewhere', async () => {
  const [true_, expected] = [await marketOf(madrid, 'MAD', 'BCN'), await marketOf(amsterdam, 'MAD', 'BCN')];
  expect([true_.known, expected.known]).toEqual([1, 0.3]);
  expect((await marketOf(amsterdam, 'AMS', 'JFK')).known).toBe(0.7);
  const factor = trips(expected) / trips(true_);
  expect(Math.abs(Math.log(factor))).toBeGreaterThan(0);
  // Five standard deviations.
  expect(Math.abs(Math.log(factor))).toBeLessThan(5 * 0.3 * 0.7);
  expect(expected.business / true_.business).toBeCloseTo(factor, 9);
  expect(expected.departures).toEqual(true_.departures);
});

it('market, research from both ends and quote give the same expectation, also for a user without an airline', async () => {
  for (const player of [amsterdam, await newPerson(server)]) {
    const there = await marketOf(player, 'MAD', 'LIS');
    expect(trips(await marketOf(player, 'LIS', 'MAD'))).toBeCloseTo(trips(there), 6);
    for (const [from, to] of [
      ['MAD', 'LIS'],
      ['LIS', 'MAD'],
    ] as const) {
      const { destinations } = researchSchema.parse(await ask(player, `/api/am/research?from=${ids[from]}`));
      const index = destinations.id.indexOf(ids[to] ?? '');
      expect(destinations.leisure[index]).toBeCloseTo(there.leisure, -1);
      expect(destinations.known[index]).toBe(300);
      const totals = destinations.id.map(
        (_, at) =>
          (destinations.leisure[at] ?? 0) +
          (destinations.business[at] ?? 0) +
          (destinations.premium[at] ?? 0),
      );
      // Rounded by group.
      expect(totals.every((total, at) => at === 0 || total <= (totals[at - 1] ?? 0) + 2)).toBe(true);
    }
    const quote = await ask(player, `/api/am/route/quote?from=${ids.MAD}&to=${ids.LIS}`);
    const { known, leisure } = routeQuoteSchema.parse(quote);
    expect([known, leisure]).toEqual([there.known, there.leisure]);
  }
});

it('a right costs the same for everybody, on all pages, whatever an airline expects', async () => {
  const fees: number[] = [];
  for (const player of [amsterdam, madrid]) {
    const quote = routeQuoteSchema.parse(
      await ask(player, `/api/am/route/quote?from=${ids.AMS}&to=${ids.MAD}`),
    );
    const { tariff } = await marketOf(player, 'MAD', 'AMS');
    const { destinations } = researchSchema.parse(await ask(player, `/api/am/research?from=${ids.AMS}`));
    const index = destinations.id.indexOf(ids.MAD ?? '');
    expect([quote.tariff, destinations.tariff[index]]).toEqual([tariff, tariff]);
    expect(routeFee(destinations.km[index] ?? 0, tariff)).toBe(quote.price);
    fees.push(quote.price);
  }
  expect(fees[0]).toBe(fees[1]);
});

it('settlement uses the true demand, and the route does not show it to its owner', async () => {
  await openRoute(server, madrid, 'MAD', 'BCN');
  const routes = (await operator(server)).collection('route');
  const { leisure } = await routes.getFirstListItem<StoredRow<typeof ROUTE>>(
    `airline = "${madrid.airline.id}"`,
  );
  expect(leisure).toBeCloseTo((await marketOf(madrid, 'MAD', 'BCN')).leisure, 2);
  const [shown] = await madrid.client.collection('route').getFullList();
  expect(shown).not.toHaveProperty('leisure');
});

it('a study brings the expected demand nearer to the true one after three days, until it is outdated', async () => {
  const before = await marketOf(amsterdam, 'MAD', 'BCN');
  const exact = trips(await marketOf(madrid, 'MAD', 'BCN'));
  const price = studyPrice(trips(before));
  const input = { origin: ids.BCN ?? '', destination: ids.MAD ?? '', price };
  const { minute } = await worldNow(server);
  await act(server, amsterdam, 'research.study', input);
  const [study] = await amsterdam.client.collection('study').getFullList<Study>();
  const ready = minute + STUDY_TAKES;
  expect(study).toMatchObject({ pair: 'BCNMAD', price, ordered: minute, ready, until: ready + STUDY_LASTS });
  const [paid] = await amsterdam.client
    .collection('ledger')
    .getFullList({ filter: 'category = "market_study"' });
  expect(paid?.amount).toBe(-price);
  expect(await marketOf(amsterdam, 'MAD', 'BCN')).toEqual(before);
  const again = await tryAct(server, amsterdam, 'research.study', input);
  expect(again.json).toMatchObject({ data: { destination: { code: 'studied' } } });

  await advanceHours(server, (STUDY_TAKES / DAY) * HOURS_A_DAY + 1);
  const after = await marketOf(amsterdam, 'MAD', 'BCN');
  expect(after.known).toBe(0.8);
  const distance = (market: Market) => Math.abs(Math.log(trips(market) / exact));
  expect(distance(after) / distance(before)).toBeCloseTo(0.2 / 0.7, 6);
  const notices = await amsterdam.client.collection('notice').getFullList<Notice>();
  expect(notices.filter(({ title }) => title === 'Your market study of BCN–MAD is ready')).toHaveLength(1);

  const rows = (await operator(server)).collection('study');
  await rows.update(study?.id ?? '', { until: (await worldNow(server)).minute });
  expect((await marketOf(amsterdam, 'MAD', 'BCN')).known).toBe(0.3);
  await advanceHours(server, HOURS_A_DAY);
  expect(await amsterdam.client.collection('study').getFullList()).toEqual([]);
});

it('weeks of own flights make a pair better known, also after the right to fly it has ended', async () => {
  const known = async () => (await marketOf(amsterdam, 'AMS', 'LIS')).known;
  const route = await openRoute(server, amsterdam, 'AMS', 'LIS');
  const { id } = await leaseOne(server, amsterdam, 'airbus-a320neo');
  await advanceHours(server, HOURS_A_DAY + 1);
  await setTimetable(server, amsterdam, id, daily(route, ids.AMS ?? '', 480, 840));
  expect(await known()).toBe(0.7);
  await advanceHours(server, HOURS_A_WEEK);
  const afterOne = degreeOf({
    km: 1_800,
    isFromHub: true,
    isFromBase: false,
    weeksFlown: 1,
    isStudied: false,
  });
  expect(await known()).toBe(afterOne);
  await act(server, amsterdam, 'route.close', { route: route.id });
  expect(await known()).toBe(afterOne);
  // A week without flights changes nothing.
  await advanceHours(server, HOURS_A_WEEK);
  await openRoute(server, amsterdam, 'AMS', 'LIS');
  expect(await known()).toBe(afterOne);
  const rows = await amsterdam.client.collection('flown_pair').getFullList<FlownPairRow>();
  expect(rows).toMatchObject([{ pair: 'AMSLIS', weeks: 1 }]);
});
