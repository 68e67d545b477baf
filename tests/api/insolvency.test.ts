import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId } from '#game/account/accounts.ts';
import { securedLimit } from '#game/bank/loan-offer.ts';
import { administrationAt, INSOLVENCY_DAYS, overdraftInterest } from '#game/bank/overdraft.ts';
import { saleQuote } from '#game/exchange/prices.ts';

import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Insolvency } from '#game/payloads/insolvency.ts';
import { type AirportSlots, fullFrom, shareOf } from '#game/slots/airport-slots.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from '../support/aircraft-models.ts';
import { airportId, call, type Founder, newFounder, operator, runSql } from '../support/api.ts';
import { bankOf, unsecuredRate } from '../support/bank.ts';
import { brokenIn } from '../support/flying-world.ts';
import type { TestServer } from '../support/server.ts';
import {
  act,
  advanceHours,
  advanceTo,
  grant,
  leaseOne,
  startPausedWorld,
  tryAct,
  weeklyRate,
  worldNow,
} from '../support/world.ts';

const LEASED = 'airbus-a320neo';
const OWNED = 'atr-42-600';

let dataDir: string;
let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-insolvency-`);
  server = await startPausedWorld({ dataDir, env: { AM_WORLD_TRAFFIC: '100' } });
  superuser = await operator(server);
  // Older than the time that an insolvent airline has.
  await advanceHours(server, (INSOLVENCY_DAYS + 1) * (DAY / HOUR));
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const airlineOf = (founder: Founder) => superuser.collection('airline').getOne(founder.airline.id);
const cashOf = async (founder: Founder): Promise<number> => (await airlineOf(founder)).cash;
const isGone = async (founder: Founder) =>
  (await superuser.collection('airline').getFullList({ filter: `id = "${founder.airline.id}"` })).length ===
  0;
const insolvencyOf = async (founder: Founder) =>
  (await call(server, '/api/am/insolvency', { token: founder.token })).json as unknown as Insolvency;
const noticesOf = async (founder: Founder) =>
  (await founder.client.collection('notice').getFullList({ sort: 'minute' })).flatMap(
    ({ kind, title, body }) => (/solvent/.test(kind) ? [`${title}. ${body}`] : []),
  );
const balanceOf = async (name: Parameters<typeof accountId>[0]): Promise<number> =>
  (await superuser.collection('account').getOne(accountId(name))).balance;
const errorsOf = ({ status, json }: Awaited<ReturnType<typeof tryAct>>) => [
  status,
  ...Object.entries(json.data ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
/** Sets an airline's cash, with the ledger entry of the difference. */
const setCash = async (founder: Founder, cash: number) =>
  grant(server, founder.airline.id, cash - (await cashOf(founder)));

/** Returns an airline with a delivered leased aircraft that is some dollars beyond its overdraft limit. */
async function brokeBy(missing: number): Promise<Founder> {
  const founder = await newFounder(server);
  await leaseOne(server, founder, LEASED);
  await advanceHours(server, 1);
  const { limit } = await insolvencyOf(founder);
  await setCash(founder, -limit - missing);
  await advanceHours(server, 1);
  return founder;
}

/** Lets the time of an insolvent airline end with the next hour. */
async function endTime(founder: Founder): Promise<void> {
  const { hour } = await worldNow(server);
  const insolvent_from = (hour + 1) * HOUR - INSOLVENCY_DAYS * DAY;
  await superuser.collection('airline').update(founder.airline.id, { insolvent_from });
}

/** Buys an aircraft that is delivered at once. */
async function buyOne(founder: Founder): Promise<Aircraft> {
  const price = purchaseQuote(seedModel(OWNED), 1).total;
  const { aircraft } = await act(server, founder, 'fleet.buy', { model: OWNED, count: 1, price });
  const [id = ''] = aircraft as string[];
  const { minute } = await worldNow(server);
  await superuser.collection('aircraft').update(id, { delivered: minute, built: minute, ready: minute });
  return superuser.collection('aircraft').getOne<Aircraft>(id);
}

describe('an overdraft', () => {
  it('costs interest each midnight, on cash below zero only', async () => {
    const [founder, rich] = [await newFounder(server), await newFounder(server)];
    await leaseOne(server, founder, LEASED);
    await setCash(founder, -40_000);
    await advanceTo(server, 0);
    const [entry, ...others] = await founder.client
      .collection('ledger')
      .getFullList<LedgerRow>({ filter: 'category = "overdraft_interest"' });
    const { base_rate } = await worldNow(server);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      amount: -overdraftInterest(-40_000, base_rate),
      memo: 'Overdraft of $40,000, a day',
    });
    expect(await cashOf(founder)).toBe(-40_000 - overdraftInterest(-40_000, base_rate));
    expect(await cashOf(rich)).toBe(rich.airline.cash);
    expect(await insolvencyOf(founder)).toMatchObject({ since: 0, until: 0, missing: 0, ways: [] });
    expect(errorsOf(await tryAct(server, founder, 'fuel.hedge', { share: 1 }))[0]).toBe(400);
  });
});

describe('an insolvent airline', () => {
  let founder: Founder;
  let since: number;

  beforeAll(async () => {
    founder = await brokeBy(400_000);
    since = (await airlineOf(founder)).insolvent_from;
  });

  it('is told so with its limit and time, and nobody else sees it', async () => {
    const { hour } = await worldNow(server);
    expect(since).toBe(hour * HOUR);
    const state = await insolvencyOf(founder);
    expect(state).toMatchObject({ since, until: administrationAt(since), missing: 400_000 });
    const rate = await weeklyRate(server, LEASED);
    expect(state).toMatchObject({ limit: 2 * rate, cash: -2 * rate - 400_000 });
    expect(await noticesOf(founder)).toEqual([
      expect.stringMatching(
        /^Your airline is insolvent\. You have 60 days\. Raise \$400,000 to get back within your overdraft limit of /,
      ),
    ]);
    const other = await newFounder(server);
    const seen = await other.client.collection('airline').getOne(founder.airline.id);
    expect(seen).not.toHaveProperty('insolvent_from');
    expect((await call(server, '/api/am/insolvency')).status).toBe(401);
  });

  it('cannot order or lease aircraft or acquire routes, and the error says how much is missing', async () => {
    const price = await weeklyRate(server, LEASED);
    const [from, to] = [await airportId(server, 'AMS'), await airportId(server, 'LHR')];
    const fares = { economy: 100, business: 300, first: 600 };
    const legs = [{ origin: from, departs: 0 }];
    const start = { from, to, fee: 1, lease: { model: LEASED, price }, fares, legs };
    const inputs = {
      'fleet.lease': { model: LEASED, count: 1, price },
      'fleet.buy': { model: OWNED, count: 1, price: 1 },
      'route.open': { from, to, price: 1 },
      'route.start': start,
    } as const;
    for (const [name, input] of Object.entries(inputs)) {
      const response = await tryAct(server, founder, name as keyof typeof inputs, input);
      expect([name, ...errorsOf(response)]).toEqual([name, 400, 'cash insolvent']);
      expect(response.json.message).toBe(
        'Your airline is insolvent. Raise $400,000 first. The banking page shows how.',
      );
    }
  });

  it('gets a notice each week with the days that are left', async () => {
    await superuser
      .collection('airline')
      .update(founder.airline.id, { insolvent_from: since - 7 * DAY + HOUR });
    await advanceHours(server, 1);
    expect((await noticesOf(founder)).at(-1)).toMatch(/^An administrator takes over in 53 days\. Raise \$/);
    await superuser.collection('airline').update(founder.airline.id, { insolvent_from: since });
  });

  it('is solvent again at once if an aircraft that it returns brings enough', async () => {
    const { ways } = await insolvencyOf(founder);
    const [best] = ways;
    expect(best).toMatchObject({ kind: 'return', isEnough: true });
    const [{ id = '', brings = 0 } = {}] = best?.steps ?? [];
    const before = await cashOf(founder);
    await act(server, founder, 'fleet.return', { aircraft: id });
    expect(await cashOf(founder)).toBe(before + brings);
    expect((await airlineOf(founder)).insolvent_from).toBe(0);
    const price = await weeklyRate(server, LEASED);
    const response = await tryAct(server, founder, 'fleet.lease', { model: LEASED, count: 1, price });
    expect(errorsOf(response)).toEqual([400, 'cash insufficient_funds']);
  });

  it('is solvent again once settlement finds its cash within the limit', async () => {
    const other = await brokeBy(1);
    await grant(server, other.airline.id, 1);
    await advanceHours(server, 1);
    expect((await airlineOf(other)).insolvent_from).toBe(0);
    expect((await noticesOf(other)).at(-1)).toMatch(/^Your airline is no longer insolvent/);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('an administrator', () => {
  it('sells everything, pays secured lenders first, then the rest in proportion, and the bank writes off what is left', async () => {
    const founder = await newFounder(server);
    await grant(server, founder.airline.id, 60_000_000);
    const [pledged, free] = [await buyOne(founder), await buyOne(founder)];
    await leaseOne(server, founder, LEASED);
    await advanceHours(server, 1);
    const unsecured = 3_000_000;
    const rate = await unsecuredRate(server, founder);
    await act(server, founder, 'loan.take', { product: 'unsecured', amount: unsecured, weeks: 13, rate });
    const bank = await bankOf(server, founder);
    const [collateral] = bank.collateral.filter(({ aircraft }) => aircraft === pledged.id);
    const secured = Math.min(collateral?.limit ?? 0, securedLimit(collateral?.value ?? 0));
    const security = { product: 'secured', amount: secured, weeks: 52, aircraft: pledged.id } as const;
    await act(server, founder, 'loan.take', { ...security, rate: bank.rates.secured ?? 0 });
    const airport = await airportId(server, 'LHR');
    const { json } = await call(server, `/api/am/slots?airport=${airport}`, { token: founder.token });
    const { capacity, background } = json as unknown as AirportSlots;
    const hour = background.findIndex(
      (taken) => taken >= fullFrom(capacity) && shareOf(capacity, taken) >= 1,
    );
    const bids = 70_000;
    await act(server, founder, 'slot.bid', { airport, hours: [hour], lots: 1, price: bids });
    // Only the secured lender is paid in full.
    const overdraft = 60_000_000;
    await setCash(founder, -overdraft);
    await advanceHours(server, 1);
    const [leased] = await founder.client
      .collection('aircraft')
      .getFullList<Aircraft>({ filter: 'ownership = "leased"' });
    const debt = -(await cashOf(founder));
    const [closed, escrow] = [await balanceOf('closed'), await balanceOf('escrow')];
    await endTime(founder);
    await advanceHours(server, 1);

    expect(await isGone(founder)).toBe(true);
    const now = (await worldNow(server)).hour * HOUR;
    const priceOf = ({ model, ...aircraft }: Aircraft) => saleQuote(seedModel(model), aircraft, now);
    const [row] = await superuser.collection('fresh_start').getFullList({ filter: `user = "${founder.id}"` });
    const sold = priceOf(pledged) + priceOf(free);
    const deposit = (row?.proceeds ?? 0) - sold - bids;
    expect(deposit).toBeGreaterThan(0);
    expect(deposit).toBeLessThanOrEqual(leased?.deposit ?? 0);
    expect(row).toMatchObject({
      reason: 'insolvent',
      name: founder.airline.name,
      ended: now,
      until: now + 60 * DAY,
    });
    expect(row?.repaid).toBe(row?.proceeds);
    expect(row?.written_off).toBe(secured + unsecured + debt - (row?.repaid ?? 0));
    // All of its money is gone, and the sums hold.
    expect(await balanceOf('closed')).toBe(closed);
    expect(await balanceOf('escrow')).toBe(escrow - bids);
    expect(await brokenIn(dataDir)).toEqual([]);
    const news = await superuser.collection('news').getFullList({ filter: 'kind = "gone"' });
    expect(news).toEqual([]);
  });

  it('leaves the owner an account that may found again after sixty days, with the capital of the first airlines', async () => {
    const founder = await brokeBy(2_000_000);
    await endTime(founder);
    await advanceHours(server, 1);
    expect(await isGone(founder)).toBe(true);
    const user = await founder.client.collection('users').authRefresh();
    expect(user.record.airline).toBe('');
    const { minute, hour } = await worldNow(server);
    const until = hour * HOUR + 60 * DAY;
    expect((await call(server, '/api/am/start', { token: founder.token })).json).toMatchObject({
      reason: 'insolvent',
      name: founder.airline.name,
      ended: hour * HOUR,
      until,
    });
    const found = async (name: string) => {
      const body = { name, hub: founder.airline.hub };
      return call(server, '/api/am/airline', { body, token: founder.token });
    };
    const early = await found('Phoenix Air');
    expect([early.status, early.json.data?.airline?.code]).toEqual([400, 'fresh_start']);
    expect(early.json.message).toMatch(
      /^You can found another airline from \w{3} \d+ \w{3} 2026 \d\d:00 UTC\.$/,
    );
    const { json } = await call(server, '/api/am/account/export', { token: founder.token });
    expect(json.fresh_start).toMatchObject([{ name: founder.airline.name, until }]);
    // In an old world, other airlines begin with more.
    await runSql(superuser, `UPDATE fresh_start SET until = ${minute} WHERE user = '${founder.id}'`);
    const again = await found('Phoenix Air');
    expect([again.status, again.json.cash]).toEqual([200, 25_000_000]);
    expect((await call(server, '/api/am/start', { token: founder.token })).json.reason).toBeNull();
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('acts once, whatever its owner does in that hour', async () => {
    const founder = await brokeBy(3_000_000);
    const [aircraft] = await founder.client.collection('aircraft').getFullList<Aircraft>();
    await endTime(founder);
    const deeds = Array.from({ length: 12 }, (_, index) =>
      index === 6
        ? tryAct(server, founder, 'fleet.return', { aircraft: aircraft?.id ?? '' })
        : tryAct(server, founder, 'rules.set', { auto_c: index % 2 === 0 }),
    );
    const [, ...responses] = await Promise.all([advanceHours(server, 1), ...deeds]);
    for (const { status } of responses) expect([200, 400, 401, 403, 404, 503]).toContain(status);
    await advanceHours(server, 1);
    // Either the administrator was first, or the returned aircraft brought enough.
    if (!(await isGone(founder))) expect((await airlineOf(founder)).insolvent_from).toBe(0);
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('has nothing to do for an airline that its owner deletes', async () => {
    const founder = await brokeBy(1_000_000);
    const closed = await balanceOf('closed');
    await founder.client.collection('users').delete(founder.id);
    expect(await isGone(founder)).toBe(true);
    expect(await balanceOf('closed')).toBeGreaterThanOrEqual(closed);
    await advanceHours(server, 1);
    expect(await brokenIn(dataDir)).toEqual([]);
  });
});

describe('an older world', () => {
  it('begins the countdown of airlines that are already beyond the limit with the new rules', async () => {
    const { hour } = await worldNow(server);
    await runSql(superuser, `UPDATE world SET rules_06_from = ${hour + 3}`);
    const founder = await newFounder(server);
    await leaseOne(server, founder, LEASED);
    await setCash(founder, -5_000_000);
    await advanceHours(server, 2);
    expect((await airlineOf(founder)).insolvent_from).toBe(0);
    await advanceHours(server, 1);
    expect((await airlineOf(founder)).insolvent_from).toBe((hour + 3) * HOUR);
    await runSql(superuser, 'UPDATE world SET rules_06_from = 0');
  });
});
