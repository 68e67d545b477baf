import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '#game/airline/rules.ts';
import { AIRLINE_TABLES } from '#game/tables/tables.ts';
import { DAY } from '#game/world/time.ts';
import { call } from '#tests/support/api.ts';
import { type Operation, setUpOperation } from '#tests/support/operation.ts';
import { SAMPLE_RECORDS } from '#tests/support/sample-records.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { validInputs } from '#tests/support/valid-inputs.ts';
import { act, advanceHours, worldNow } from '#tests/support/world.ts';

let server: TestServer;
let operation: Operation;
let inputs: Awaited<ReturnType<typeof validInputs>>;

beforeAll(async () => {
  server = await sharedWorld();
  operation = await setUpOperation(server);
  inputs = await validInputs(operation);
});

const rowsOf = (collection: string, filter: string) =>
  operation.owner.client.collection(collection).getFullList({ filter });

describe('fuel bought ahead', () => {
  it('applies for whole weeks from the next midnight on', async () => {
    const { minute } = await worldNow(server);
    const { contract } = await act(server, operation.owner, 'fuel.hedge', inputs['fuel.hedge']);
    const starts = (Math.floor(minute / DAY) + 1) * DAY;
    expect(await rowsOf('fuel_contract', '')).toMatchObject([
      { id: contract, ...inputs['fuel.hedge'], starts, ends: starts + 28 * DAY },
    ]);
  });
});

describe('maintenance', () => {
  it('gives the number of flights that a check cancels', async () => {
    const { owner, flown } = operation;
    const { minute } = await worldNow(server);
    // Five days: ten of the fourteen weekly flights.
    const starts = (Math.floor(minute / DAY) + 3) * DAY;
    const plan = { aircraft: flown.id, kind: 'c' as const, starts, price: inputs['maintenance.plan'].price };
    const response = await act(server, owner, 'maintenance.plan', plan);
    expect(response).toMatchObject({ starts, ends: starts + 5 * DAY, cancelled: 10 });
    await act(server, owner, 'maintenance.cancel', { maintenance: String(response.maintenance) });
    expect(await rowsOf('maintenance', `aircraft = "${flown.id}"`)).toEqual([]);
  });

  it('is paid for when it starts, not before', async () => {
    const { owner, idle } = operation;
    const { minute } = await worldNow(server);
    const starts = (Math.floor(minute / 60) + 3) * 60;
    const plan = { aircraft: idle.id, kind: 'c' as const, starts, price: inputs['maintenance.plan'].price };
    const { maintenance } = await act(server, owner, 'maintenance.plan', plan);
    expect(await rowsOf('ledger', 'category = "check"')).toEqual([]);
    await advanceHours(server, 4);
    const paid = await rowsOf('ledger', 'category = "check"');
    expect(paid).toMatchObject([{ amount: -plan.price, aircraft: idle.id }]);
    const late = await call(server, '/api/am/act/maintenance.cancel', {
      body: { maintenance },
      token: owner.token,
    });
    expect([late.status, late.json.data?.maintenance?.code]).toEqual([400, 'started']);
    const gone = await call(server, '/api/am/act/fleet.return', {
      body: { aircraft: idle.id },
      token: owner.token,
    });
    expect([gone.status, gone.json.data?.aircraft?.code]).toEqual([400, 'in_work']);
  });
});

describe('rules', () => {
  it('change one by one and are visible only to their owner', async () => {
    const { owner, other } = operation;
    expect(await act(server, owner, 'rules.set', { auto_c: true })).toMatchObject({
      ...DEFAULT_RULES,
      auto_c: true,
    });
    const { revision: _, ...rules } = await act(server, owner, 'rules.set', { drop_late_after: 90 });
    expect(rules).toEqual({ ...DEFAULT_RULES, auto_c: true, drop_late_after: 90 });
    const seenBy = async ({ client }: { client: typeof owner.client }) =>
      (await client.collection('airline').getOne(owner.airline.id)).rules;
    expect(await seenBy(owner)).toEqual(rules);
    expect(await seenBy(other)).toBeUndefined();
  });
});

describe('notices', () => {
  it('can be read one by one or all at once, but only by their owner', async () => {
    const { superuser, owner, other } = operation;
    const notice = async (airline: string) =>
      (await superuser.collection('notice').create({ airline, kind: 'test', title: 'A word' })).id;
    const [one, two] = [await notice(owner.airline.id), await notice(owner.airline.id)];
    const foreign = await notice(other.airline.id);
    const isRead = async (id: string) => (await superuser.collection('notice').getOne(id)).read;
    await act(server, owner, 'notices.read', { notices: [one, foreign] });
    expect([await isRead(one), await isRead(two), await isRead(foreign)]).toEqual([true, false, false]);
    await act(server, owner, 'notices.read', {});
    expect([await isRead(two), await isRead(foreign)]).toEqual([true, false]);
  });
});

/** The log of actions stays, without the person. */
const DELETED_TABLES = AIRLINE_TABLES.map(({ name }) => name).filter((name) => name !== 'action');

describe('all data of an airline', () => {
  it('is in the export and is deleted with the account', async () => {
    const { superuser, owner, other } = operation;
    await advanceHours(server, 24);
    const rowsOf = (name: string, airline: string) =>
      superuser.collection(name).getFullList({ filter: `airline = "${airline}"` });
    // A row in each collection, because few airlines have rows in all of them.
    const made = new Map<string, string>();
    for (const { name } of AIRLINE_TABLES)
      for (const { id, hub } of [other.airline, owner.airline]) {
        const sample = SAMPLE_RECORDS[name]?.({ id, hub: String(hub) }) ?? {};
        // An airline is listed once.
        const known = name === 'share_listing' ? (await rowsOf(name, id))[0] : undefined;
        made.set(name, known ? known.id : (await superuser.collection(name).create(sample)).id);
      }
    const { json } = await call(server, '/api/am/account/export', { token: owner.token });
    for (const { name } of AIRLINE_TABLES)
      expect(json[name], name).toContainEqual(expect.objectContaining({ id: made.get(name) }));
    expect(json.airline).toMatchObject({ rules: { auto_c: true } });
    expect(json.aircraft).toContainEqual(expect.objectContaining({ checks: expect.any(Object) }));
    // These name the other side: an airline that sent a message or is known, the issuer of shares, a buyer or seller.
    const { message: _, message_contact: __, share_order: ___, offer: ____, action, ...rest } = json;
    const actions = (action as { name: string }[]).filter(({ name }) => name !== 'share.order');
    const text = JSON.stringify([rest, actions]);
    for (const alien of [other.id, other.airline.id, operation.othersAircraft.id])
      expect(text).not.toContain(alien);

    const others = await Promise.all(DELETED_TABLES.map((name) => rowsOf(name, other.airline.id)));
    await owner.client.collection('users').delete(owner.id);
    for (const name of DELETED_TABLES) expect(await rowsOf(name, owner.airline.id), name).toEqual([]);
    for (const [index, name] of DELETED_TABLES.entries()) {
      // The other airline forgets the one that is gone.
      const before = others[index]?.filter((row) => row.other !== owner.airline.id);
      expect(before, name).not.toEqual([]);
      const after = await rowsOf(name, other.airline.id);
      // The talks of both end: the other side gets its money back and is told.
      if (name === 'ledger' || name === 'notice')
        expect(after, name).toEqual(expect.arrayContaining(before ?? []));
      else expect(after, name).toEqual(before);
    }
  });
});
