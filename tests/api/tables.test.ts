import type { CollectionModel } from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Column, columnNames, type Table } from '#game/tables/table.ts';
import { AIRLINE_TABLES, TABLES } from '#game/tables/tables.ts';
import { operator } from '../support/api.ts';
import type { TestServer } from '../support/server.ts';
import { startPausedWorld } from '../support/world.ts';

type Field = CollectionModel['fields'][number];

let server: TestServer;
let collections: CollectionModel[];

beforeAll(async () => {
  server = await startPausedWorld();
  collections = await (await operator(server)).collections.getFullList();
});
afterAll(() => server?.stop());

const collectionOf = (name: string): CollectionModel => {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
};

/** PocketBase's types of fields by type of column. */
const TYPES: Record<Column['type'], readonly string[]> = {
  text: ['text', 'select', 'email', 'relation'],
  number: ['number'],
  bool: ['bool'],
  json: ['json'],
  date: ['date', 'autodate'],
};

/** Returns the values that a field allows, or undefined if it allows any. */
function valuesOf(field: Field): string[] | undefined {
  if (field.type === 'select') return field.values;
  const alternatives = /^\^\(([a-z_|]+)\)\$$/.exec(field.pattern ?? '')?.[1];
  return alternatives?.split('|');
}

/** Returns what is wrong with the definition of a column. */
function differences(field: Field, column: Column): string[] {
  const wrong: string[] = [];
  if (!TYPES[column.type].includes(field.type)) wrong.push(`is ${field.type}, not ${column.type}`);
  if (column.type === 'number' && (field.onlyInt === true) !== (column.isWhole === true))
    wrong.push('differs in whole numbers');
  if ((field.hidden === true) !== ['owner', 'hidden'].includes(column.seen)) wrong.push('differs in hidden');
  const values = valuesOf(field);
  if (values && JSON.stringify(values) !== JSON.stringify(column.values)) wrong.push('differs in values');
  return wrong.map((text) => `${field.name} ${text}`);
}

const READ_RULES: Record<Table['access'], string | null> = {
  everyone: '',
  'signed in': '@request.auth.id != ""',
  owner: '@request.auth.id != "" && airline = @request.auth.airline',
  'buyer and seller':
    '@request.auth.id != "" && @request.auth.airline != "" && (buyer = @request.auth.airline || seller = @request.auth.airline)',
  'sender and receiver':
    '@request.auth.id != "" && @request.auth.airline != "" && ((sender = @request.auth.airline && sender_deleted = false) || (receiver = @request.auth.airline && receiver_deleted = false))',
  self: 'id = @request.auth.id',
  nobody: null,
};

/**
 * Returns an index as in a definition: its columns without the collation, preceded by `unique` and followed by
 * the condition of a partial index.
 */
const indexText = (sql: string): string =>
  sql.replace(
    /^CREATE (UNIQUE )?INDEX .*? ON `\w+` \(([^)]*)\)(?:\s+(WHERE .*))?$/,
    (_, unique: string | undefined, columns: string, where: string | undefined) =>
      `${unique ? 'unique ' : ''}${columns.replace(/ COLLATE \w+|`/g, '')}${where ? ` ${where}` : ''}`,
  );

describe('table definitions', () => {
  it('include every collection', () => {
    const own = collections.filter(({ system, name }) => !system || name === 'users');
    expect(own.map(({ name }) => name).sort()).toEqual(TABLES.map(({ name }) => name).sort());
  });

  it('say which tables have rows of an airline', () => {
    const named = TABLES.filter((table) => table.name !== 'users' && 'airline' in table.columns);
    expect(AIRLINE_TABLES).toEqual(named);
  });

  it.each(TABLES.map((table): [string, Table] => [table.name, table]))('describe %s', (name, table) => {
    const { fields, indexes, listRule, viewRule } = collectionOf(name);
    const known = new Map(Object.entries(table.columns));
    const hiddenSystem = (field: Field) => field.system && field.hidden;
    expect(columnNames(table).sort()).toEqual(
      fields
        .filter((field) => !hiddenSystem(field))
        .map((field) => field.name)
        .sort(),
    );
    expect(
      fields.flatMap((field) => {
        const column = known.get(field.name);
        return column ? differences(field, column) : [];
      }),
    ).toEqual([]);
    expect([listRule, viewRule]).toEqual([READ_RULES[table.access], READ_RULES[table.access]]);
    // PocketBase adds two indexes of its own to accounts.
    const own = indexes.filter((sql) => !sql.includes('__pb_users_auth_')).map(indexText);
    const defined = [...(table.unique ?? []).map((columns) => `unique ${columns}`), ...(table.indexes ?? [])];
    expect(own.sort()).toEqual(defined.sort());
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
