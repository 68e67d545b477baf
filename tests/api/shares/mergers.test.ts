import type PocketBase from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import { accountId } from '#game/books/accounts.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { startWeekMinute } from '#game/network/timetable/clock.ts';
import type { TenderView } from '#game/payloads/shares.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Loan } from '#game/tables/loan.ts';
import type { Notice } from '#game/tables/notice.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { call, type Founder, operator } from '#tests/support/api.ts';
import { unsecuredRate } from '#tests/support/bank.ts';
import { agedFounder, oldFounder } from '#tests/support/exchange.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import type { TestServer } from '#tests/support/server.ts';
import { addHolding, addListing, giveInvestors, makeRival } from '#tests/support/share-market.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  daily,
  grant,
  leaseOne,
  openRoute,
  setTimetable,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

const MODEL = 'airbus-a320neo';
const BOUGHT = 'atr-42-600';
/** Lots of all, the buyer, and another holder. Investors have the rest. */
const LOTS = 10_000;
const OWN = 5_500;
const OTHERS = 1_000;
/** Above the price that the buyer paid. */
const FAIR = 2_500;

let server: TestServer;
let superuser: PocketBase;
let buyer: Founder;
let holder: Founder;
/** A player's airline with a timetable, which is made one of the server. */
let rival: Founder;

const cashOf = async (airline: string): Promise<number> =>
  (await superuser.collection('airline').getOne(airline)).cash;
const rows = <Row>(name: string, airline: string): Promise<Row[]> =>
  superuser.collection(name).getFullList<Row>({ filter: `airline = "${airline}"` });
const merge = (founder: Founder) => tryAct(server, founder, 'share.merge', { airline: rival.airline.id });
const balanced = async () => expect(await brokenIn(server.dataDir)).toEqual([]);

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
  [buyer, holder, rival] = [await oldFounder(server), await oldFounder(server), await agedFounder(server)];
  await giveInvestors(superuser, 10_000_000);
  for (const founder of [buyer, rival]) {
    const route = await openRoute(server, founder, 'AMS', 'BCN');
    const aircraft = await leaseOne(server, founder, MODEL);
    await advanceHours(server, 26);
    await setTimetable(server, founder, aircraft.id, daily(route, route.a, 400, 700));
  }
  const second = await openRoute(server, rival, 'AMS', 'LHR');
  const aircraft = await leaseOne(server, rival, MODEL);
  await act(server, rival, 'loan.take', {
    product: 'unsecured',
    amount: 2_000_000,
    weeks: 26,
    rate: await unsecuredRate(server, rival),
  });
  await grant(server, rival.airline.id, 100_000_000);
  const price = purchaseQuote(seedModel(BOUGHT), 1).total;
  await act(server, rival, 'fleet.buy', { model: BOUGHT, count: 1, price });
  await advanceHours(server, 26);
  // At 08:00 UTC, both are in the air.
  await setTimetable(server, rival, aircraft.id, daily(second, second.a, 430, 700));
  await advanceHours(server, 36);
  const { minute } = (await superuser.collection('world').getFullList())[0] as unknown as { minute: number };
  await advanceHours(server, 24 - ((minute / 60) % 24) + 8);
  await makeRival(superuser, rival);
  await addListing(superuser, rival.airline.id, {
    state: 'listed',
    founder_lots: LOTS - OWN - OTHERS,
    fair: FAIR,
    target: FAIR,
    valued: 1_000_000,
  });
  await addHolding(superuser, buyer.airline.id, rival.airline.id, OWN);
  await addHolding(superuser, holder.airline.id, rival.airline.id, OTHERS);
});

it('shows its statements to the airline that controls it, and to nobody else', async () => {
  const path = `/api/am/statement?by=week&airline=${rival.airline.id}`;
  const ask = async ({ token }: Founder) => call(server, path, { token });
  const seen = await ask(buyer);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.json.sums)).toContain('tickets');
  expect((await ask(holder)).status).toBe(403);
  const bad = await call(server, '/api/am/statement?by=week&airline=x', { token: buyer.token });
  expect([bad.status, Object.keys((bad.json.data ?? {}) as object)]).toEqual([400, ['airline']]);
});

it('is rejected without control, without the money, and while an hour has reached only one airline', async () => {
  expect(rejectionOf(await merge(holder))).toEqual([400, 'airline no_control']);
  const { settled_hour } = await superuser.collection('airline').getOne(rival.airline.id);
  await superuser.collection('airline').update(rival.airline.id, { settled_hour: settled_hour - 1 });
  expect(rejectionOf(await merge(buyer))).toEqual([400, 'airline being_settled']);
  await superuser.collection('airline').update(rival.airline.id, { settled_hour });
  const price = 1_000_000;
  const listing = await superuser
    .collection('share_listing')
    .getFirstListItem(`airline = "${rival.airline.id}"`);
  await superuser.collection('share_listing').update(listing.id, { fair: price });
  expect(rejectionOf(await merge(buyer))).toEqual([400, 'cash insufficient_funds']);
  await superuser.collection('share_listing').update(listing.id, { fair: FAIR });
  await grant(server, buyer.airline.id, 1_000_000);
  await balanced();
});

it('moves everything once, pays the other holders, and keeps flights in the air', async () => {
  const [own, gone] = [buyer.airline, rival.airline];
  const flying = (await rows<Flight>('flight', gone.id)).filter(({ state }) => state === 'flying');
  expect(flying.length).toBeGreaterThan(0);
  const before = {
    cash: (await cashOf(own.id)) + (await cashOf(gone.id)),
    aircraft: [...(await rows<Aircraft>('aircraft', own.id)), ...(await rows<Aircraft>('aircraft', gone.id))],
    legs: (await rows<Leg>('leg', own.id)).length + (await rows<Leg>('leg', gone.id)).length,
    holder: await cashOf(holder.airline.id),
  };
  const claim = { issuer: gone.id, amount: 5, minute: 1 };
  for (const [airline, debtor] of [
    [holder.airline.id, gone.id],
    [own.id, gone.id],
  ])
    await superuser.collection('trade_claim').create({ ...claim, airline, debtor });
  const valued = (await rows('valuation', gone.id)).length;
  expect(valued).toBeGreaterThan(0);
  const { control } = (await call(server, `/api/am/tender?airline=${gone.id}`, { token: buyer.token }))
    .json as unknown as TenderView;
  expect(control).toMatchObject({ held: OWN, minority: LOTS - OWN, price: FAIR, aircraft: 3, routes: 2 });
  expect(control).toMatchObject({ duplicates: 1, loans: 1 });
  const answers = await Promise.all([merge(buyer), merge(buyer), merge(buyer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const payout = (LOTS - OWN) * FAIR;
  expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({
    aircraft: 3,
    routes: 2,
    duplicates: 1,
    payout,
  });
  expect(await cashOf(own.id)).toBe(before.cash - payout);
  expect(await cashOf(holder.airline.id)).toBe(before.holder + OTHERS * FAIR);
  expect(await rows<Aircraft>('aircraft', own.id)).toHaveLength(before.aircraft.length);
  expect((await rows<Route>('route', own.id)).map(({ pair }) => pair).sort()).toEqual(['AMSBCN', 'AMSLHR']);
  const legs = await rows<Leg>('leg', own.id);
  expect(legs).toHaveLength(before.legs);
  expect(legs.every(({ number }) => number.startsWith(own.code))).toBe(true);
  // Both flew AMS–BCN at the same minutes.
  const numbers = legs.map(({ departs, number }) => `${Math.floor(departs / DAY)} ${number}`);
  expect(new Set(numbers).size).toBe(legs.length);
  const routes = new Set((await rows<Route>('route', own.id)).map(({ id }) => id));
  expect(legs.every(({ route }) => routes.has(route))).toBe(true);
  expect((await rows('valuation', own.id)).length).toBeGreaterThanOrEqual(valued);
  const claims = await superuser.collection('trade_claim').getFullList();
  expect(claims.map(({ airline, debtor }) => [airline, debtor])).toEqual([[holder.airline.id, own.id]]);
  expect((await rows<Loan>('loan', own.id)).map(({ balance }) => balance)).toEqual([2_000_000]);
  for (const name of ['flight', 'ledger', 'route_history', 'slot', 'valuation', 'holding', 'share_listing'])
    expect(await rows(name, gone.id), name).toEqual([]);
  expect(await superuser.collection('airline').getFullList({ filter: `id = "${gone.id}"` })).toEqual([]);
  const codes = await superuser.collection('retired_code').getFullList();
  expect(codes.map(({ code }) => code)).toContain(gone.code);
  const news = await superuser.collection('news').getFullList();
  expect(news.filter(({ kind }) => kind === 'gone').map(({ title }) => title)).toEqual([
    `has merged ${gone.name}`,
  ]);
  expect((await rows<Notice>('notice', holder.airline.id)).map(({ title }) => title)).toContain(
    `${gone.code} has been merged`,
  );
  expect((await superuser.collection('account').getOne(accountId('escrow'))).balance).toBe(0);
  await balanced();
  await advanceHours(server, 30);
  const landed = (await rows<Flight>('flight', own.id)).filter(({ id }) => flying.some((f) => f.id === id));
  expect(landed.map(({ state }) => state)).toEqual(flying.map(() => 'landed'));
  await balanced();
  // Across a Monday and its turns, so that the books of both are valued together.
  const { start, minute } = await worldNow(server);
  const sinceMonday = (startWeekMinute(start) + minute) % WEEK;
  await advanceHours(server, Math.ceil((WEEK - sinceMonday + DAY) / HOUR) + 1);
  await balanced();
});
