import { SEED_TABLE_NAMES, type SeedTableName } from '#game/platform/seed/seed-tables.ts';
import { AIRCRAFT_MODEL } from '#game/tables/aircraft-model.ts';
import { AIRPORT_DEMAND } from '#game/tables/airport-demand.ts';
import { DEMAND_TABLE } from '#game/tables/demand-table.ts';
import { FOLLOWED, SERVED_PAIR } from '#game/tables/served-pair.ts';
import { columnNames } from '#game/tables/table.ts';
import { recordId } from '#game/world/chance/record-id.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { inTransaction, waitForWriters } from '../db/in-transaction.ts';
import { insertFrom } from '../db/insert.ts';
import type { ImportResult } from './import-airports.ts';
import { recordNewDemand, recordTables } from './state.ts';

/** The `id` of a model is in the column `key`, because record ids have another format. */
const MODEL_COLUMNS = columnNames(AIRCRAFT_MODEL).filter((name) => name !== 'id' && name !== 'key');
const PLACE_COLUMNS = columnNames(AIRPORT_DEMAND).filter((name) => name !== 'id' && name !== 'airport');

const set = (columns: readonly string[]) => columns.map((name) => `${name} = excluded.${name}`).join(', ');
const differs = (table: string, columns: readonly string[]) =>
  `(${columns.map((name) => `${table}.${name}`).join(', ')}) IS NOT (${columns.map((name) => `excluded.${name}`).join(', ')})`;
const values = <Name extends string>(columns: readonly Name[]) =>
  Object.fromEntries(columns.map((name) => [name, `COALESCE(value ->> '${name}', 0)`])) as Record<
    Name,
    string
  >;

/** The imported tables by name. SQLite would otherwise parse all of them again in each statement. */
const READ =
  'CREATE TEMP TABLE incoming_table AS SELECT key AS name, value AS rows FROM json_each({:tables})';

const rowsOf = (name: string) => `jsonb_each((SELECT rows FROM incoming_table WHERE name = '${name}'))`;

/** Adds new models and updates changed ones. `ids` has a record id for each key. */
const WRITE_MODELS = insertFrom(
  AIRCRAFT_MODEL,
  {
    id: `json_extract({:ids}, '$."' || (value ->> 'id') || '"')`,
    key: "value ->> 'id'",
    ...values(MODEL_COLUMNS),
  },
  `FROM ${rowsOf('aircraft_models')} WHERE true
   ON CONFLICT (key) DO UPDATE SET ${set(MODEL_COLUMNS)} WHERE ${differs('aircraft_model', MODEL_COLUMNS)}`,
);

/**
 * Leaves out rows of airports that this world does not have. Fixes the join order and the index, because
 * SQLite's statistics may come from a world with few airports. It would then compare every row with every
 * airport.
 */
const WRITE_PLACES = `
  WITH incoming AS MATERIALIZED (SELECT value, value ->> 'iata' AS iata FROM ${rowsOf('airport_demand')})
  ${insertFrom(
    AIRPORT_DEMAND,
    { ...values(PLACE_COLUMNS), id: 'airport.id', airport: 'airport.id', iata: 'airport.iata' },
    `FROM incoming CROSS JOIN airport INDEXED BY idx_airport_iata ON airport.iata = incoming.iata WHERE true
     ON CONFLICT (id) DO UPDATE SET ${set(PLACE_COLUMNS)} WHERE ${differs('airport_demand', PLACE_COLUMNS)}`,
  )}`;

/** Codes of the rows left out because `WRITE_PLACES` finds no airport for them. */
const UNKNOWN_PLACES = `
  SELECT COALESCE(json_group_array(value ->> 'iata'), '[]') AS codes FROM ${rowsOf('airport_demand')}
  WHERE NOT EXISTS (SELECT 1 FROM airport INDEXED BY idx_airport_iata WHERE airport.iata = value ->> 'iata')`;

const SERVED_COLUMNS = ['airlines', 'seats'] as const;
/** Both directions of a pair are the same pair. */
const CODES = { a: "min(value ->> 'a', value ->> 'b')", b: "max(value ->> 'a', value ->> 'b')" };
const SERVED_ID = `lower(${CODES.a} || ${CODES.b}) || 'servedpai'`;
/** Spreads the pairs over the hours of a week. */
const TURN = `(${[1, 3, 7, 13, 29, 53]
  .map((by, index) => `${by} * unicode(substr(${CODES.a} || ${CODES.b}, ${index + 1}, 1))`)
  .join(' + ')}) % ${HOURS_A_WEEK}`;
const WRITE_SERVED = insertFrom(
  SERVED_PAIR,
  { id: SERVED_ID, ...CODES, turn: TURN, ...values(SERVED_COLUMNS) },
  `FROM ${rowsOf('served_pairs')} WHERE true
   ON CONFLICT (a, b) DO UPDATE SET ${set(SERVED_COLUMNS)} WHERE ${differs('served_pair', SERVED_COLUMNS)}`,
);
/** A file replaces all pairs, so that an operator can take one away. Others stay that incumbents have begun to fly. */
const DROP_SERVED = `
  DELETE FROM served_pair WHERE EXISTS (SELECT 1 FROM incoming_table WHERE name = 'served_pairs')
    AND id NOT IN (SELECT ${SERVED_ID} FROM ${rowsOf('served_pairs')}) AND id NOT LIKE '%${FOLLOWED}'`;

const KEEP_TABLE = insertFrom(
  DEMAND_TABLE,
  { id: '{:id}', name: 'name', rows: 'rows' },
  `FROM incoming_table WHERE name = {:name}
   ON CONFLICT (name) DO UPDATE SET rows = excluded.rows WHERE demand_table.rows IS NOT excluded.rows`,
);

const COUNT =
  'SELECT COALESCE(sum(json_array_length(rows)), 0) AS n FROM incoming_table WHERE name = {:name}';

const MODEL_KEYS = `SELECT COALESCE(json_group_array(value ->> 'id'), '[]') AS keys FROM ${rowsOf('aircraft_models')}`;

function countOf(tx: CoreApp, sql: string, values: Record<string, string> = {}): number {
  const row = new DynamicModel({ n: 0 });
  tx.db().newQuery(sql).bind(values).one(row);
  return row.n as number;
}

function modelIds(tx: CoreApp): string {
  const row = new DynamicModel({ keys: '' });
  tx.db().newQuery(MODEL_KEYS).one(row);
  const keys = JSON.parse(row.keys as string) as string[];
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, recordId(['aircraft_model', key])])));
}

function unknownPlaces(tx: CoreApp): string[] {
  const row = new DynamicModel({ codes: '' });
  tx.db().newQuery(UNKNOWN_PLACES).one(row);
  return JSON.parse(row.codes as string) as string[];
}

const HAS_TABLE = 'SELECT count(*) AS n FROM demand_table WHERE name = {:name}';
const PLACES = 'SELECT count(*) AS n FROM airport_demand';
const STORED = `
  SELECT (SELECT count(*) FROM aircraft_model) + (SELECT count(*) FROM airport_demand)
    + (SELECT count(*) FROM served_pair) AS n`;
/** Tables that are not kept as one JSON value. */
const IN_ROWS: readonly SeedTableName[] = ['aircraft_models', 'airport_demand', 'served_pairs'];

/**
 * Imports validated rows of the seed's tables in one transaction. Adds new rows, updates changed ones and
 * keeps rows that are not named. Replaces the tables of countries, links and served pairs as a whole.
 * @param tables JSON object with the rows by table name; tables that are missing stay as they are
 */
export function importTables(app: CoreApp, tables: string): ImportResult {
  return inTransaction(app, (tx) => {
    waitForWriters(tx);
    const run = (sql: string, values: Record<string, string> = {}) =>
      tx.db().newQuery(sql).bind(values).execute().rowsAffected();
    run(READ, { tables });
    run(DROP_SERVED);
    const before = countOf(tx, STORED);
    const places = countOf(tx, PLACES);
    const writtenPlaces = run(WRITE_PLACES);
    const changedPlaces = writtenPlaces - (countOf(tx, PLACES) - places);
    let hasNewDemand = changedPlaces > 0;
    let written = run(WRITE_MODELS, { ids: modelIds(tx) }) + run(WRITE_SERVED) + writtenPlaces;
    let inserted = countOf(tx, STORED) - before;
    let rows = 0;
    for (const name of SEED_TABLE_NAMES) {
      const count = countOf(tx, COUNT, { name });
      rows += count;
      if (IN_ROWS.includes(name)) continue;
      const isNew = countOf(tx, HAS_TABLE, { name }) === 0;
      // Stored as a whole, so a changed table counts with all of its rows.
      if (run(KEEP_TABLE, { name, id: recordId(['demand_table', name]) }) === 0) continue;
      written += count;
      if (isNew) inserted += count;
      else hasNewDemand = true;
    }
    if (written > 0) recordTables(tx, tables, rows);
    if (hasNewDemand) recordNewDemand(tx, changedPlaces);
    const unknown = unknownPlaces(tx);
    run('DROP TABLE incoming_table');
    const unchanged = rows - written - unknown.length;
    const result = { inserted, updated: written - inserted, unchanged };
    return unknown.length > 0 ? { ...result, unknown } : result;
  });
}
