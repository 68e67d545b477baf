import { AIRPORT } from '#game/tables/airport.ts';
import { SEED_STATE } from '#game/tables/seed-state.ts';
import { columnNames } from '#game/tables/table.ts';
import { singleInsert } from '../db/insert.ts';
import type { SeedFile } from './seed-file.ts';

/**
 * Name of the seed_state row with the hash of the airports. The name of the published file depends on the
 * hash.
 */
const CONTENT = 'airports';
/** Name of the seed_state row with the hash of the other tables. Demand is recomputed when it changes. */
const TABLES = 'tables';
/** Name of the seed_state row of a change of demand that no settled hour has taken yet. `rows` counts airports. */
export const NEW_DEMAND = 'demand-new';
/** Name of the seed_state row of the last change that an hour has taken. `rows` is the world minute. */
export const TAKEN_DEMAND = 'demand-taken';
/** Names of the seed_state rows with the image's files that were imported last. */
const SHIPPED = { airports: 'airports-shipped', tables: 'tables-shipped' };

const REPLACE =
  'ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, rows = excluded.rows, imported = excluded.imported';

function save(app: CoreApp, name: string, hash: string, rows: number): void {
  const imported = new DateTime().string();
  singleInsert(SEED_STATE, REPLACE, 'id')(app, { name, hash, rows, imported });
}

/** Records the hash of the current airports. */
export function recordState(app: CoreApp): void {
  const row = new DynamicModel({ json: '', n: 0 });
  const columns = columnNames(AIRPORT).join(', ');
  app
    .db()
    .newQuery(
      `SELECT json_group_array(json_array(${columns})) AS json, count(*) AS n FROM (SELECT * FROM airport ORDER BY ident)`,
    )
    .one(row);
  save(app, CONTENT, $security.sha256(row.json as string), row.n as number);
}

/**
 * Records an import that changed rows of the other tables.
 * @param tables those rows, as JSON
 */
export function recordTables(app: CoreApp, tables: string, rows: number): void {
  save(app, TABLES, $security.sha256(tables), rows);
}

const KEEP_MOST = 'ON CONFLICT (name) DO UPDATE SET rows = max(seed_state.rows, excluded.rows)';

/** Records that the demand of this many existing airports has changed, for the next settled hour. */
export function recordNewDemand(app: CoreApp, airports: number): void {
  const imported = new DateTime().string();
  singleInsert(
    SEED_STATE,
    KEEP_MOST,
    'id',
  )(app, { name: NEW_DEMAND, hash: NEW_DEMAND, rows: airports, imported });
}

/** Records the world minute at which an hour has taken the changed demand. */
export function recordTakenDemand(app: CoreApp, minute: number): void {
  app.db().newQuery('DELETE FROM seed_state WHERE name = {:name}').bind({ name: NEW_DEMAND }).execute();
  save(app, TAKEN_DEMAND, TAKEN_DEMAND, minute);
}

/** Records the import of one of this image's files. */
export function recordShipped(app: CoreApp, { kind, hash, rows }: SeedFile): void {
  save(app, SHIPPED[kind], hash, rows);
}

/** Returns the hash of the image's file of this kind that was imported last. Empty in a new world. */
export function shippedHash(app: CoreApp, kind: SeedFile['kind']): string {
  const row = new DynamicModel({ hash: '' });
  const sql = "SELECT COALESCE(max(hash), '') AS hash FROM seed_state WHERE name = {:name}";
  app.db().newQuery(sql).bind({ name: SHIPPED[kind] }).one(row);
  return row.hash as string;
}
