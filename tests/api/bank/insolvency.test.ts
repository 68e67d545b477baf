import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrationAt, overdraftInterest } from '#game/bank/overdraft.ts';
import type { LedgerRow } from '#game/tables/ledger.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { airportId, call, type Founder } from '#tests/support/api.ts';
import { oldFounder } from '#tests/support/exchange.ts';
import { InsolventWorld, LEASED } from '#tests/support/insolvent-world.ts';
import { rejectionOf } from '#tests/support/rejection-of.ts';
import { addListing } from '#tests/support/share-market.ts';
import { fullHourAt } from '#tests/support/slots.ts';
import {
  act,
  advanceHours,
  advanceTo,
  grant,
  leaseOne,
  tryAct,
  weeklyRate,
  worldNow,
} from '#tests/support/world.ts';

const OWNED = 'atr-42-600';

let world: InsolventWorld;
let { server, superuser, broken, airlineOf, cashOf, insolvencyOf, setCash, breakBy, brokeBy } =
  {} as InsolventWorld;

beforeAll(async () => {
  world = await InsolventWorld.start();
  ({ server, superuser, broken, airlineOf, cashOf, insolvencyOf, setCash, breakBy, brokeBy } = world);
});
afterAll(() => world?.stop());

const noticesOf = async (founder: Founder) =>
  (await founder.client.collection('notice').getFullList({ sort: 'minute' })).flatMap(
    ({ kind, title, body }) => (/solvent/.test(kind) ? [`${title}. ${body}`] : []),
  );

describe('an overdraft', () => {
  it('costs interest each midnight, on cash below zero only', async () => {
    const [founder, rich] = [await oldFounder(server), await oldFounder(server)];
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
      memo: "One day's interest on an overdraft of $40,000",
    });
    expect(await cashOf(founder)).toBe(-40_000 - overdraftInterest(-40_000, base_rate));
    expect(await cashOf(rich)).toBe(rich.airline.cash);
    expect(await insolvencyOf(founder)).toMatchObject({ since: 0, until: 0, missing: 0, ways: [] });
    expect(rejectionOf(await tryAct(server, founder, 'fuel.hedge', { share: 1 }))[0]).toBe(400);
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
    const other = await oldFounder(server);
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
      expect([name, ...rejectionOf(response)]).toEqual([name, 400, 'cash insolvent']);
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
    const { minute } = await worldNow(server);
    expect(await airlineOf(founder)).toMatchObject({ insolvent_from: 0, solvent_from: minute });
    const price = await weeklyRate(server, LEASED);
    const response = await tryAct(server, founder, 'fleet.lease', { model: LEASED, count: 1, price });
    expect(rejectionOf(response)).toEqual([400, 'cash insufficient_funds']);
  });

  it('is solvent again once settlement finds its cash within the limit', async () => {
    const other = await brokeBy(1);
    await grant(server, other.airline.id, 1);
    await advanceHours(server, 1);
    const { minute } = await worldNow(server);
    expect(await airlineOf(other)).toMatchObject({ insolvent_from: 0, solvent_from: minute });
    expect((await noticesOf(other)).at(-1)).toMatch(/^Your airline is no longer insolvent/);
    expect(await broken()).toEqual([]);
  });
});

describe('the bids of an insolvent airline for slots', () => {
  it('are a way out, because settlement does not end them: their withdrawal brings their money back', async () => {
    const founder = await oldFounder(server);
    const airport = await airportId(server, 'LHR');
    const bid = { airport, hours: [await fullHourAt(server, founder, airport)], price: 70_000 };
    await act(server, founder, 'slot.bid', { ...bid, lots: 1 });
    await breakBy(founder, 50_000);
    await advanceHours(server, 1);
    expect((await insolvencyOf(founder)).ways).toMatchObject([
      { kind: 'withdraw', brings: 70_000, isEnough: true },
    ]);
    await act(server, founder, 'slot.bid', { ...bid, lots: 0 });
    expect(await cashOf(founder)).toBe(20_000);
    expect((await airlineOf(founder)).insolvent_from).toBe(0);
    expect(await broken()).toEqual([]);
  });
});

describe('the open orders of an insolvent airline', () => {
  it('are no way out if they buy shares: their money comes back within the hour', async () => {
    const [founder, issuer] = [await oldFounder(server), await oldFounder(server)];
    const { id: airline } = issuer.airline;
    await addListing(superuser, airline, { state: 'listed' });
    const [lots, limit] = [300, 1_900];
    await act(server, founder, 'share.order', { airline, side: 'buy', lots, limit });
    await breakBy(founder, 400_000);
    expect(await insolvencyOf(founder)).toMatchObject({ missing: 400_000, ways: [] });
    await advanceHours(server, 1);
    expect(await founder.client.collection('share_order').getFullList()).toEqual([]);
    expect(await cashOf(founder)).toBe(lots * limit - 400_000);
    expect((await airlineOf(founder)).insolvent_from).toBe(0);
    expect(await broken()).toEqual([]);
  });
});
