import { beforeAll, expect, it } from 'vitest';
import { airportId, call, type Founder, newFounder, operator, runSql } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable, tryAct } from '#tests/support/world.ts';

let server: TestServer;
let founder: Founder;

beforeAll(async () => {
  server = await sharedWorld();
  await advanceHours(server, 2);
  founder = await newFounder(server);
});

/** Gives an airline movements at an airport in every hour of the week. */
async function hold(airline: string, airport: string, movements: number): Promise<void> {
  const query = `INSERT INTO leg (id, airline, aircraft, origin, departs, block, arrives)
    WITH RECURSIVE hour(h) AS (SELECT 0 UNION ALL SELECT h + 1 FROM hour WHERE h < 167),
      n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${movements - 1})
    SELECT printf('held%03d%08d', h, i), '${airline}', '', '${airport}', h * 60 + i, 30, (h * 60 + i + 30) % 10080
    FROM hour CROSS JOIN n`;
  const superuser = await operator(server);
  await runSql(superuser, query);
}

it('an airline with its full share keeps its flights, gets no more, and leaves the rest to others', async () => {
  const geneva = await airportId(server, 'GVA');
  const route = await openRoute(server, founder, 'AMS', 'GVA');
  const { id } = await leaseOne(server, founder, 'airbus-a320neo');
  const week = daily(route, founder.airline.hub, 400, 600);
  await setTimetable(server, founder, id, week);
  await hold(founder.airline.id, geneva, 18);

  // Some hours have 19 by now. The same week can be set again, and other weeks are rejected.
  await setTimetable(server, founder, id, week);
  const second = await leaseOne(server, founder, 'airbus-a320neo');
  const plans = [{ aircraft: second.id, revision: 0, legs: daily(route, founder.airline.hub, 700, 900) }];
  const rejected = await tryAct(server, founder, 'timetable.set', { plans });
  expect([rejected.status, rejected.json.data?.plans?.code]).toEqual([400, 'slot_share']);

  const to = await airportId(server, 'LHR');
  const quoteOf = async ({ token }: Founder) =>
    (await call(server, `/api/am/route/quote?from=${geneva}&to=${to}`, { token })).json as unknown as {
      faults: { code: string; message: string }[];
      slots: { from: { free: number } };
      price: number;
    };
  const own = await quoteOf(founder);
  expect(own.faults).toEqual([
    {
      code: 'slot_share',
      message: expect.stringMatching(/^One airline may have 60% of the slots per hour at GVA/),
    },
  ]);
  const opened = await tryAct(server, founder, 'route.open', { from: geneva, to, price: own.price });
  expect([opened.status, opened.json.data?.from?.code]).toEqual([400, 'slot_share']);

  const other = await newFounder(server);
  const quote = await quoteOf(other);
  expect(quote.faults).toEqual([]);
  expect(quote.slots.from.free).toBeGreaterThan(8 * 168);
});
