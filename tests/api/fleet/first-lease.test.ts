import { beforeAll, expect, it } from 'vitest';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { DAY, fullHour, HOUR } from '#game/world/time.ts';
import { call, type Founder, newFounder } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { act, advanceHours, grant, leaseOne, weeklyRate, worldNow } from '#tests/support/world.ts';

const MODEL = 'atr-72-600';
/** A model of which lessors have many. */
const COMMON = 'boeing-737-800';

let server: TestServer;

beforeAll(async () => {
  server = await sharedWorld();
  await advanceHours(server, 3);
});

const minuteNow = async () => (await worldNow(server)).minute;
/** Returns whether the server says that the next lease would be the first. */
const isFirst = async ({ token }: Founder) =>
  (await call(server, '/api/am/delivery', { token })).json.firstLease;

it('is at the hub within one game hour, and can fly from then on', async () => {
  const founder = await newFounder(server);
  expect(await isFirst(founder)).toBe(true);
  const minute = await minuteNow();
  const first = await leaseOne(server, founder, MODEL);
  expect(first).toMatchObject({
    ordered: minute,
    delivered: fullHour(minute + 1),
    place: founder.airline.hub,
  });
  expect(first.delivered - minute).toBeLessThanOrEqual(HOUR);
  expect(first).toMatchObject({ ready: first.delivered, lease_from: first.delivered });
  expect(await isFirst(founder)).toBe(false);
  expect((await leaseOne(server, founder, MODEL)).delivered).toBe(fullHour(minute + DAY));
  await advanceHours(server, 1);
  const notices = await founder.client.collection('notice').getFullList({ filter: "kind = 'delivered'" });
  expect(notices.map(({ title, link }) => [title, link])).toEqual([
    [`${first.registration} has been delivered`, `/fleet/manage/?aircraft=${first.id}`],
  ]);
});

it('has its own notice, and later deliveries share one', async () => {
  const founder = await newFounder(server);
  await grant(server, founder.airline.id, 100_000_000);
  await leaseOne(server, founder, MODEL);
  await advanceHours(server, 1);
  await act(server, founder, 'notices.read', {});
  const price = await weeklyRate(server, COMMON);
  const ids: string[] = [];
  for (const count of [2, 6]) {
    const { aircraft } = await act(server, founder, 'fleet.lease', { model: COMMON, count, price });
    ids.push(...(aircraft as string[]));
  }
  await advanceHours(server, DAY / HOUR);
  const filter = "kind = 'delivered' && read = false";
  const told = await founder.client.collection('notice').getFullList({ filter });
  const fleet = await founder.client.collection('aircraft').getFullList<Aircraft>({ sort: 'id' });
  const fresh = fleet.filter(({ id }) => ids.includes(id));
  expect(fresh).toHaveLength(8);
  const names = fresh.map(({ registration }) => registration);
  expect(told).toMatchObject([
    {
      title: '8 aircraft have been delivered',
      body: `${names.slice(0, 5).join(', ')} and 3 others are at your hub and ready to fly.`,
      link: `/fleet/manage/?delivered=${fullHour(fresh[0]?.delivered ?? 0)}`,
    },
  ]);
});

it('is one aircraft of a larger order, with any cabin, and is not repeated after its return', async () => {
  const founder = await newFounder(server);
  await grant(server, founder.airline.id, 100_000_000);
  const minute = await minuteNow();
  const price = await weeklyRate(server, MODEL);
  const cabin = { economy: 60, business: 2, first: 0 };
  const { aircraft } = await act(server, founder, 'fleet.lease', { model: MODEL, count: 3, cabin, price });
  const fleet = await Promise.all(
    (aircraft as string[]).map((id) => founder.client.collection('aircraft').getOne<Aircraft>(id)),
  );
  const [first, ...others] = fleet.map(({ delivered }) => delivered);
  expect(first).toBe(fullHour(minute + 1));
  for (const delivered of others) expect(delivered).toBeGreaterThan(minute + 3 * DAY);
  for (const id of (aircraft as string[]).slice(1))
    await act(server, founder, 'fleet.cancel', { aircraft: id });
  await advanceHours(server, 2);
  await act(server, founder, 'fleet.return', { aircraft: String((aircraft as string[])[0]) });
  expect(await founder.client.collection('aircraft').getFullList()).toEqual([]);
  expect(await isFirst(founder)).toBe(false);
  const later = await leaseOne(server, founder, MODEL);
  expect(later.delivered).toBe(fullHour((await minuteNow()) + DAY));
});
