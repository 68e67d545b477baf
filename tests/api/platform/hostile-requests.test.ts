import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMORY_GROWTH } from '#scripts/pocketbase/serve-args.ts';
import { type CallResponse, call, PASSWORD, unique } from '#tests/support/api.ts';
import { capMemory, expectMemory } from '#tests/support/capped-memory.ts';
import { type Operation, setUpOperation } from '#tests/support/operation.ts';
import { residentMb } from '#tests/support/process-memory.ts';
import { expectRejection, worldOf } from '#tests/support/rejection.ts';
import type { TestServer } from '#tests/support/server.ts';
import { validInputs } from '#tests/support/valid-inputs.ts';
import { leaseOne, startPausedWorld, tryAct } from '#tests/support/world.ts';

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;
let idleMb: number;

beforeAll(async () => {
  server = await startPausedWorld({ env: { GOGC: MEMORY_GROWTH } });
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
  idleMb = residentMb(server.pid);
  capMemory(server);
});
afterAll(() => server?.stop());

const ID = 'abcdefghijklmno';
const send = (name: Parameters<typeof tryAct>[2], body: unknown) =>
  tryAct(server, operation.owner, name, body);
const rejected = async (response: Promise<CallResponse>, status: number, fields: string[] = []) =>
  expectRejection(await response, status, fields);
const manyKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

describe('rejects a hostile request', () => {
  it('maintenance.plan with nested brackets as its kind', async () => {
    const body = (levels: number) =>
      JSON.stringify({ ...inputs['maintenance.plan'], kind: 0 }).replace(
        '"kind":0',
        `"kind":${'['.repeat(levels)}${']'.repeat(levels)}`,
      );
    await rejected(send('maintenance.plan', body(600_000)), 413);
    await rejected(send('maintenance.plan', body(900)), 400);
    await rejected(send('maintenance.plan', body(19)), 400, ['kind']);
  });

  it('names of 1.9 MB, 19 kB and 9.9 kB', async () => {
    const rename = (length: number) =>
      send('fleet.rename', { ...inputs['fleet.rename'], name: 'x'.repeat(length) });
    await rejected(rename(1_900_000), 413);
    await rejected(rename(19_000), 400, ['name']);
    const { token } = operation.owner;
    const preview = call(server, '/api/am/airline/preview', { body: { name: 'é'.repeat(4_900) }, token });
    await rejected(preview, 400, ['name']);
  });

  it('notices.read with brackets, and with more unknown keys than a response lists', async () => {
    const brackets = `{"notices":${'['.repeat(950_000)}${']'.repeat(950_000)}}`;
    await Promise.all([1, 2, 3].map(() => rejected(send('notices.read', brackets), 413)));
    await rejected(send('notices.read', manyKeys(100_000)), 413);
    const response = await send('notices.read', manyKeys(1_500));
    expect(response.status).toBe(400);
    expect(Object.keys(response.json.data ?? {})).toHaveLength(20);
    expect(response.text.length).toBeLessThan(3_000);
  });

  it('sign-up with 200,000 unknown settings, with 20 MB, and with settings just small enough to be read', async () => {
    const signUp = (settings: unknown) =>
      call(server, '/api/collections/users/records', {
        body: {
          email: `x-${unique()}@example.test`,
          password: PASSWORD,
          passwordConfirm: PASSWORD,
          settings,
        },
      });
    await rejected(signUp(manyKeys(200_000)), 413);
    await rejected(signUp(manyKeys(8_000)), 400, ['settings']);
    await rejected(signUp(`${'['.repeat(900)}${']'.repeat(900)}`), 400, ['settings']);
  });

  it('timetable.set with 300 legs at one minute for four aircraft', async () => {
    const { route } = operation;
    const fleet = [operation.flown, operation.idle, operation.shop];
    fleet.push(await leaseOne(server, operation.owner, 'airbus-a320neo'));
    const legs = Array(300).fill({ route: route.id, origin: route.a, departs: 600 });
    const before = await worldOf(operation.superuser);
    const revisions = await Promise.all(
      fleet.map(({ id }) => operation.owner.client.collection('aircraft').getOne(id)),
    );
    const response = await send('timetable.set', {
      plans: revisions.map(({ id, revision }) => ({ aircraft: id, revision, legs })),
    });
    expect(response.status).toBe(400);
    expect(Object.keys(response.json.data ?? {}).length).toBeLessThanOrEqual(21);
    expect(response.json.message).toMatch(/ overlaps .* And at least \d+ more\.$/);
    expect(await worldOf(operation.superuser)).toBe(before);
  });

  it.each(['__proto__', 'constructor', 'toString'])('a key %s, named in the response', async (key) => {
    await rejected(send('rules.set', `{"${key}":1}`), 400, [key]);
  });

  it('expand with 30,000 parts that PocketBase compares with each other', async () => {
    const response = await call(server, `/api/collections/world/records?expand=${'a,'.repeat(30_000)}`);
    expect(response.status).toBe(431);
  });
});

describe('an action that changes nothing', () => {
  const logged = async () => (await operation.superuser.collection('action').getList(1, 1)).totalItems;

  it('gets a response but is not logged', async () => {
    const { owner } = operation;
    const notices = Array.from({ length: 500 }, (_, index) => ID.slice(3) + String(index).padStart(3, '0'));
    for (const name of ['fleet.rename', 'route.fares', 'rules.set', 'timetable.set'] as const)
      expect((await send(name, inputs[name])).status, name).toBe(200);
    const { revision } = await owner.client.collection('aircraft').getOne(operation.flown.id);
    const plans = inputs['timetable.set'].plans.map((plan) => ({ ...plan, revision: Number(revision) }));
    const before = [await logged(), await worldOf(operation.superuser)];

    for (let time = 0; time < 40; time++) expect((await send('notices.read', { notices })).status).toBe(200);
    for (let time = 0; time < 36; time++) {
      const response = await send('timetable.set', { plans });
      expect([response.status, response.json.aircraft]).toEqual([
        200,
        [{ id: operation.flown.id, revision }],
      ]);
    }
    for (const name of ['fleet.rename', 'route.fares', 'rules.set'] as const)
      for (let time = 0; time < 5; time++) {
        const response = await send(name, inputs[name]);
        const airline = await owner.client.collection('airline').getOne(owner.airline.id);
        expect([response.status, response.json.revision], name).toEqual([200, airline.revision]);
      }
    expect([await logged(), await worldOf(operation.superuser)]).toEqual(before);
  });

  it('is logged only with its changes', async () => {
    const notice = await operation.superuser
      .collection('notice')
      .create({ airline: operation.owner.airline.id, minute: 1, kind: 'delivery', text: 'x' });
    const response = await send('notices.read', { notices: [notice.id, ID, `${ID.slice(1)}x`] });
    expect(response.status).toBe(200);
    const [last] = (await operation.superuser.collection('action').getList(1, 1, { sort: '-seq' })).items;
    expect(last?.input).toEqual({ notices: [notice.id] });
  });
});

it('frees the memory after all of this', async () => {
  await expectMemory(server, idleMb + 100);
});
