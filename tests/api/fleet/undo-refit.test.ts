import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNDOS_A_DAY } from '#game/actions/undo.ts';
import { classesOf } from '#game/fleet/aircraft/cabin.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { REFIT_KEPT, refit } from '#game/fleet/refit.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import { DAY } from '#game/world/time.ts';
import { seedModel } from '#tests/support/aircraft-models.ts';
import { type Founder, newFounder, operator } from '#tests/support/api.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import { worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import {
  act,
  advanceHours,
  grant,
  leaseOne,
  openRoute,
  startPausedWorld,
  tryAct,
  worldNow,
} from '#tests/support/world.ts';

const ATR = seedModel('atr-72-600');
const USUAL = classesOf(ATR);
const CABIN = { economy: 50, business: 8, first: 0 };
const COST = refit(USUAL, CABIN).cost;
const FEE = Math.round(COST * REFIT_KEPT);

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

const airline = () => founder.client.collection('airline').getOne(founder.airline.id);
const cash = async () => Number((await airline()).cash);
const workOrders = () => founder.client.collection('maintenance').getFullList<Maintenance>();

/** Buys aircraft with a delivery date far in the future. */
async function buy(count: number): Promise<Aircraft[]> {
  const price = purchaseQuote(ATR, count).total;
  await act(server, founder, 'fleet.buy', { model: ATR.id, count, price });
  return founder.client.collection('aircraft').getFullList<Aircraft>();
}

async function orderRefit(aircraft: string | undefined): Promise<string> {
  const input = { aircraft: aircraft ?? '', cabin: CABIN, price: COST };
  return String((await act(server, founder, 'fleet.refit', input)).maintenance);
}

/** Returns status, field and code of a rejected call. */
async function rejection(name: 'maintenance.undo' | 'maintenance.cancel', input: object): Promise<string> {
  const { status, json } = await tryAct(server, founder, name, input);
  const [[field, { code }] = ['', { code: '' }]] = Object.entries(json.data ?? {});
  return `${status} ${field} ${code}`;
}

/** Uses up the actions that can be undone today. */
async function undoAllOfToday(): Promise<void> {
  for (let count = 0; count < UNDOS_A_DAY; count++) {
    const { id } = await openRoute(server, founder, 'AMS', 'LHR');
    await act(server, founder, 'route.undo', { route: id });
  }
}

describe('undoing a refit', () => {
  it('refunds its whole price and counts as an undone action of the day', async () => {
    const [plane] = await buy(1);
    const before = await cash();
    const { minute } = await worldNow(server);
    const maintenance = await orderRefit(plane?.id);
    expect(before - (await cash())).toBe(COST);
    expect(await workOrders()).toMatchObject([{ id: maintenance, ordered: minute }]);
    expect(await act(server, founder, 'maintenance.undo', { maintenance })).toMatchObject({ refund: COST });
    expect(await cash()).toBe(before);
    expect(await workOrders()).toEqual([]);
    const rows = await founder.client
      .collection('ledger')
      .getFullList({ filter: 'category = "refit"', sort: 'amount' });
    expect(rows.map(({ amount, aircraft }) => [amount, aircraft])).toEqual([
      [-COST, plane?.id],
      [COST, plane?.id],
    ]);
    expect(await airline()).toMatchObject({ undo_day: Math.floor(minute / DAY), undo_count: 1 });
    // The cabin has not changed, so another refit has the same price.
    await orderRefit(plane?.id);
  });

  it('is possible for exactly 24 hours', async () => {
    const [plane] = await buy(1);
    const maintenance = await orderRefit(plane?.id);
    const superuser = await operator(server);
    const { minute } = await worldNow(server);
    await superuser.collection('maintenance').update(maintenance, { ordered: minute - DAY });
    const before = await worldOf(superuser);
    expect(await rejection('maintenance.undo', { maintenance })).toBe('400 maintenance undo_expired');
    expect(await worldOf(superuser)).toBe(before);
    await superuser.collection('maintenance').update(maintenance, { ordered: minute - DAY + 1 });
    await act(server, founder, 'maintenance.undo', { maintenance });
  });

  it('is rejected once work has begun, as is cancelling it for a fee', async () => {
    const { id } = await leaseOne(server, founder, ATR.id);
    const maintenance = await orderRefit(id);
    await advanceHours(server, 3);
    expect(await workOrders()).toMatchObject([{ state: 'started' }]);
    for (const [name, input] of [
      ['maintenance.undo', { maintenance }],
      ['maintenance.cancel', { maintenance, price: FEE }],
    ] as const)
      expect(await rejection(name, input)).toBe('400 maintenance started');
  });

  it('of several at once is accepted three times per day, and again on the next day', async () => {
    const { hour } = await worldNow(server);
    // In the evening, so that none of them expires before the next day.
    await advanceHours(server, (46 - (hour % 24)) % 24);
    const fleet = await buy(UNDOS_A_DAY + 2);
    const refits: string[] = [];
    for (const { id } of fleet) refits.push(await orderRefit(id));
    const before = await cash();
    const undone = await Promise.all(
      refits.map((maintenance) => tryAct(server, founder, 'maintenance.undo', { maintenance })),
    );
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(UNDOS_A_DAY);
    const codes = undone.map(({ json }) => json.data?.maintenance?.code).filter(Boolean);
    expect(codes).toEqual(['undo_limit', 'undo_limit']);
    expect((await cash()) - before).toBe(UNDOS_A_DAY * COST);
    await advanceHours(server, 2);
    for (const { id } of await workOrders())
      await act(server, founder, 'maintenance.undo', { maintenance: id });
    expect((await cash()) - before).toBe(fleet.length * COST);
  });
});

describe('cancelling a refit', () => {
  it('costs a fifth of its price, as shown to the player, if no undo is left today', async () => {
    const [plane] = await buy(1);
    const before = await cash();
    await undoAllOfToday();
    const maintenance = await orderRefit(plane?.id);
    expect(await rejection('maintenance.undo', { maintenance })).toBe('400 maintenance undo_limit');
    for (const price of [undefined, 0, FEE - 1, FEE + 1])
      expect(await rejection('maintenance.cancel', { maintenance, price })).toBe('400 price stale_price');
    const response = await act(server, founder, 'maintenance.cancel', { maintenance, price: FEE });
    expect(response).toMatchObject({ kept: FEE, refund: COST - FEE });
    expect(before - (await cash())).toBe(FEE);
    expect(await workOrders()).toEqual([]);
    expect(await airline()).toMatchObject({ undo_count: UNDOS_A_DAY });
  });

  it('costs the same after the 24 hours', async () => {
    const [plane] = await buy(1);
    const before = await cash();
    const maintenance = await orderRefit(plane?.id);
    await advanceHours(server, 24);
    expect(await rejection('maintenance.undo', { maintenance })).toBe('400 maintenance undo_expired');
    await act(server, founder, 'maintenance.cancel', { maintenance, price: FEE });
    expect(before - (await cash())).toBe(FEE);
  });
});

it('keeps the books balanced', async () => {
  expect(await brokenIn(server.dataDir)).toEqual([]);
});

it('survives a kill and replays to the same ledger', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/am-undo-refit-`);
  let world = await startPausedWorld({ dataDir });
  const player = await newFounder(world);
  const refits: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { id } = await leaseOne(world, player, ATR.id);
    const response = await act(world, player, 'fleet.refit', { aircraft: id, cabin: CABIN, price: COST });
    refits.push(String(response.maintenance));
  }
  // The first aircraft is delivered within the hour, so its refit begins. The others are delivered a day
  // later.
  const [begun = '', undone = '', cancelled = '', kept = ''] = refits;
  await act(world, player, 'maintenance.undo', { maintenance: undone });
  await advanceHours(world, 2);
  await act(world, player, 'maintenance.cancel', { maintenance: cancelled, price: FEE });
  await world.stop('SIGKILL');
  world = await startPausedWorld({ dataDir });
  const left = await (await operator(world)).collection('maintenance').getFullList<Maintenance>();
  const states = Object.fromEntries(left.map(({ id, state }) => [id, state]));
  expect(states).toEqual({ [begun]: 'started', [kept]: 'planned' });
  await advanceHours(world, 60);
  await world.stop();
  expect(await brokenIn(dataDir)).toEqual([]);
  await expectReplay(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});
