import type PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#game/tables/table.ts';
import { TABLES } from '#game/tables/tables.ts';
import {
  call,
  type Founder,
  newClient,
  newFounder,
  newPerson,
  operator,
  PASSWORD,
  type Person,
  runSql,
  unique,
} from '#tests/support/api.ts';
import { SAMPLE_RECORDS } from '#tests/support/sample-records.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

const ROLES = ['guest', 'newcomer', 'owner', 'other', 'superuser'] as const;
type Role = (typeof ROLES)[number];
type Action = 'list' | 'view' | 'create' | 'update' | 'delete';
/** A status. For lists: whether the owner's record is in it, or the status of the rejection. */
type Expected = number | 'there' | 'absent';
type Row = [collection: string, action: Action, ...Expected[]];

/** Every request is about a record of `owner`. `other` has an airline, `newcomer` has none. */
const LISTS: Record<Table['access'], Expected[]> = {
  //            guest     newcomer  owner    other     superuser
  everyone: /* */ ['there', 'there', 'there', 'there', 'there'],
  'signed in': ['absent', 'there', 'there', 'there', 'there'],
  owner: /*   */ ['absent', 'absent', 'there', 'absent', 'there'],
  'buyer and seller': ['absent', 'absent', 'there', 'absent', 'there'],
  'sender and receiver': ['absent', 'absent', 'there', 'absent', 'there'],
  self: /*    */ ['absent', 'absent', 'there', 'absent', 'there'],
  nobody: /*  */ [403, 403, 403, 403, 'there'],
};

/** Returns the rows of a table. Only superusers write it, and people their own account. */
function rowsOf({ name, access }: Pick<Table, 'name' | 'access'>): Row[] {
  const list = LISTS[access];
  const isAccounts = access === 'self';
  return [
    [name, 'list', ...list],
    [name, 'view', ...list.map((seen) => ({ there: 200, absent: 404 })[seen] ?? seen)],
    [name, 'create', ...(isAccounts ? [200, 200, 200, 200, 200] : [403, 403, 403, 403, 200])],
    [name, 'update', ...(isAccounts ? [404, 404, 200, 404, 200] : [403, 403, 403, 403, 200])],
    [name, 'delete', ...(isAccounts ? [404, 404, 204, 404, 204] : [403, 403, 403, 403, 204])],
  ];
}

const TABLE = [...TABLES, { name: '_superusers', access: 'nobody' } as const].flatMap(rowsOf);

/** All other calls: guest, newcomer, owner, other, superuser. */
const CALLS: [method: string, path: string, body: unknown, ...number[]][] = [
  ['GET', '/api/am/config', undefined, 200, 200, 200, 200, 200],
  ['GET', '/api/am/files/none.json', undefined, 404, 404, 404, 404, 404],
  ['GET', '/api/health', undefined, 200, 200, 200, 200, 200],
  ['GET', '/api/am/health', undefined, 200, 200, 200, 200, 200],
  ['GET', '/api/am/account/export', undefined, 401, 200, 200, 200, 403],
  ['POST', '/api/am/airline/preview', { name: 'A name that is free' }, 401, 200, 200, 200, 403],
  ['POST', '/api/am/airline', {}, 401, 400, 400, 400, 403],
  ['GET', '/api/am/airline/-', undefined, 401, 404, 404, 404, 403],
  ['POST', '/api/am/seed/airports', {}, 401, 403, 403, 403, 400],
  ['POST', '/api/am/seed/tables', {}, 401, 403, 403, 403, 200],
  ['POST', '/api/am/world/replay', {}, 401, 403, 403, 403, 400],
  ['POST', '/api/am/world', {}, 401, 403, 403, 403, 200],
  // The world is paused, and other players are in it.
  ['GET', '/api/am/skip', undefined, 401, 403, 200, 200, 403],
  ['POST', '/api/am/skip', {}, 401, 403, 400, 400, 403],
  ['POST', '/api/am/present', {}, 401, 204, 204, 204, 403],
  ['POST', '/api/am/act/rules.set', {}, 401, 403, 200, 200, 403],
  ['POST', '/api/am/act/no.such', {}, 401, 404, 404, 404, 403],
  ['GET', '/api/am/traffic', undefined, 401, 200, 200, 200, 403],
  // Nobody has been away.
  ['GET', '/api/am/away', undefined, 401, 403, 404, 404, 403],
  ['GET', '/api/am/moves', undefined, 401, 403, 200, 200, 403],
  ['GET', '/api/am/fares', undefined, 401, 400, 400, 400, 403],
  ['GET', '/api/am/certificate', undefined, 401, 403, 400, 400, 403],
  ['GET', '/api/am/catchments', undefined, 401, 200, 200, 200, 403],
  ['POST', '/api/am/connecting', { flights: [] }, 401, 403, 200, 200, 403],
  ['GET', '/api/am/exchange/search', undefined, 401, 200, 200, 200, 403],
  ['GET', '/api/am/exchange/listing', undefined, 401, 400, 400, 400, 403],
  ['GET', '/api/am/exchange/fleet', undefined, 401, 403, 400, 400, 403],
  ['GET', '/api/am/exchange/sale', undefined, 401, 403, 400, 400, 403],
  ['GET', '/api/am/exchange/negotiations', undefined, 401, 403, 200, 200, 403],
  ['GET', '/api/am/exchange/auction', undefined, 401, 400, 400, 400, 403],
  ['GET', '/api/am/delivery', undefined, 401, 200, 200, 200, 403],
  ['GET', '/api/am/economy', undefined, 401, 200, 200, 200, 403],
  ['GET', '/api/am/ranking', undefined, 401, 200, 200, 200, 403],
  ['GET', '/api/am/route/quote', undefined, 401, 400, 400, 400, 403],
  ['GET', '/api/settings', undefined, 401, 403, 403, 403, 200],
  ['PATCH', '/api/settings', { meta: { appName: 'Airline Manager' } }, 401, 403, 403, 403, 200],
  ['GET', '/api/logs', undefined, 401, 403, 403, 403, 200],
  ['GET', '/api/backups', undefined, 401, 403, 403, 403, 200],
  ['GET', '/api/crons', undefined, 401, 403, 403, 403, 200],
  ['GET', '/api/collections', undefined, 401, 403, 403, 403, 200],
  ['POST', '/api/batch', { requests: [] }, 403, 403, 403, 403, 403],
  ['POST', '/api/sql', { query: 'SELECT 1' }, 401, 403, 403, 403, 200],
];

let server: TestServer;
let superuser: PocketBase;
let newcomer: Person;
let other: Founder;
let owner: Founder;
const clients = {} as Record<Role, PocketBase>;

beforeAll(async () => {
  // Paused, because an hour settled during the test would change some records.
  server = await startPausedWorld();
  superuser = await operator(server);
  [newcomer, other, owner] = [await newPerson(server), await newFounder(server), await newFounder(server)];
  Object.assign(clients, {
    guest: newClient(server),
    newcomer: newcomer.client,
    owner: owner.client,
    other: other.client,
    superuser,
  });
});
afterAll(() => server?.stop());

/** Returns a record for the requests. It belongs to the owner if its collection allows that. */
async function targetOf(collection: string, victim: Founder): Promise<string> {
  const number = unique();
  switch (collection) {
    case 'users':
      return victim.id;
    case 'airline':
      return victim.airline.id;
    case 'ledger':
      return (await superuser.collection('ledger').getFirstListItem(`airline = "${victim.airline.id}"`)).id;
    default:
      return (await superuser.collection(collection).create(await newRecord(collection, number))).id;
  }
}

let codes = 0;

async function newRecord(collection: string, number: string): Promise<Record<string, unknown>> {
  switch (collection) {
    case 'users':
    case '_superusers':
      return { email: `new-${number}@example.test`, password: PASSWORD, passwordConfirm: PASSWORD };
    case 'airport': {
      const iata = `Z${String(codes++).padStart(2, '0')}`;
      return {
        ident: `ZZ${number.toUpperCase()}`,
        name: 'Nowhere',
        iata,
        type: 'medium_airport',
        continent: 'EU',
        country: 'NL',
        timezone: 'Europe/Amsterdam',
      };
    }
    case 'airline':
      return {
        name: number,
        name_key: number,
        code: `Q${codes++ % 10}`,
        colour_primary: '#000000',
        colour_secondary: '#FFFFFF',
        country: 'NL',
        hub: owner.airline.hub,
        founded: '2026-01-01 00:00:00.000Z',
        user: (await newPerson(server)).id,
      };
    case 'rival':
      // An airline has one such row, and each attempt adds another.
      return { airline: `rival${number}xx`, temperament: 'premium', turn: 5 };
    case 'goal':
      // An airline reaches each goal once, and each attempt adds one.
      await runSql(superuser, 'DELETE FROM goal');
      return { airline: owner.airline.id, goal: 'owned', minute: 5 };
    case 'seed_state':
      return { name: number, hash: 'x', imported: '2026-01-01 00:00:00.000Z' };
    default: {
      const { id, hub } = owner.airline;
      return SAMPLE_RECORDS[collection]?.({ id, hub: String(hub) }) ?? {};
    }
  }
}

const CHANGES: Record<string, () => Record<string, unknown>> = {
  users: () => ({ username: `u-${unique()}` }),
  airport: () => ({ name: 'Elsewhere' }),
  airline: () => ({ colour_primary: '#123456' }),
  ledger: () => ({ memo: 'changed' }),
  seed_state: () => ({ hash: 'changed' }),
  _superusers: () => ({ emailVisibility: false }),
};

async function attempt(role: Role, collection: string, action: Action): Promise<Expected> {
  const token = clients[role].authStore.token;
  const records = `/api/collections/${collection}/records`;
  if (action === 'create')
    return (await call(server, records, { body: await newRecord(collection, unique()), token })).status;
  if (action === 'delete') {
    // A request may succeed and destroy its record, so each one gets a victim of its own.
    const victim = ['users', 'airline', 'ledger'].includes(collection) ? await newFounder(server) : owner;
    const path = `${records}/${await targetOf(collection, victim)}`;
    const as = role === 'owner' && collection === 'users' ? victim.token : token;
    return (await call(server, path, { method: 'DELETE', token: as })).status;
  }
  const id = await targetOf(collection, owner);
  if (action === 'view') return (await call(server, `${records}/${id}`, { token })).status;
  if (action === 'update')
    return (
      await call(server, `${records}/${id}`, { method: 'PATCH', body: CHANGES[collection]?.() ?? {}, token })
    ).status;
  const list = await call(server, `${records}?filter=${encodeURIComponent(`id="${id}"`)}`, { token });
  if (list.status !== 200) return list.status;
  return (list.json.items as unknown[]).length === 1 ? 'there' : 'absent';
}

describe('permissions', () => {
  for (const [collection, action, ...expected] of TABLE) {
    it(`${action} ${collection}`, async () => {
      const got: Expected[] = [];
      for (const role of ROLES) got.push(await attempt(role, collection, action));
      expect(Object.fromEntries(ROLES.map((role, index) => [role, got[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, expected[index]])),
      );
    });
  }

  for (const [method, path, body, ...expected] of CALLS) {
    it(`${method} ${path}`, async () => {
      const got: number[] = [];
      for (const role of ROLES)
        got.push((await call(server, path, { method, body, token: clients[role].authStore.token })).status);
      expect(Object.fromEntries(ROLES.map((role, index) => [role, got[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, expected[index]])),
      );
    });
  }

  it('cover every collection', async () => {
    const names = (await superuser.collections.getFullList()).map(({ name }) => name);
    const known = new Set(TABLE.map(([collection]) => collection));
    // PocketBase's own collections. Their rules only allow own rows.
    const system = ['_mfas', '_otps', '_externalAuths', '_authOrigins'];
    expect(names.filter((name) => !known.has(name) && !system.includes(name))).toEqual([]);
  });
});
