import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#game/world/time.ts';
import {
  call,
  type Founder,
  newClient,
  newFounder,
  operator,
  PASSWORD,
  type Person,
  runSql,
  unique,
} from '#tests/support/api.ts';
import { builtWorld } from '#tests/support/build/built-world.ts';
import { SHORT_DAYS, SHORT_INSOLVENCY } from '#tests/support/build/short-insolvency.ts';
import type { TestServer } from '#tests/support/server.ts';
import { advanceHours, grant, startPausedWorld, worldNow } from '#tests/support/world.ts';

const world = builtWorld('fresh-start', { figures: SHORT_INSOLVENCY });
let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  server = await startPausedWorld({ dataDir: world.dataDir, build: world.build.dir });
  superuser = await operator(server);
  await advanceHours(server, (SHORT_DAYS + 1) * (DAY / HOUR));
});
afterAll(() => server?.stop());

const confirm = ({ id }: Person) => superuser.collection('users').update(id, { verified: true });

/** Signs up with an address. */
async function signUp(email: string): Promise<Person> {
  const client = newClient(server);
  await client.collection('users').create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
  const { record, token } = await client.collection('users').authWithPassword(email, PASSWORD);
  return { client, id: record.id, email, token };
}

const found = async (person: Person, { airline }: Founder) => {
  const body = { name: `Airline ${unique()}`, hub: airline.hub };
  const { status, json } = await call(server, '/api/am/airline', { body, token: person.token });
  return json.data?.airline?.code ?? status;
};
const startOf = async ({ token }: Person) => (await call(server, '/api/am/start', { token })).json;
const rows = () => superuser.collection('fresh_start').getFullList();

/** Returns an airline that is older than a day, with a confirmed address or without. */
async function oldAirline(isConfirmed = true): Promise<Founder> {
  const founder = await newFounder(server);
  if (isConfirmed) await confirm(founder);
  await advanceHours(server, DAY / HOUR);
  return founder;
}

/** Lets an administrator wind an airline up within two hours. */
async function administer(founder: Founder): Promise<void> {
  await grant(server, founder.airline.id, -30_000_000);
  await advanceHours(server, 1);
  const { hour } = await worldNow(server);
  const insolvent_from = (hour + 1) * HOUR - SHORT_DAYS * DAY;
  await superuser.collection('airline').update(founder.airline.id, { insolvent_from });
  await advanceHours(server, 1);
}

describe('a player who deletes the account', () => {
  it('cannot found again with the same mailbox for sixty days', async () => {
    const founder = await oldAirline();
    await founder.client.collection('users').delete(founder.id);
    const { minute } = await worldNow(server);
    const again = await signUp(founder.email.replace('@', '+again@'));
    expect(await found(again, founder)).toBe('fresh_start');
    const start = await startOf(again);
    expect(start).toMatchObject({ reason: 'deleted', name: '', until: minute + 60 * DAY });
    // The stored row names neither the account nor the address.
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ user: '', name: '', address: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(JSON.stringify(row)).not.toContain(founder.email.split('@')[0]);

    await runSql(
      superuser,
      `UPDATE fresh_start SET ended = ended - ${60 * DAY}, until = until - ${60 * DAY}`,
    );
    await advanceHours(server, DAY / HOUR);
    expect(await rows()).toEqual([]);
    expect(await found(again, founder)).toBe(200);
  });

  it('may found again at once if the address was not confirmed, or the airline is younger than a day', async () => {
    const founder = await oldAirline(false);
    const young = await newFounder(server);
    await confirm(young);
    for (const one of [founder, young]) {
      await one.client.collection('users').delete(one.id);
      expect(await found(await signUp(one.email), founder)).toBe(200);
    }
    expect(await rows()).toEqual([]);
  });

  it('still has to wait after a failure', async () => {
    const founder = await oldAirline();
    await administer(founder);
    const { until } = await startOf(founder);
    expect(await rows()).toHaveLength(2);
    await founder.client.collection('users').delete(founder.id);
    expect(await rows()).toMatchObject([{ user: '', name: '', until }]);
    const again = await signUp(founder.email);
    expect(await found(again, founder)).toBe('fresh_start');
    expect(await startOf(again)).toMatchObject({ reason: 'insolvent', name: '', until });
    await runSql(superuser, 'DELETE FROM fresh_start');
  });

  it('after a failure with another address has to wait with both', async () => {
    const founder = await oldAirline();
    await administer(founder);
    const other = `other-${unique()}@example.test`;
    await superuser.collection('users').update(founder.id, { email: other });
    await superuser.collection('users').delete(founder.id);
    expect(await rows()).toHaveLength(2);
    for (const email of [founder.email, other])
      expect(await found(await signUp(email), founder)).toBe('fresh_start');
    await runSql(superuser, 'DELETE FROM fresh_start');
  });
});

it('nobody else may see who waits, nor the key of the hashes', async () => {
  const founder = await newFounder(server);
  const { status } = await call(server, '/api/collections/fresh_start/records', { token: founder.token });
  expect(status).toBe(403);
  expect(await worldNow(server)).not.toHaveProperty('address_key');
  const [world] = await superuser.collection('world').getFullList();
  expect(world?.address_key).toHaveLength(43);
  expect((await call(server, '/api/am/start')).status).toBe(401);
  expect(await startOf(founder)).toMatchObject({ reason: null, until: 0 });
});
