import { EventSource } from 'eventsource';
import type PocketBase from 'pocketbase';
import type { RecordModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import {
  call,
  type Founder,
  newClient,
  newFounder,
  newPerson,
  operator,
  type Person,
  runSql,
} from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startPausedWorld } from '#tests/support/world.ts';

// The SDK's realtime client uses the browser's EventSource.
globalThis.EventSource = EventSource as unknown as typeof globalThis.EventSource;

const SECRET = [
  'cash',
  'insolvent_from',
  'user',
  'name_key',
  'rules',
  'settled_hour',
  'best_week',
  'net_worth',
  'valued',
  'cash_forecasts',
  'seen',
  'visited',
  'visited_at',
  'away_from',
  'away_until',
  'reminded_at',
  'undo_count',
  'next_change',
];

let server: TestServer;
let owner: Founder;
let other: Founder;
let newcomer: Person;
let superuser: PocketBase;

beforeAll(async () => {
  // An hour settled between two probes would make them differ.
  server = await startPausedWorld({ env: { AM_WORLD_SEED: 'never-told' } });
  [owner, other, newcomer] = [await newFounder(server), await newFounder(server), await newPerson(server)];
  superuser = await operator(server);
  // Different from all other airlines', so that a comparison could reveal it.
  await superuser.collection('ledger').create({
    airline: owner.airline.id,
    at: '2026-01-01 00:00:00.000Z',
    category: 'capital',
    amount: 777,
  });
  await superuser.collection('airline').update(owner.airline.id, { 'cash+': 777, rules: { auto_c: true } });
  const { id, hub } = owner.airline;
  await superuser
    .collection('aircraft')
    .create({ airline: id, registration: 'PH-TOLD', ownership: 'owned', price: 777 });
  await superuser
    .collection('route')
    .create({ airline: id, pair: 'AMSBCN', a: hub, b: hub, fare_economy: 777 });
  await superuser
    .collection('message')
    .create({ sender: id, receiver: other.airline.id, text: 'Hello', uptime: 777 });
});
afterAll(() => server?.stop());

const airlineAs = (person: Person | Founder, query = '') =>
  call(server, `/api/collections/airline/records/${owner.airline.id}${query}`, { token: person.token });
const listAs = (person: Person | Founder, collection: string, query: Record<string, string>) =>
  call(server, `/api/collections/${collection}/records?${new URLSearchParams(query)}`, {
    token: person.token,
  });

describe('the private fields of an airline', () => {
  it('include cash and user for the owner, in a list, by id and after founding', async () => {
    expect(owner.airline).toMatchObject({ cash: STARTING_CAPITAL, user: owner.id });
    expect((await airlineAs(owner)).json).toMatchObject({ cash: 25_000_777, user: owner.id });
    const list = await listAs(owner, 'airline', {});
    const shown = (list.json.items as RecordModel[]).map(({ id, cash }) => [id, cash]);
    expect(shown).toContainEqual([owner.airline.id, 25_000_777]);
    expect(shown).toContainEqual([other.airline.id, undefined]);
  });

  it('are visible to superusers', async () => {
    expect(await superuser.collection('airline').getOne(owner.airline.id)).toMatchObject({
      cash: 25_000_777,
    });
  });

  for (const query of [
    '',
    '?fields=*',
    '?fields=cash,user,name_key',
    '?expand=user',
    '?expand=user,hub&fields=*,expand.*',
  ])
    it(`are hidden from others: ${query || 'without a query'}`, async () => {
      for (const person of [other, newcomer]) {
        const { status, json, text } = await airlineAs(person, query);
        expect(status).toBe(200);
        for (const field of SECRET) expect(json).not.toHaveProperty(field);
        expect(text).not.toContain(owner.email);
        expect(text).not.toContain(owner.id);
      }
    });
});

describe('a long list of airlines', () => {
  it('is complete, with cash only in the own one', async () => {
    const crowd = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO airline (id, name, name_key, code, country, hub, user)
      SELECT 'crowd' || substr('0000000000' || i, -10), 'Z' || i, 'z' || i, 'Z' || i, 'NL', 'eham00000000040', 'z' || i FROM n`;
    await runSql(superuser, crowd);
    const { json } = await listAs(owner, 'airline', { perPage: '500', sort: 'name' });
    const items = json.items as RecordModel[];
    expect(items).toHaveLength(500);
    expect(items.filter((airline) => 'cash' in airline).map(({ id }) => id)).toEqual([owner.airline.id]);
    await runSql(superuser, "DELETE FROM airline WHERE id LIKE 'crowd%'");
  });
});

/** Pairs of filters, one true and one false for the owner. Other callers must not see a difference. */
const PROBES: [collection: string, truth: string, lie: string][] = [
  ['airline', 'cash > 25000000', 'cash < 25000000'],
  ['airline', 'user = "OWNER"', 'user = "nobody"'],
  ['airline', 'user.email ~ "person-"', 'user.email ~ "zzz"'],
  ['airline', 'name_key ~ "alrllne"', 'name_key ~ "zzz"'],
  ['airline', 'users_via_airline.email ~ "person-"', 'users_via_airline.email ~ "zzz"'],
  ['airline', 'users_via_airline.email ?~ "person-"', 'users_via_airline.email ?~ "zzz"'],
  ['airline', 'users_via_airline.id = "OWNER"', 'users_via_airline.id = "nobody"'],
  ['airline', 'users_via_airline.id ?= "OWNER"', 'users_via_airline.id ?= "nobody"'],
  ['airline', 'users_via_airline.verified = false', 'users_via_airline.verified = true'],
  ['airline', 'users_via_airline.username != ""', 'users_via_airline.username = ""'],
  ['airline', 'ledger_via_airline.amount > 700', 'ledger_via_airline.amount < 700'],
  ['airline', 'ledger_via_airline.amount ?= 777', 'ledger_via_airline.amount ?= 778'],
  ['airline', '@collection.ledger.amount ?= 777', '@collection.ledger.amount ?= 778'],
  ['airline', '@collection.users.email ?~ "person-"', '@collection.users.email ?~ "zzz"'],
  ['airport', 'airline_via_hub.cash ?> 25000000', 'airline_via_hub.cash ?< 25000000'],
  ['airport', 'airline_via_hub.user ?= "OWNER"', 'airline_via_hub.user ?= "nobody"'],
  [
    'airport',
    'airline_via_hub.users_via_airline.email ?~ "person-"',
    'airline_via_hub.users_via_airline.email ?~ "zzz"',
  ],
  [
    'airport',
    'airline_via_hub.ledger_via_airline.amount ?= 777',
    'airline_via_hub.ledger_via_airline.amount ?= 778',
  ],
  ['users', 'id = "OWNER"', 'id = "nobody"'],
  ['users', 'airline.cash > 25000000', 'airline.cash < 25000000'],
  ['ledger', 'amount = 777', 'amount = 778'],
  ['airline', 'rules.auto_c = true', 'rules.auto_c = false'],
  ['airline', 'settled_hour > -2', 'settled_hour < -2'],
  ['airline', 'best_week > -2', 'best_week < -2'],
  ['airline', '@collection.aircraft.price ?= 777', '@collection.aircraft.price ?= 778'],
  ['airline', '@collection.world.seed ?= "never-told"', '@collection.world.seed ?= "another"'],
  ['airport', 'route_via_a.fare_economy ?= 777', 'route_via_a.fare_economy ?= 778'],
  ['world', '@collection.airport_demand.population ?> 0', '@collection.airport_demand.population ?< 0'],
  ['airport', '@collection.action.name ?= "airline.found"', '@collection.action.name ?= "never"'],
  ['aircraft', 'price = 777', 'price = 778'],
  ['route', 'fare_economy = 777', 'fare_economy = 778'],
  ['world', 'seed = "never-told"', 'seed = "another"'],
  ['world', 'fuel_level > -9', 'fuel_level < -9'],
  ['world', 'base_level > -9', 'base_level < -9'],
  ['world', 'uptime > -9', 'uptime < -9'],
  ['airline', 'seen > -9', 'seen < -9'],
  ['message', 'uptime = 777', 'uptime = 778'],
];

describe('private fields in filters and sorts', () => {
  const probe = async (person: Person, collection: string, filter: string) => {
    const { status, json } = await listAs(person, collection, {
      filter: filter.replace('OWNER', owner.id),
      perPage: '500',
    });
    return { status, items: status === 200 ? json.items : undefined };
  };

  for (const [collection, truth, lie] of PROBES)
    it(`${collection}: ${truth}`, async () => {
      const truths = await probe({ ...newcomer, token: superuser.authStore.token }, collection, truth);
      expect(truths.items, 'the operator can tell, so the probe is one').not.toEqual([]);
      for (const person of [newcomer, { ...newcomer, token: '' }])
        expect(await probe(person, collection, truth)).toEqual(await probe(person, collection, lie));
    });

  for (const [collection, sort] of [
    ['airline', 'cash'],
    ['airline', '-user'],
    ['airline', 'name_key'],
    ['airline', 'users_via_airline.email'],
    ['airline', 'ledger_via_airline.amount'],
    ['airport', 'airline_via_hub.cash'],
    ['airport', 'route_via_a.fare_economy'],
    ['airline', 'rules'],
    ['world', 'fuel_level'],
  ] as const)
    it(`${collection} sorted by ${sort}`, async () => {
      const up = await listAs(newcomer, collection, { sort, perPage: '500' });
      const down = await listAs(newcomer, collection, { sort: sort.replace(/^-?/, '-'), perPage: '500' });
      if (up.status === 200) expect(up.json.items).toEqual(down.json.items);
      else expect(up.status).toBe(400);
    });
});

describe('realtime', () => {
  interface Message {
    topic: string;
    id: string;
    record: RecordModel;
  }
  const TOPICS = ['users', 'airline', 'ledger', 'airport', 'seed_state', '_superusers'];

  async function listen(client: PocketBase): Promise<Message[]> {
    const heard: Message[] = [];
    for (const topic of TOPICS)
      await client
        .collection(topic)
        .subscribe('*', ({ record }) => void heard.push({ topic, id: record.id, record }));
    return heard;
  }

  it('sends each caller only what they may see', async () => {
    const guest = newClient(server);
    const clients = { guest, newcomer: newcomer.client, owner: owner.client, other: other.client, superuser };
    const heard: Record<string, Message[]> = {};
    for (const [role, client] of Object.entries(clients)) heard[role] = await listen(client);

    const airport = await superuser.collection('airport').getFirstListItem('iata="AMS"');
    await superuser.collection('users').update(owner.id, { username: 'told-to-few' });
    await superuser.collection('airline').update(owner.airline.id, { colour_primary: '#00AA00' });
    const row = await superuser
      .collection('ledger')
      .getFirstListItem(`airline="${owner.airline.id}" && amount=777`);
    await superuser.collection('ledger').update(row.id, { memo: 'told' });
    await superuser.collection('airport').update(airport.id, { municipality: 'Told' });
    const state = await superuser.collection('seed_state').getFirstListItem('');
    await superuser.collection('seed_state').update(state.id, { rows: state.rows });
    const topics = () =>
      Object.fromEntries(
        Object.entries(heard).map(([role, all]) => [role, all.map(({ topic }) => topic).sort()]),
      );
    const wanted = {
      guest: ['airport'],
      newcomer: ['airline', 'airport'],
      other: ['airline', 'airport'],
      owner: ['airline', 'airport', 'ledger', 'users'],
      superuser: ['airline', 'airport', 'ledger', 'seed_state', 'users'],
    };
    await expect.poll(topics).toEqual(wanted);
    // Each stream is in order: no further event came before a later one for everybody.
    await superuser.collection('airport').update(airport.id, { municipality: 'Told again' });
    const further = Object.entries(wanted).map(([role, list]) => [role, [...list, 'airport'].sort()]);
    await expect.poll(topics).toEqual(Object.fromEntries(further));
    const airlineTo = (role: string) => heard[role]?.find(({ topic }) => topic === 'airline')?.record;
    // Even the owner has to request the figures after a change.
    for (const role of ['newcomer', 'other', 'owner'])
      for (const field of SECRET) expect(airlineTo(role)).not.toHaveProperty(field);
    for (const client of Object.values(clients)) await client.realtime.unsubscribe();
  });
});
