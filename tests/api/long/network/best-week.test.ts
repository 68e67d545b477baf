import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice } from '#game/tables/notice.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { DAY } from '#game/world/time.ts';
import { newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

/**
 * The world begins on Thursday 1 January. Its first Monday is day 4, and the Tuesday of the week after that
 * is day 12.
 */
const [MONDAY, TUESDAY] = [4, 12];
/** Profit per day of each week in US dollars. The second week is the best. */
const WEEKS = [1000, 1300, 1200];

let server: TestServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-best-week-`);
  server = await startPausedWorld({ dataDir });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('notifies of a record week once, on the Tuesday after it', async () => {
  let superuser = await operator(server);
  const { airline, client } = await newFounder(server);
  for (const [week, profit] of WEEKS.entries())
    for (let day = 0; day < 7; day++)
      await superuser.collection('route_history').create({
        airline: airline.id,
        route: 'routexxxxxxxxxx',
        starts: (MONDAY + week * 7 + day) * DAY,
        days: 1,
        flights: 2,
        seats: 300,
        passengers: 200,
        revenue: 5000 + profit,
        costs: 5000,
      });
  // The day before the first week is not part of it.
  await superuser.collection('route_history').create({
    airline: airline.id,
    route: 'routexxxxxxxxxx',
    starts: (MONDAY - 1) * DAY,
    days: 1,
    flights: 2,
    seats: 300,
    passengers: 200,
    revenue: 90_000,
    costs: 0,
  });
  const hour = 24 * TUESDAY - 1;
  await superuser.collection('world').update(WORLD_ID, { hour, minute: hour * 60 });
  await superuser.collection('airline').update(airline.id, { settled_hour: hour });
  await server.stop();
  server = await startPausedWorld({ dataDir });
  superuser = await operator(server);
  client.baseURL = server.url;

  const told = async () => {
    const notices = await client
      .collection('notice')
      .getFullList<Notice>({ filter: "kind = 'best_week'", sort: 'minute' });
    return notices.map(({ title, body }) => [title, body]);
  };
  const first = [
    'Your first week of flights with a profit',
    'Your flights made $7,000 after leases and checks.',
  ];
  await advanceHours(server, 24);
  expect(await told()).toEqual([first]);
  await advanceHours(server, 24 * 7);
  const second = [
    'Your best week of flights so far',
    'Your flights made $9,100 after leases and checks, $2,100 more than in any week before.',
  ];
  expect(await told()).toEqual([first, second]);
  await advanceHours(server, 24 * 7);
  expect(await told()).toEqual([first, second]);
});
