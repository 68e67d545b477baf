import { afterAll, expect, it } from 'vitest';
import type { Notice } from '#game/tables/notice.ts';
import type { Route } from '#game/tables/route.ts';
import { operator } from '#tests/support/api.ts';
import { brokenIn, flyingAirline } from '#tests/support/flying-world.ts';
import { seedCells } from '#tests/support/seed-cells.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, startPausedWorld } from '#tests/support/world.ts';

let server: TestServer;
afterAll(() => server?.stop());

it('takes changed demand in the next hour, and tells players once', async () => {
  server = await startPausedWorld();
  const superuser = await operator(server);
  await flyingAirline(server, 'First Air', 1);
  await advanceHours(server, 24);
  const routes = () => superuser.collection('route').getFullList<Route>({ sort: 'id' });
  const told = () => superuser.collection('notice').getFullList<Notice>({ filter: 'kind = "demand"' });
  const before = await routes();
  expect(await told()).toEqual([]);
  const [header = [], ...rows] = seedCells('airport_demand');
  const airport_demand = rows.map((cells) =>
    Object.fromEntries(
      header.map((name, index) => {
        const cell = cells[index] ?? '';
        if (name === 'iata' || name === 'rail_city') return [name, cell];
        return [name, name === 'inbound' || name === 'outbound' ? Number(cell) / 2 : Number(cell)];
      }),
    ),
  );
  const body = { airport_demand };
  await superuser.send('/api/am/seed/tables', { method: 'POST', body });
  await advanceHours(server, 1);
  const after = await routes();
  expect(after[0]?.leisure).toBeLessThan(before[0]?.leisure ?? 0);
  const [notice, ...more] = await told();
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ title: 'Demand has changed', link: '/route/research/' });
  await superuser.send('/api/am/seed/tables', { method: 'POST', body });
  await advanceHours(server, 24);
  expect(await told()).toHaveLength(1);
  expect(await brokenIn(server.dataDir)).toEqual([]);
});
