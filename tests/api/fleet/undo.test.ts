import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNDOS_A_DAY } from '#game/actions/undo.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { deliveryDays } from '#game/fleet/delivery.ts';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, fullHour } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
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
  weeklyRate,
  worldNow,
} from '#tests/support/world.ts';

const ATR = seedModel('atr-72-600');
const PRICE = purchaseQuote(ATR, 1).total;

let server: TestServer;
let founder: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  await advanceHours(server, 2);
});
// A new airline for each test, because undone actions are counted per day.
beforeEach(async () => {
  founder = await newFounder(server);
  await grant(server, founder.airline.id, 300_000_000);
});

const own = (collection: string, filter = '') =>
  founder.client.collection(collection).getFullList({ filter, sort: 'id' });
const airline = () => founder.client.collection('airline').getOne(founder.airline.id);
const cash = async () => Number((await airline()).cash);
const buyOne = async (player = founder) => {
  const { aircraft } = await act(server, player, 'fleet.buy', { model: ATR.id, count: 1, price: PRICE });
  return player.client.collection('aircraft').getOne<Aircraft>(String(aircraft));
};
/** Returns field and code of a rejected undo. */
async function rejection(name: 'fleet.undo' | 'route.undo', input: object): Promise<string> {
  const { status, json } = await tryAct(server, founder, name, input);
  const [[field, { code }] = ['', { code: '' }]] = Object.entries(json.data ?? {});
  return `${status} ${field} ${code}`;
}

describe('undoing a lease', () => {
  it('refunds each charge in its category, and the next lease is the first again', async () => {
    const before = await cash();
    const cabin = { economy: 60, business: 2, first: 0 };
    const price = await weeklyRate(server, ATR.id);
    const input = { model: ATR.id, count: 3, cabin, price };
    const aircraft = (await act(server, founder, 'fleet.lease', input)).aircraft as string[];
    const quote = leaseQuote(ATR, 2026, cabin);
    expect(before - (await cash())).toBe(3 * (quote?.dueNow ?? 0));
    const undone = await act(server, founder, 'fleet.undo', { aircraft });
    expect(undone).toMatchObject({ refund: 3 * (quote?.dueNow ?? 0), legs: 0 });
    expect(await cash()).toBe(before);
    expect(await own('aircraft')).toEqual([]);
    const rows = await own('ledger', `aircraft = "${aircraft[1]}"`);
    expect(rows.map(({ category, amount }) => `${category} ${amount}`).sort()).toEqual(
      [
        `deposit ${-(quote?.deposit ?? 0)}`,
        `deposit ${quote?.deposit}`,
        `lease ${-price}`,
        `lease ${price}`,
        `refit ${-(quote?.refit ?? 0)}`,
        `refit ${quote?.refit}`,
      ].sort(),
    );
    expect(await airline()).toMatchObject({ undo_day: 0, undo_count: 1 });
    const { minute } = await worldNow(server);
    expect((await leaseOne(server, founder, ATR.id)).delivered).toBe(fullHour(minute + 1));
  });

  it('is possible after delivery, and removes flights, a check and a refit that are planned', async () => {
    const before = await cash();
    const route = await openRoute(server, founder, 'AMS', 'LHR');
    const fee = before - (await cash());
    const { id, registration } = await leaseOne(server, founder, ATR.id);
    await setTimetable(server, founder, id, daily(route, route.a, 1300, 1400));
    await advanceHours(server, 1);
    const cabin = { economy: 50, business: 8, first: 0 };
    const price = refit(classesOf(ATR), cabin).cost;
    await act(server, founder, 'fleet.refit', { aircraft: id, cabin, price });
    expect(await act(server, founder, 'fleet.undo', { aircraft: [id] })).toMatchObject({ legs: 14 });
    expect(await cash()).toBe(before - fee);
    for (const name of ['aircraft', 'leg', 'maintenance'])
      expect(await founder.client.collection(name).getFullList(), name).toEqual([]);
    await advanceHours(server, 24);
    expect(await founder.client.collection('flight').getFullList()).toEqual([]);
    const again = await buyOne();
    expect(again.registration).not.toBe('');
    expect(registration).not.toBe('');
  });

  it('is rejected after the first flight', async () => {
    const route = await openRoute(server, founder, 'AMS', 'LHR');
    const { id } = await leaseOne(server, founder, ATR.id);
    const { minute } = await worldNow(server);
    const at = (fullHour(minute + 1) + 30) % DAY;
    await setTimetable(server, founder, id, daily(route, route.a, at, (at + 240) % DAY));
    await advanceHours(server, 3);
    const [flight] = await founder.client
      .collection('flight')
      .getFullList({ filter: "state != 'cancelled'" });
    expect(flight).toMatchObject({ aircraft: id });
    expect(await rejection('fleet.undo', { aircraft: [id] })).toBe('400 aircraft in_use');
    expect(await rejection('route.undo', { route: route.id })).toBe('400 route in_use');
  });
});

describe('undoing an order', () => {
  it('moves the queue up at once', async () => {
    const first = await buyOne();
    const rival = await newFounder(server);
    await grant(server, rival.airline.id, 100_000_000);
    await buyOne(rival);
    const before = await cash();
    await act(server, founder, 'fleet.undo', { aircraft: [first.id] });
    expect((await cash()) - before).toBe(PRICE);
    const again = await buyOne();
    const { minute } = await worldNow(server);
    expect(first.delivered).toBeLessThan(again.delivered);
    expect(again.delivered).toBeGreaterThanOrEqual(fullHour(minute + deliveryDays(ATR, 1) * DAY));
  });

  it('is possible for exactly 24 hours', async () => {
    const { id, ordered } = await buyOne();
    await advanceHours(server, 23);
    const superuser = await operator(server);
    const { minute } = await worldNow(server);
    // Sets the minute of the order, because the paused clock moves only by the hour.
    await superuser.collection('aircraft').update(id, { ordered: minute - DAY });
    const before = await worldOf(superuser);
    expect(await rejection('fleet.undo', { aircraft: [id] })).toBe('400 aircraft undo_expired');
    expect(await worldOf(superuser)).toBe(before);
    await superuser.collection('aircraft').update(id, { ordered: minute - DAY + 1 });
    await act(server, founder, 'fleet.undo', { aircraft: [id] });
    expect(ordered).toBe(minute - 23 * 60);
  });

  it('is rejected for aircraft of two orders, of other airlines, and for none', async () => {
    const one = await buyOne();
    await advanceHours(server, 1);
    const two = await buyOne();
    expect(await rejection('fleet.undo', { aircraft: [one.id, two.id] })).toBe('400 aircraft several_orders');
    const rival = await newFounder(server);
    const theirs = await leaseOne(server, rival, ATR.id);
    for (const aircraft of [[theirs.id], ['zzzzzzzzzzzzzzz'], [two.id, theirs.id]])
      expect(await rejection('fleet.undo', { aircraft })).toBe('400 aircraft unknown_aircraft');
    // An aircraft named twice is refunded once.
    const before = await cash();
    await act(server, founder, 'fleet.undo', { aircraft: [two.id, two.id] });
    expect((await cash()) - before).toBe(PRICE);
  });
});

describe('undoing a route', () => {
  it('refunds the fee and removes its flights from the timetable', async () => {
    const before = await cash();
    const route = await openRoute(server, founder, 'AMS', 'LHR');
    const fee = before - (await cash());
    expect(fee).toBeGreaterThan(50_000);
    const { id, revision } = await leaseOne(server, founder, ATR.id);
    await setTimetable(server, founder, id, daily(route, route.a, 1300, 1400));
    const response = await act(server, founder, 'route.undo', { route: route.id });
    expect(response).toMatchObject({ refund: fee, legs: 14, aircraft: [id] });
    const rows = await own('ledger', `route = "${route.id}"`);
    expect(rows.map(({ amount }) => amount).sort()).toEqual([-fee, fee]);
    expect(await founder.client.collection('leg').getFullList()).toEqual([]);
    const plane = await founder.client.collection('aircraft').getOne<Aircraft>(id);
    expect(plane.revision).toBeGreaterThan(revision + 1);
    expect((await openRoute(server, founder, 'AMS', 'LHR')).number).toBe(101);
  });

  it('is rejected after 24 hours', async () => {
    const route = await openRoute(server, founder, 'AMS', 'LHR');
    await advanceHours(server, 24);
    expect(await rejection('route.undo', { route: route.id })).toBe('400 route undo_expired');
  });
});

describe('undoing three times per game day', () => {
  it('is the limit, however many requests come at once, until the next day', async () => {
    const { hour } = await worldNow(server);
    // In the evening, so that none of them expires before the next day.
    await advanceHours(server, 22 - (hour % 24) + (hour % 24 > 22 ? 24 : 0));
    const before = await cash();
    const routes = [];
    for (const to of ['LHR', 'CPH', 'VIE', 'BCN', 'MAD'])
      routes.push(await openRoute(server, founder, 'AMS', to));
    const undone = await Promise.all(
      routes.map(({ id }) => tryAct(server, founder, 'route.undo', { route: id })),
    );
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(UNDOS_A_DAY);
    const rejected = undone.filter(({ status }) => status === 400);
    expect(rejected.map(({ json }) => json.data?.route)).toEqual(
      rejected.map(() => ({
        code: 'undo_limit',
        message: expect.stringMatching(/3 actions today.*00:00 UTC/),
      })),
    );
    expect(await airline()).toMatchObject({ undo_count: UNDOS_A_DAY });
    await advanceHours(server, 2);
    for (const { id } of await founder.client.collection('route').getFullList())
      await act(server, founder, 'route.undo', { route: id });
    expect(await airline()).toMatchObject({ undo_count: 2 });
    expect(await cash()).toBe(before);
  });
});

it('keeps the books balanced', async () => {
  expect(await brokenIn(server.dataDir)).toEqual([]);
});
