import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type PocketBase from 'pocketbase';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  type Founder,
  newClient,
  newFounder,
  newPerson,
  operator,
  PASSWORD,
  runSql,
} from '#tests/support/api.ts';
import { type MovableTime, movableTime } from '#tests/support/build/movable-time.ts';
import { clockLooks } from '#tests/support/clock-looks.ts';
import { expectReplay } from '#tests/support/expect-replay.ts';
import { brokenIn } from '#tests/support/flying-world.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startServer } from '#tests/support/server.ts';
import { leaseOne, tryAct } from '#tests/support/world.ts';

const DAY = 86_400;
/** A speed at which no hour passes during a test. */
const SLOW = { AM_WORLD_SPEED: '0.01', AM_WORLD_SEED: 'test' };

let time: MovableTime;
let dataDir: string;
let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  // Checks every second instead of every minute.
  time = await movableTime({ figures: { CHECK_EVERY: 1_000 }, wrappers: ['say-looks'] });
});
afterAll(() => time?.remove());
beforeEach(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/am-lapse-`);
  await start();
});
afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await startServer({ dataDir, build: time.dir, env: { ...SLOW, ...env } });
  superuser = await operator(server);
}
const sql = (query: string) => runSql(superuser, query);
/** Advances the world's uptime by some real days. */
const passDays = (days: number) => sql(`UPDATE world SET uptime = uptime + ${days * DAY}`);
const airlineIds = async () =>
  (await superuser.collection('airline').getFullList({ fields: 'id' })).map(({ id }) => id);
async function founders(count: number): Promise<Founder[]> {
  const all: Founder[] = [];
  // One after the other, because a busy machine would reject some of many at once with 503.
  while (all.length < count) all.push(await newFounder(server));
  return all;
}
/** Waits until the clock has looked for several seconds, in which airlines would have lapsed. */
const looksForSeconds = async () => {
  for (let count = 0; count < 4; count++) await clockLooks(server);
};
const refresh = ({ client }: Founder) => client.collection('users').authRefresh();

describe('an airline that has never flown, 15 days after its owner’s last visit', () => {
  it('is deleted with its rows and its name in the log, and its owner stays and is notified', async () => {
    const founder = await newFounder(server, 'Sky Ways');
    const { id, code, hub } = founder.airline;
    await leaseOne(server, founder, 'airbus-a320neo');
    await passDays(15);
    await expect.poll(airlineIds).toEqual([]);

    const { record } = await refresh(founder);
    expect(record).toMatchObject({ airline: '', lapsed: 'Sky Ways' });
    for (const name of ['ledger', 'aircraft'])
      expect(await superuser.collection(name).getFullList({ filter: `airline = "${id}"` }), name).toEqual([]);
    const log = await superuser.collection('action').getFullList({ sort: 'seq' });
    expect(log.map(({ name }) => name)).toEqual(['airline.found', 'fleet.lease', 'airline.close']);
    for (const row of log) expect([row.user, row.airline]).toEqual([id, id]);
    expect(JSON.stringify(log)).not.toContain('Sky Ways');
    expect((await tryAct(server, founder, 'rules.set', {})).status).toBe(403);

    const again = await call(server, '/api/am/airline', {
      body: { name: 'Sky Ways', code, hub },
      token: founder.token,
    });
    expect([again.status, again.json.code]).toEqual([200, code]);
    expect((await refresh(founder)).record).toMatchObject({ airline: again.json.id, lapsed: '' });
    expect(await brokenIn(dataDir)).toEqual([]);
  });

  it('stays if its owner signs in, loads the page or acts, or if it has ever had a flight', async () => {
    const [signsIn, loads, acts, cancelled, flown, away] = (await founders(6)) as [
      Founder,
      Founder,
      Founder,
      Founder,
      Founder,
      Founder,
    ];
    await sql(
      `INSERT INTO flight (id, airline, state) VALUES ('flight000000000', '${cancelled.airline.id}', 'cancelled')`,
    );
    await sql(`INSERT INTO route_history (id, airline) VALUES ('history00000000', '${flown.airline.id}')`);
    for (let days = 0; days < 40; days += 8) {
      await newClient(server).collection('users').authWithPassword(signsIn.email, PASSWORD);
      await refresh(loads);
      expect((await tryAct(server, acts, 'rules.set', { drop_late_after: 60 + days })).status).toBe(200);
      await passDays(8);
    }
    await expect.poll(airlineIds).not.toContain(away.airline.id);
    const kept = [signsIn, loads, acts, cancelled, flown].map(({ airline }) => airline.id);
    expect((await airlineIds()).sort()).toEqual(kept.sort());
  });

  it('stays while the world is paused, and after any stop of the server', async () => {
    await founders(1);
    await superuser.send('/api/am/world', { method: 'POST', body: { paused: true } });
    await passDays(15);
    await looksForSeconds();
    expect(await airlineIds()).toHaveLength(1);
    await passDays(-15);
    const uptime = async () => Number((await superuser.collection('world').getFirstListItem('')).uptime);
    const before = await uptime();
    await server.stop();
    time.move(20 * DAY * 1_000);
    await start({ AM_WORLD_PAUSED: 'false' });
    await looksForSeconds();
    expect(await airlineIds()).toHaveLength(1);
    // Only the seconds since the start.
    expect(await uptime()).toBeGreaterThan(before);
    expect(await uptime()).toBeLessThan(before + DAY);
  });

  it('lapses with a few others at a time, longest absence first', async () => {
    const all = await founders(12);
    for (const [index, { airline }] of all.entries())
      await sql(`UPDATE airline SET seen = ${index} WHERE id = '${airline.id}'`);
    await passDays(16);
    const counts = new Set<number>();
    await expect
      .poll(
        async () => {
          const left = await airlineIds();
          counts.add(left.length);
          expect(left.sort()).toEqual(
            all
              .slice(12 - left.length)
              .map(({ airline }) => airline.id)
              .sort(),
          );
          return left.length;
        },
        { interval: 20 },
      )
      .toBe(0);
    expect(counts).toContain(7);
  });
});

it('replays a world with lapsed airlines byte for byte', async () => {
  const [one, other] = (await founders(2)) as [Founder, Founder];
  await leaseOne(server, one, 'airbus-a320neo');
  await leaseOne(server, other, 'airbus-a320neo');
  await passDays(8);
  await refresh(other);
  await passDays(8);
  await expect.poll(airlineIds).toEqual([other.airline.id]);
  await call(server, '/api/am/airline', {
    body: { name: one.airline.name, hub: one.airline.hub },
    token: one.token,
  });
  await server.stop();
  await expectReplay(dataDir);
});

it('leaves every account with its airline or with a notice that it has lapsed, whatever its owner does and whenever the server is killed', async () => {
  const all = await founders(20);
  await passDays(20);
  const responses: number[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const acting = all.slice(kill * 5, kill * 5 + 3).map((founder) =>
      tryAct(server, founder, 'rules.set', { auto_c: true }).then(
        ({ status }) => responses.push(status),
        () => undefined,
      ),
    );
    await sleep(900 + Math.random() * 400);
    await server.stop('SIGKILL');
    await Promise.all(acting);
    expect(await brokenIn(dataDir)).toEqual([]);
    await start();
  }
  for (const status of responses) expect([200, 403]).toContain(status);
  // The owners of these have never acted.
  const idle = all.filter((_, index) => index >= 15 || index % 5 >= 3).map(({ airline }) => airline.id);
  await expect.poll(async () => (await airlineIds()).filter((id) => idle.includes(id))).toEqual([]);
  const ids = await airlineIds();
  for (const founder of all) {
    const user = await superuser.collection('users').getOne(founder.id);
    const expected = ids.includes(founder.airline.id) ? [founder.airline.id, ''] : ['', founder.airline.name];
    expect([user.airline, user.lapsed]).toEqual(expected);
  }
});

it('is only visible to its owner, who cannot change it', async () => {
  const person = await newPerson(server);
  const path = `/api/collections/users/records/${person.id}`;
  const { status } = await call(server, path, {
    method: 'PATCH',
    body: { lapsed: 'x' },
    token: person.token,
  });
  expect(status).toBe(404);
  const body = { email: 'x@example.test', password: PASSWORD, passwordConfirm: PASSWORD, lapsed: 'x' };
  expect((await call(server, '/api/collections/users/records', { body })).status).toBe(400);
  const airline = await call(server, '/api/collections/airline/records?filter=seen>=0', {
    token: person.token,
  });
  expect(airline.status).toBe(400);
});
