import type PocketBase from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { call, newFounder, newPerson, operator, PASSWORD, unique } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let superuser: PocketBase;

beforeAll(async () => {
  server = await sharedWorld();
  superuser = await operator(server);
});

describe('an account', () => {
  it('deletes its airline and ledger with it, but not those of others', async () => {
    const [leaver, stayer] = [await newFounder(server), await newFounder(server)];
    await leaver.client.collection('users').delete(leaver.id);
    const airlines = (await superuser.collection('airline').getFullList()).map(({ id }) => id);
    expect(airlines).not.toContain(leaver.airline.id);
    expect(airlines).toContain(stayer.airline.id);
    const owners = (await superuser.collection('ledger').getFullList()).map(({ airline }) => airline);
    expect(owners).not.toContain(leaver.airline.id);
    expect(owners).toContain(stayer.airline.id);
    expect(
      (await call(server, '/api/collections/users/auth-refresh', { method: 'POST', token: leaver.token }))
        .status,
    ).toBe(401);
    // Name and code are available again.
    const heir = await newFounder(server, String(leaver.airline.name));
    expect(heir.airline.name).toBe(leaver.airline.name);
  });

  it('is not deleted if its airline cannot be deleted', async () => {
    const founder = await newFounder(server);
    // A row that refers to the airline and is not deleted with it blocks the deletion at the very end.
    const { id, collectionId } = founder.airline;
    const relation = { name: 'row', type: 'relation', required: true, collectionId, maxSelect: 1 };
    const blocker = await superuser.collections.create({ name: 'blocker', type: 'base', fields: [relation] });
    await superuser.collection('blocker').create({ row: id });
    for (const [path, { authStore }] of [
      [`users/records/${founder.id}`, founder.client],
      [`airline/records/${id}`, superuser],
    ] as const) {
      const deleted = await call(server, `/api/collections/${path}`, {
        method: 'DELETE',
        token: authStore.token,
      });
      expect(deleted.status).toBe(400);
      expect((await superuser.collection('users').getOne(founder.id)).airline).toBe(id);
      expect((await superuser.collection('airline').getOne(id)).id).toBe(id);
      expect(await founder.client.collection('ledger').getFullList()).toHaveLength(1);
    }
    await superuser.collections.delete(blocker.id);
    await founder.client.collection('users').delete(founder.id);
  });

  it('keeps its hub airport from being deleted', async () => {
    const founder = await newFounder(server);
    const path = `/api/collections/airport/records/${founder.airline.hub}`;
    expect((await call(server, path, { method: 'DELETE', token: superuser.authStore.token })).status).toBe(
      400,
    );
  });

  it('exports all of its own data and nothing else', async () => {
    const [founder, other, newcomer] = [
      await newFounder(server),
      await newFounder(server),
      await newPerson(server),
    ];
    await founder.client.collection('users').update(founder.id, { settings: { theme: 'dark' } });
    const { status, headers, json, text } = await call(server, '/api/am/account/export', {
      token: founder.token,
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json.user).toMatchObject({ id: founder.id, email: founder.email, airline: founder.airline.id });
    expect(json.user).toMatchObject({ settings: { theme: 'dark' } });
    expect(json.airline).toMatchObject({ id: founder.airline.id, cash: STARTING_CAPITAL });
    expect(json.ledger).toEqual([expect.objectContaining({ category: 'capital', amount: STARTING_CAPITAL })]);
    for (const alien of [other.id, other.email, other.airline.id, 'password', 'tokenKey'])
      expect(text).not.toContain(alien);

    const bare = await call(server, '/api/am/account/export', { token: newcomer.token });
    expect(bare.json).toMatchObject({ user: { id: newcomer.id }, airline: null, ledger: [], flight: [] });
  });

  it('stores settings and rejects unknown ones', async () => {
    const person = await newPerson(server);
    const users = person.client.collection('users');
    expect((await users.update(person.id, { settings: { theme: 'dark' } })).settings).toEqual({
      theme: 'dark',
    });
    expect((await users.update(person.id, { settings: {} })).settings).toEqual({});
    expect((await users.update(person.id, { settings: null })).settings).toBeNull();
  });

  it('can change its username and its password, which ends other sessions', async () => {
    const person = await newPerson(server);
    const users = person.client.collection('users');
    const username = `Me.${unique()}`;
    expect((await users.update(person.id, { username })).username).toBe(username);
    const change = { oldPassword: PASSWORD, password: 'another-one', passwordConfirm: 'another-one' };
    await expect(users.update(person.id, { ...change, oldPassword: 'wrong' })).rejects.toMatchObject({
      status: 400,
    });
    await users.update(person.id, change);
    expect(
      (await call(server, '/api/collections/users/auth-refresh', { method: 'POST', token: person.token }))
        .status,
    ).toBe(401);
    await users.authWithPassword(person.email, 'another-one');
  });

  it('gets a different username a hundred times', async () => {
    const names = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const email = `many-${unique()}@example.test`;
      // Created by the operator without hashing a long password twice, because only the hook matters here.
      const { username } = await superuser
        .collection('users')
        .create({ email, password: PASSWORD, passwordConfirm: PASSWORD });
      names.add(String(username).toLowerCase());
    }
    expect(names.size).toBe(100);
  });
});
