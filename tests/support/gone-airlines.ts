import type PocketBase from 'pocketbase';
import { selectRows } from './api.ts';
import { END_PARTS } from './end-parts.ts';

/** Columns that name an airline, or an account, which has to exist. */
const NAMING = END_PARTS.flatMap(([{ moves = [], goes = [] }]) => [...moves, ...goes]);

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
    ...[...new Set(NAMING)].map((place) => {
      const [table = '', column = 'airline'] = place.split('.');
      return find(table, leftIn(table, column));
    }),
  ]);
  return found.flat();
}
