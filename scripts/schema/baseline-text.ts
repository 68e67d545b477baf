import { crc32 } from 'node:zlib';
import type { Table } from '#game/tables/table.ts';
import { type Collection, collectionOf } from './collection.ts';

const listText = (items: readonly unknown[]): string =>
  `[${items.map((item) => `\n        ${JSON.stringify(item)}`).join(',')}]`;

function collectionText({ fields, indexes, ...options }: Collection): string {
  const head = JSON.stringify(options).slice(1, -1);
  return `\n    {\n      ${head},\n      "fields": ${listText(fields)},\n      "indexes": ${listText(indexes)}}`;
}

/** Returns the SQL of the trigger that keeps a table's rows while they are in use, if there is one. */
export function triggerOf({ name, inUse }: Table): string[] {
  if (!inUse) return [];
  const { condition, reason } = inUse;
  return [
    `CREATE TRIGGER ${name}_in_use BEFORE DELETE ON ${name} WHEN ${condition} BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
  ];
}

/**
 * Returns the text of the baseline's JSON file, with a field, an index or a trigger per line. `state` is a checksum of the
 * rest, which the baseline notes in the database: see state.go.
 */
export function baselineText(tables: readonly Table[]): string {
  const collections = tables.map((table) => collectionText(collectionOf(table)));
  const triggers = tables.flatMap(triggerOf).map((sql) => `\n    ${JSON.stringify(sql)}`);
  const schema = `"collections": [${collections.join(',')}],\n  "triggers": [${triggers.join(',')}]`;
  // SQLite stores it as a signed number of 32 bits. A database without one has 0.
  return `{\n  "state": ${crc32(schema) | 0 || 1},\n  ${schema}\n}\n`;
}
