import { beforeAll, describe, expect, it } from 'vitest';
import { saleQuote } from '#game/exchange/prices.ts';
import { typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { deliveryDays } from '#game/fleet/delivery.ts';
import { leaseReturn } from '#game/fleet/disposal.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY, YEAR } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type Founder, newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, leaseOne, tryAct, weeklyRate, worldNow } from '#tests/support/world.ts';

const NEO = seedModel('airbus-a320neo');
const ATR = seedModel('atr-72-600');

let server: TestServer;
let founder: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  await advanceHours(server, 1);
  founder = await newFounder(server);
  await grant(server, founder.airline.id, 300_000_000);
  // An airline's first lease is delivered within the hour: see first-lease.test.ts.
  await leaseOne(server, founder, ATR.id);
});

const cash = async () => Number((await founder.client.collection('airline').getOne(founder.airline.id)).cash);
const aircraftOf = (id: string) => founder.client.collection('aircraft').getOne<Aircraft>(id);
/** Returns category and amount of each payment for an aircraft. */
const paidFor = async (aircraft: string) =>
  (
    await founder.client.collection('ledger').getFullList({
      filter: `aircraft = "${aircraft}"`,
      sort: 'minute,category',
    })
  ).map(({ category, amount }) => [category, amount]);

describe('leasing', () => {
  it('charges the deposit and the first week, and delivers a day later at the hub', async () => {
    const before = await cash();
    const aircraft = await leaseOne(server, founder, NEO.id);
    const quote = leaseQuote(NEO, 2026);
    const { minute } = await worldNow(server);
    expect(aircraft).toMatchObject({
      ownership: 'leased',
      model: NEO.id,
      registration: expect.stringMatching(/^PH-[A-Z]{3}$/),
      lease_rate: quote?.weeklyRate,
      deposit: quote?.deposit,
      delivered: Math.ceil((minute + DAY) / 60) * 60,
      lease_from: aircraft.delivered,
      place: founder.airline.hub,
      condition: 1,
      hours: 0,
    });
    expect(before - (await cash())).toBe(quote?.dueNow);
    expect(await paidFor(aircraft.id)).toEqual([
      ['deposit', -(quote?.deposit ?? 0)],
      ['lease', -(quote?.weeklyRate ?? 0)],
    ]);
  });

  it('delivers a used aircraft of a model that is out of production, with its wear', async () => {
    const aircraft = await leaseOne(server, founder, 'boeing-737-300');
    const quote = leaseQuote(seedModel('boeing-737-300'), 2026);
    expect(quote?.age).toBeGreaterThan(20);
    const { hours, cycles, condition, age = 0 } = quote ?? {};
    expect(aircraft).toMatchObject({ hours, cycles, condition });
    expect(aircraft.built).toBe(aircraft.delivered - age * YEAR);
    expect(aircraft.checks.c).toEqual({ hours, cycles, at: aircraft.delivered });
    expect(aircraft.checks.d.at).toBeLessThan(aircraft.delivered);
  });

  it('charges for another cabin and delivers later', async () => {
    const cabin = { economy: 60, business: 2, first: 0 };
    const { cost, days } = refit(typicalCabin(ATR), cabin);
    const price = await weeklyRate(server, ATR.id);
    const { aircraft } = await act(server, founder, 'fleet.lease', { model: ATR.id, count: 2, cabin, price });
    expect(aircraft).toHaveLength(2);
    const { minute } = await worldNow(server);
    for (const id of aircraft as string[]) {
      const delivered = Math.ceil((minute + (1 + days) * DAY) / 60) * 60;
      expect(await aircraftOf(id)).toMatchObject({ ...cabin, delivered });
      expect(await paidFor(id)).toContainEqual(['refit', -cost]);
    }
  });

  it('refunds the deposit less the first weeks and the wear when it ends', async () => {
    const { id } = await leaseOne(server, founder, NEO.id);
    await advanceHours(server, 48);
    const aircraft = await aircraftOf(id);
    const { minute } = await worldNow(server);
    const expected = leaseReturn(NEO, aircraft, minute);
    expect(expected.earlyFee).toBe(3 * aircraft.lease_rate);
    expect(expected.refund).toBe(aircraft.deposit - expected.earlyFee - expected.checkFee);
    const before = await cash();
    expect(await act(server, founder, 'fleet.return', { aircraft: id })).toMatchObject(expected);
    expect((await cash()) - before).toBe(expected.refund);
    await expect(aircraftOf(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('buying and selling', () => {
  it('queues orders at the manufacturer, with a discount for large orders', async () => {
    const quote = purchaseQuote(ATR, 5);
    expect(quote.total).toBeLessThan(quote.each * 5);
    const before = await cash();
    const order = { model: ATR.id, count: 5, price: quote.total };
    const { aircraft } = await act(server, founder, 'fleet.buy', order);
    expect(before - (await cash())).toBe(quote.total);
    const { minute } = await worldNow(server);
    const bought = await Promise.all((aircraft as string[]).map(aircraftOf));
    expect(bought.map(({ delivered }) => delivered)).toEqual(
      [0, 1, 2, 3, 4].map((ahead) => Math.ceil((minute + deliveryDays(ATR, ahead) * DAY) / 60) * 60),
    );
    expect(bought.reduce((sum, { price }) => sum + price, 0)).toBe(quote.total);
    // The next order has to wait for these five.
    const next = await newFounder(server);
    const price = purchaseQuote(ATR, 1).total;
    const later = await act(server, next, 'fleet.buy', { model: ATR.id, count: 1, price });
    const { delivered } = await next.client.collection('aircraft').getOne(String(later.aircraft));
    expect(delivered).toBe(Math.ceil((minute + deliveryDays(ATR, 5) * DAY) / 60) * 60);
  });

  it('sells at the price on the page, once the aircraft has been delivered', async () => {
    const model = seedModel('atr-42-600');
    const order = { model: model.id, count: 1, price: purchaseQuote(model, 1).total };
    const id = String((await act(server, founder, 'fleet.buy', order)).aircraft);
    await advanceHours(server, 24 * 6);
    const { minute } = await worldNow(server);
    const price = saleQuote(model, await aircraftOf(id), minute);
    expect(price).toBeLessThan(order.price);
    const before = await cash();
    await act(server, founder, 'fleet.sell', { aircraft: id, price });
    expect((await cash()) - before).toBe(price);
    await expect(aircraftOf(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('cancelling an order', () => {
  const cancel = async (id: string) => {
    const before = await cash();
    const response = await act(server, founder, 'fleet.cancel', { aircraft: id });
    await expect(aircraftOf(id)).rejects.toMatchObject({ status: 404 });
    return [response, (await cash()) - before];
  };

  it('refunds the first week of a lease, and the lessor keeps the deposit', async () => {
    const { id, deposit, lease_rate } = await leaseOne(server, founder, NEO.id);
    expect(await cancel(id)).toMatchObject([{ kept: deposit, refund: lease_rate }, lease_rate]);
    expect(await paidFor(id)).toContainEqual(['lease', lease_rate]);
    // No lease is due for an aircraft that was never delivered.
    await advanceHours(server, 24 * 9);
    expect((await paidFor(id)).map(([, amount]) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(
      -deposit,
    );
  });

  it('refunds nine tenths of a new aircraft, and moves the next order up', async () => {
    const price = purchaseQuote(ATR, 2).total;
    const { aircraft } = await act(server, founder, 'fleet.buy', { model: ATR.id, count: 2, price });
    const [, last = ''] = aircraft as string[];
    const { price: paid, delivered } = await aircraftOf(last);
    const kept = Math.round(paid * 0.1);
    expect(await cancel(last)).toMatchObject([{ kept, refund: paid - kept }, paid - kept]);
    const next = { model: ATR.id, count: 1, price: purchaseQuote(ATR, 1).total };
    const again = await act(server, founder, 'fleet.buy', next);
    expect((await aircraftOf(String(again.aircraft))).delivered).toBe(delivered);
  });
});

describe('work on an aircraft', () => {
  const work = (id: unknown) => founder.client.collection('maintenance').getOne<Maintenance>(String(id));

  it('sets a new name and a new cabin, and the aircraft is back a few days later', async () => {
    const { id } = await leaseOne(server, founder, ATR.id);
    await advanceHours(server, 25);
    await act(server, founder, 'fleet.rename', { aircraft: id, name: '  Zuiderzee ' });
    const cabin = { economy: 50, business: 8, first: 0 };
    const { cost, days } = refit(typicalCabin(ATR), cabin);
    const before = await cash();
    const planned = await act(server, founder, 'fleet.refit', { aircraft: id, cabin, price: cost });
    expect(before - (await cash())).toBe(cost);
    expect(Number(planned.ends) - Number(planned.starts)).toBe(days * DAY);
    await advanceHours(server, 2);
    expect(await aircraftOf(id)).toMatchObject({ work: 'refit', economy: ATR.economy, name: 'Zuiderzee' });
    await advanceHours(server, 24 * days);
    expect(await aircraftOf(id)).toMatchObject({ work: '', ...cabin });
    expect(await work(planned.maintenance)).toMatchObject({ state: 'done', cost });
  });

  it('prices a second refit from the cabin of the first one', async () => {
    const { id } = await leaseOne(server, founder, ATR.id);
    await advanceHours(server, 25);
    const [usual, business] = [typicalCabin(ATR), { economy: 30, business: 18, first: 0 }];
    const first = { aircraft: id, cabin: business, price: refit(usual, business).cost };
    await act(server, founder, 'fleet.refit', first);
    await advanceHours(server, 2);
    expect(await aircraftOf(id)).toMatchObject({ work: 'refit', ...usual });

    const same = await tryAct(server, founder, 'fleet.refit', first);
    expect([same.status, same.json.data?.cabin?.code]).toEqual([400, 'no_change']);
    // The price depends on the cabin that is still fitted.
    const less = { economy: 40, business: 12, first: 0 };
    const back = { aircraft: id, cabin: less, price: refit(usual, less).cost };
    const stale = await tryAct(server, founder, 'fleet.refit', back);
    expect([stale.status, stale.json.data?.price?.code]).toEqual([400, 'stale_price']);
    const { cost } = refit(business, less);
    const paid = await cash();
    await act(server, founder, 'fleet.refit', { ...back, price: cost });
    expect(paid - (await cash())).toBe(cost);
  });

  it('can be undone until it starts, and a refit is refunded', async () => {
    const { id, delivered } = await leaseOne(server, founder, ATR.id);
    const cabin = { economy: 50, business: 8, first: 0 };
    const { cost } = refit(typicalCabin(ATR), cabin);
    const before = await cash();
    const planned = await act(server, founder, 'fleet.refit', { aircraft: id, cabin, price: cost });
    expect(planned.starts).toBe(delivered);
    const maintenance = String(planned.maintenance);
    expect(await act(server, founder, 'maintenance.undo', { maintenance })).toMatchObject({ refund: cost });
    expect(await cash()).toBe(before);
    await expect(work(maintenance)).rejects.toMatchObject({ status: 404 });
  });
});
