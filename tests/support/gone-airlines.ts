import type PocketBase from 'pocketbase';
import { AIRLINE_TABLES, DELETED_TABLES } from '#game/tables/tables.ts';
import { selectRows } from './api.ts';

/**
 * Columns that name an airline, or an account, which has to exist. A loss by shares may be reclaimed when their issuer is
 * gone.
 */
const NAMING: readonly (readonly [table: string, column: string])[] = [
  ...DELETED_TABLES.map((table) => [table, 'airline'] as const),
  ...AIRLINE_TABLES.filter(({ name, columns }) => name !== 'trade_claim' && 'issuer' in columns).map(
    ({ name }) => [name, 'issuer'] as const,
  ),
  ['listing', 'seller'],
  ['hand_over', 'seller'],
  ['hand_over', 'buyer'],
];

/** Rivals without what makes the server run them. */
const ROWLESS = 'SELECT id FROM airline WHERE rival AND id NOT IN (SELECT airline FROM rival)';

/** News of the world names no airline. */
const leftIn = (table: string, column: string): string => `
  SELECT id || ' of ' || ${column} FROM ${table}
  WHERE ${column} <> '' AND ${column} NOT IN (SELECT id FROM airline UNION ALL SELECT id FROM account)`;

/**
 * Returns the rows that name an airline that is gone, and the rivals that are only half there. Empty if every merger has
 * been completed or has not begun.
 */
export async function halfMerged(superuser: PocketBase): Promise<string[]> {
  const find = async (place: string, query: string) =>
    (await selectRows(superuser, query)).map(([row]) => `${place}: ${row}`);
  const found = await Promise.all([
    find('rival', ROWLESS),
    ...NAMING.map(([table, column]) => find(table, leftIn(table, column))),
  ]);
  return found.flat();
}
