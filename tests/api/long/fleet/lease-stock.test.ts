import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaseQuote } from '#game/fleet/lease-quote.ts';
import type { LeaseStock } from '#game/fleet/lease-stock.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import { seedModels } from '#tests/support/aircraft-models.ts';
import { airportId, call, type Founder, newFounder } from '#tests/support/api.ts';
import { type Served, serveWorld, setHour } from '#tests/support/served-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { act, advanceHours, grant, tryAct, weeklyRate } from '#tests/support/world.ts';

/** Number of clicks of each of two airlines at once. */
const CLICKS = 4;
const RICH = 2_000_000_000;

const ENV = { AM_WORLD_SEED: 'stock' };

let served: Served;
let server: TestServer;
let one: Founder;
let other: Founder;

beforeAll(async () => {
  served = await serveWorld({ env: ENV });
  server = served.server;
  [one, other] = [await newFounder(server), await newFounder(server)];
  for (const { airline } of [one, other]) await grant(server, airline.id, RICH);
});
afterAll(async () => {
  await server?.stop();
  rmSync(served.dataDir, { recursive: true, force: true });
});

type Stock = Record<string, LeaseStock>;
const stockNow = async () =>
  (await call(server, '/api/am/delivery', { token: one.token })).json.stock as Stock;
const leftOf = async (model: string) => (await stockNow())[model] as LeaseStock;

/** Returns a model of which lessors have exactly this many, and that some lessor offers. */
async function modelWith(count: number, isWanted: (model: string) => boolean = () => true): Promise<string> {
  const stock = await stockNow();
  const found = seedModels().find(
    (model) => leaseQuote(model, 2026) && stock[model.id]?.available === count && isWanted(model.id),
  );
  if (!found) throw new Error(`no model has ${count} left`);
  return found.id;
}

const leaseInput = async (model: string, count = 1) => ({
  model,
  count,
  price: await weeklyRate(server, model),
});

it('gives lessors’ stock of every model', async () => {
  const stock = await stockNow();
  expect(Object.keys(stock).sort()).toEqual(seedModels().map(({ id }) => id));
  expect(stock['boeing-737-800']?.available).toBeGreaterThan(50);
  expect(stock['mcdonnell-douglas-md-90']).toEqual({ available: 0, next: null });
});

it('leases the last aircraft of a model to only one airline, however many ask at once', async () => {
  const model = await modelWith(1);
  const input = await leaseInput(model);
  const responses = await Promise.all(
    Array.from({ length: 2 * CLICKS }, (_, index) =>
      tryAct(server, index % 2 === 0 ? one : other, 'fleet.lease', input),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const rejected = responses.filter(({ status }) => status !== 200);
  for (const { status, json } of rejected) {
    expect(status).toBe(400);
    expect(json.data).toMatchObject({ model: { code: 'out_of_stock' } });
    expect(json.message).toMatch(
      /^No lessor has an? .+ left\. (The next one is expected on|None is expected)/,
    );
  }
  expect((await leftOf(model)).available).toBe(0);

  // With a route, the model is a part of the field `lease`.
  const [from, to] = [await airportId(server, 'AMS'), await airportId(server, 'BCN')];
  const { json } = await call(server, `/api/am/route/quote?from=${from}&to=${to}`, { token: one.token });
  const start = await tryAct(server, one, 'route.start', {
    from,
    to,
    fee: json.price,
    lease: { model, price: input.price },
    fares: { economy: 150, business: 420, first: 800 },
    legs: [
      { origin: from, departs: 400 },
      { origin: to, departs: 1_000 },
    ],
  });
  expect(start.json.data).toMatchObject({ 'lease.model': { code: 'out_of_stock' } });
});

it('rejects more than the stock, and restores what is undone, cancelled or returned', async () => {
  const model = await modelWith(2);
  const tooMany = await tryAct(server, one, 'fleet.lease', await leaseInput(model, 3));
  expect(tooMany.status).toBe(400);
  expect(tooMany.json.data).toMatchObject({ count: { code: 'out_of_stock' } });
  expect(tooMany.json.message).toMatch(/^Lessors have 2 .+ left\. Lease at most 2\.$/);

  const { aircraft } = await act(server, one, 'fleet.lease', await leaseInput(model, 2));
  const [undone, returned] = aircraft as [string, string];
  expect((await leftOf(model)).available).toBe(0);
  await act(server, one, 'fleet.undo', { aircraft: [undone] });
  expect((await leftOf(model)).available).toBe(1);
  const again = await act(server, other, 'fleet.lease', await leaseInput(model));
  const [cancelled] = again.aircraft as [string];
  await act(server, other, 'fleet.cancel', { aircraft: cancelled });
  expect((await leftOf(model)).available).toBe(1);
  await advanceHours(server, 2 * (DAY / HOUR));
  await act(server, one, 'fleet.return', { aircraft: returned });
  expect((await leftOf(model)).available).toBe(2);
});

it('reserves a tenth of a large stock for airlines that lease fewer than three', async () => {
  const [beginner, grown] = [await newFounder(server), await newFounder(server)];
  await grant(server, grown.airline.id, RICH);
  const model = 'boeing-737-800';
  await act(server, grown, 'fleet.lease', await leaseInput(model, 3));
  const leftFor = async ({ token }: Founder) => {
    const { stock } = (await call(server, '/api/am/delivery', { token })).json;
    return (stock as Stock)[model]?.available ?? 0;
  };
  const kept = (await leftFor(beginner)) - (await leftFor(grown));
  expect(kept).toBeGreaterThan(5);
  for (let left = await leftFor(grown); left > 0; left -= 10)
    await act(server, grown, 'fleet.lease', await leaseInput(model, Math.min(10, left)));
  expect((await tryAct(server, grown, 'fleet.lease', await leaseInput(model))).status).toBe(400);
  expect(await leftFor(beginner)).toBe(kept);
  await act(server, beginner, 'fleet.lease', await leaseInput(model));
});

it('grows with each airline that is founded, and shrinks when one closes', async () => {
  const before = (await leftOf('airbus-a320-200')).available;
  const third = await newFounder(server);
  const after = (await leftOf('airbus-a320-200')).available;
  expect(after).toBeGreaterThan(before);
  await third.client.collection('users').delete(third.client.authStore.record?.id ?? '');
  expect((await leftOf('airbus-a320-200')).available).toBe(before);
});

it('has the next aircraft at the announced time', async () => {
  const model = await modelWith(1, (id) =>
    seedModels().some((row) => row.id === id && row.last_year === null),
  );
  await act(server, one, 'fleet.lease', await leaseInput(model));
  const { available, next } = await leftOf(model);
  expect(available).toBe(0);
  if (next === null) throw new Error(`nobody knows when the next ${model} comes`);
  expect(next % WEEK).toBe(0);
  const rejected = await tryAct(server, other, 'fleet.lease', await leaseInput(model));
  expect(rejected.json.message).toContain('The next one is expected on');
  await setHour(served, next / HOUR - 1);
  expect((await leftOf(model)).available).toBe(0);
  await advanceHours(server, 1);
  await act(server, other, 'fleet.lease', await leaseInput(model));
});
