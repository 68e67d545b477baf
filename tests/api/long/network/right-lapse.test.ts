import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lapsesFrom } from '#game/network/route/lapse.ts';
import type { Route } from '#game/tables/route.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { newFounder, runSql } from '#tests/support/api.ts';
import { brokenBesidesHours } from '#tests/support/flying-world.ts';
import { serveWorld, settleTurn } from '#tests/support/served-world.ts';
import { advanceHours, daily, leaseOne, openRoute, setTimetable, worldNow } from '#tests/support/world.ts';

it('a right without a flight lapses with a notice before and at the end, a flown one stays', async () => {
  const served = await serveWorld();
  const { server, superuser, dataDir } = served;
  try {
    const founder = await newFounder(server);
    const flown = await openRoute(server, founder, 'AMS', 'LHR');
    const idle = await openRoute(server, founder, 'AMS', 'BCN');
    const { id } = await leaseOne(server, founder, 'airbus-a320neo');
    await setTimetable(server, founder, id, daily(flown, founder.airline.hub, 600, 900));
    const routes = () => founder.client.collection('route').getFullList<Route>();
    const titles = async () =>
      (await founder.client.collection('notice').getFullList({ filter: "kind = 'route'", sort: 'id' })).map(
        ({ title }) => title,
      );
    const cash = async () => (await superuser.collection('airline').getOne(founder.airline.id)).cash;
    /** Lets the rights look unused for some weeks. */
    const age = async (weeks: number) => {
      const since = (await worldNow(server)).hour * HOUR - weeks * WEEK;
      await runSql(superuser, `UPDATE route SET unused_from = ${since}`);
    };
    await advanceHours(server, 48);
    expect((await routes()).find((route) => route.id === flown.id)?.unused_from).toBe(0);
    await age(17);
    await settleTurn(served, founder.airline.id);
    expect(await titles()).toEqual(['Your right to fly AMS–BCN will lapse in 9 weeks']);
    expect(await routes()).toHaveLength(2);
    await age(26);
    const before = (await routes()).find((route) => route.id === idle.id)?.unused_from ?? 0;
    expect(lapsesFrom(before)).toBeLessThanOrEqual(((await worldNow(server)).hour + 1) * HOUR);
    await settleTurn(served, founder.airline.id);
    expect((await routes()).map((route) => route.id)).toEqual([flown.id]);
    expect((await titles()).filter((title) => title.includes('has lapsed'))).toEqual([
      'Your right to fly AMS–BCN has lapsed',
    ]);
    expect(await cash()).toBeGreaterThan(0);
    expect(await brokenBesidesHours(dataDir)).toEqual([]);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
