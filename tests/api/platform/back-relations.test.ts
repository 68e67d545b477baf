import type { CollectionModel } from 'pocketbase';
import { beforeAll, expect, it } from 'vitest';
import { call, type Founder, newFounder, operator } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';
import { openRoute } from '#tests/support/world.ts';

/** Back-relations that once revealed where other airlines are. They must not return under the same name. */
const ONCE_OPEN = [
  ['airport', 'route_via_a'],
  ['airport', 'route_via_b'],
  ['airport', 'airline_via_hub'],
  ['airline', 'users_via_airline'],
  ['airline', 'ledger_via_airline'],
] as const;

let server: TestServer;
let owner: Founder;
let other: Founder;
let collections: CollectionModel[];

beforeAll(async () => {
  server = await sharedWorld();
  [owner, other] = [await newFounder(server), await newFounder(server)];
  await openRoute(server, owner, 'AMS', 'LHR');
  collections = await (await operator(server)).collections.getFullList();
});

/**
 * Returns every back-relation from readable collections: through each relation of the schema, by name and by
 * id.
 */
function waysBack(): (readonly [collection: string, way: string])[] {
  const listed = collections.filter(({ listRule }) => listRule !== null);
  const found = listed.flatMap((target) =>
    collections.flatMap((from) =>
      from.fields
        .filter(({ type, collectionId }) => type === 'relation' && collectionId === target.id)
        .flatMap(({ name }) => [
          [target.name, `${from.name}_via_${name}`] as const,
          [target.name, `${from.id}_via_${name}`] as const,
        ]),
    ),
  );
  return [...found, ...ONCE_OPEN];
}

const ask = (collection: string, query: string, token?: string) =>
  call(server, `/api/collections/${collection}/records?perPage=1000&${query}`, { token });

it('rejects sorting and filtering a record by the records that refer to it, for visitors and players', async () => {
  for (const [collection, way] of waysBack()) {
    for (const token of [undefined, other.token]) {
      for (const query of [
        `sort=${way}.id`,
        `sort=-${way}.id`,
        `filter=${way}.id!=""`,
        `filter=${way}.id=""`,
      ]) {
        const { status } = await ask(collection, query, token);
        expect(status, `${collection}?${query}`).toBe(400);
      }
    }
  }
});

it('does not expand other airlines’ records that refer to a record', async () => {
  for (const [collection, way] of waysBack()) {
    for (const token of [undefined, other.token]) {
      const { status, json } = await ask(collection, `expand=${way}`, token);
      expect(status).toBe(200);
      const expanded = (json.items as { expand?: Record<string, { id: string }[]> }[]).flatMap(({ expand }) =>
        Object.values(expand ?? {}).flat(),
      );
      const own = token === undefined ? [] : [other.airline.id];
      for (const { id } of expanded) expect(own, `${collection}?expand=${way}`).toContain(id);
    }
  }
});

it('has only hidden relations', () => {
  const relations = collections.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => type === 'relation').map((field) => [name, field.name, field.hidden]),
  );
  expect(relations).toEqual([['airline', 'user', true]]);
});

it('prevents deleting an airport that a route uses', async () => {
  const { authStore } = await operator(server);
  const { id } = await owner.client.collection('airport').getFirstListItem('iata = "LHR"');
  const path = `/api/collections/airport/records/${id}`;
  const { status } = await call(server, path, { method: 'DELETE', token: authStore.token });
  expect(status).toBe(400);
  expect((await call(server, path)).status).toBe(200);
});

it('lets a user found another airline after the first was deleted', async () => {
  const founder = await newFounder(server);
  await (await operator(server)).collection('airline').delete(founder.airline.id);
  expect((await founder.client.collection('users').getOne(founder.id)).airline).toBe('');
});
