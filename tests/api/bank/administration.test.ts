import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securedLimit } from '#game/bank/loan-offer.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { airportId, call, type Founder, newFounder, runSql } from '#tests/support/api.ts';
import { bankOf, unsecuredRate } from '#tests/support/bank.ts';
import { InsolventWorld, LEASED } from '#tests/support/insolvent-world.ts';
import { fullHourAt } from '#tests/support/slots.ts';
import { act, advanceHours, grant, leaseOne, tryAct, worldNow } from '#tests/support/world.ts';

const OWNED = 'atr-42-600';

let world: InsolventWorld;
let { server, superuser, broken, airlineOf, cashOf, isGone, balanceOf } = {} as InsolventWorld;
let { setCash, brokeBy, endTime } = {} as InsolventWorld;

beforeAll(async () => {
  world = await InsolventWorld.startShort();
  ({ server, superuser, broken, airlineOf, cashOf, isGone, balanceOf } = world);
  ({ setCash, brokeBy, endTime } = world);
});
afterAll(() => world?.stop());

/** Buys an aircraft that is delivered at once. */
async function buyOne(founder: Founder): Promise<Aircraft> {
  const price = purchaseQuote(seedModel(OWNED), 1).total;
  const { aircraft } = await act(server, founder, 'fleet.buy', { model: OWNED, count: 1, price });
  const [id = ''] = aircraft as string[];
  const { minute } = await worldNow(server);
  await superuser.collection('aircraft').update(id, { delivered: minute, built: minute, ready: minute });
  return superuser.collection('aircraft').getOne<Aircraft>(id);
}

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
    const hour = await fullHourAt(server, founder, airport);
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
    expect(await broken()).toEqual([]);
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
    expect(await broken()).toEqual([]);
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
    expect(await broken()).toEqual([]);
  });

  it('has nothing to do for an airline that its owner deletes', async () => {
    const founder = await brokeBy(1_000_000);
    const closed = await balanceOf('closed');
    await founder.client.collection('users').delete(founder.id);
    expect(await isGone(founder)).toBe(true);
    expect(await balanceOf('closed')).toBeGreaterThanOrEqual(closed);
    await advanceHours(server, 1);
    expect(await broken()).toEqual([]);
  });
});
