import type { CollectionModel } from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Column, Table } from '#game/tables/table.ts';
import { AIRLINE_TABLES, TABLES } from '#game/tables/tables.ts';
import { triggerOf } from '#scripts/schema/baseline-text.ts';
import { collectionOf } from '#scripts/schema/collection.ts';
import { withoutDefaults } from '#scripts/schema/field.ts';
import { newFounder, operator, selectRows } from '#tests/support/api.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

type Field = CollectionModel['fields'][number];

let server: TestServer;
let collections: CollectionModel[];

beforeAll(async () => {
  server = await sharedWorld();
  collections = await (await operator(server)).collections.getFullList();
});

const storedCollection = (name: string): CollectionModel => {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
};

const isOwn = ({ system, name }: CollectionModel) => !system || name === 'users';

/** Returns a field as in a definition, without its id. */
const plainField = ({ id: _, ...field }: Field) => withoutDefaults(field);

/** Writes an index like a definition: PocketBase wraps and quotes columns. */
const plainIndex = (sql: string): string => sql.replaceAll('`', '').replace(/\s+/g, ' ');

describe('table definitions', () => {
  it('include every collection', () => {
    expect(
      collections
        .filter(isOwn)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(TABLES.map(({ name }) => name).sort());
  });

  it('say which tables have rows of an airline', () => {
    const named = TABLES.filter((table) => table.name !== 'users' && 'airline' in table.columns);
    expect(AIRLINE_TABLES).toEqual(named);
  });

  it.each(TABLES.map((table): [string, Table] => [table.name, table]))('describe %s', (name, table) => {
    const { fields, indexes, ...options } = collectionOf(table);
    const stored = storedCollection(name);
    const byName = (a: Field, b: Field) => (a.name < b.name ? -1 : 1);
    const own = stored.fields.filter(({ system }) => !system).sort(byName);
    expect(own.map(plainField)).toEqual((fields as Field[]).toSorted(byName));
    // PocketBase adds an index of its own to accounts.
    const ownIndexes = stored.indexes.filter((sql) => !sql.includes('idx_tokenKey_'));
    expect(ownIndexes.map(plainIndex).sort()).toEqual(indexes.map(plainIndex).sort());
    expect(stored).toMatchObject(options);
  });

  it('describe every trigger and view', async () => {
    const query = "SELECT sql FROM sqlite_master WHERE type IN ('trigger', 'view') ORDER BY name";
    const stored = await selectRows(await operator(server), query);
    expect(stored.flat()).toEqual(TABLES.flatMap(triggerOf));
  });

  it('keep an airport that is a hub', async () => {
    const { airline } = await newFounder(server);
    const airports = (await operator(server)).collection('airport');
    await expect(airports.delete(String(airline.hub))).rejects.toMatchObject({ status: 400 });
    expect(await airports.getOne(String(airline.hub))).toMatchObject({ iata: expect.any(String) });
  });

  it('give a schema to every JSON value that clients read', () => {
    const without = TABLES.flatMap(({ name, columns }) =>
      Object.entries<Column>(columns).flatMap(([column, { type, seen, schema }]) =>
        type === 'json' && seen === 'public' && !schema ? [`${name}.${column}`] : [],
      ),
    );
    expect(without).toEqual([]);
  });
});
