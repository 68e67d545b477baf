import { AIRPORT } from '#game/tables/airport.ts';
import { columnNames } from '#game/tables/table.ts';
import { inTransaction, waitForWriters } from '../db/in-transaction.ts';
import { recordState } from './state.ts';

/** Numbers of airports that an import added, updated and left unchanged. */
export interface ImportResult {
  inserted: number;
  updated: number;
  unchanged: number;
  /**
   * IATA codes of demand rows that were left out, because this world has no such airport. Absent if there are
   * none.
   */
  unknown?: string[];
}

/** Thrown if the imported airports conflict with existing ones. Names each conflict. */
export class ImportConflict extends Error {
  readonly conflicts: string[];
  constructor(conflicts: string[]) {
    super(conflicts.join(' '));
    this.conflicts = conflicts;
  }
}

/** The record id as SQL: see `airportId` in game/world/airport/airport.ts. A test compares the two. */
const ID = `
  substr(lower(replace(ident, '-', '')) || '0000000000000', 1, 13)
  || substr('0123456789abcd', length(replace(ident, '-', '')) + 1, 1)
  || substr('0123456789abcd', max(instr(ident, '-') - 1, 0) + 1, 1)`;

const COLUMNS = columnNames(AIRPORT).filter((name) => name !== 'id' && name !== 'ident');
const prefixed = (table: string) => COLUMNS.map((column) => `${table}.${column}`).join(', ');

/** Returns the expression for a column of an airport in the file. */
function incoming(name: string): string {
  if (name === 'elevation_m') return "COALESCE(value ->> 'elevation_m', 0)";
  return name === 'elevation_known' ? "(value ->> 'elevation_m') IS NOT NULL" : `value ->> '${name}'`;
}

const READ = `
  CREATE TEMP TABLE incoming AS
  SELECT ${['ident', ...COLUMNS].map((name) => `${incoming(name)} AS ${name}`).join(', ')}
  FROM jsonb_each({:airports})`;

/** Keeps the cities of existing airports if the file has no column for them. */
const KEEP_CITIES = `
  UPDATE incoming SET city = COALESCE((SELECT city FROM airport WHERE airport.ident = incoming.ident), '')
  WHERE city IS NULL`;

/** Airports outside the file that have an IATA code of an airport in the file. */
const HOLDERS = `
  SELECT incoming.ident AS ident, incoming.iata AS iata, airport.ident AS holder, airport.name AS name
  FROM incoming JOIN airport ON airport.iata = incoming.iata AND airport.ident <> incoming.ident
  WHERE airport.ident NOT IN (SELECT ident FROM incoming)`;

/** Sets changing codes aside, so that two airports can swap theirs under the unique index. */
const FREE_CODES = `
  UPDATE airport SET iata = '~' || id
  WHERE EXISTS (SELECT 1 FROM incoming WHERE incoming.ident = airport.ident AND incoming.iata <> airport.iata)`;

const WRITE = `
  INSERT INTO airport (id, ident, ${COLUMNS.join(', ')})
  SELECT ${ID}, ident, ${prefixed('incoming')} FROM incoming WHERE true
  ON CONFLICT (ident) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
  WHERE (${prefixed('airport')}) IS NOT (${prefixed('excluded')})`;

const run = (tx: CoreApp, sql: string) => tx.db().newQuery(sql).execute().rowsAffected();

function count(tx: CoreApp, table: string): number {
  const row = new DynamicModel({ n: 0 });
  tx.db().newQuery(`SELECT count(*) AS n FROM ${table}`).one(row);
  return row.n as number;
}

/**
 * Handles airports outside the file whose IATA code an airport in the file has. If that airport is new, it is
 * treated as the same airport with a new ident (or its successor), so that references stay valid. All other
 * conflicts are left to a person.
 */
function settleHolders(tx: CoreApp, mayRename: boolean): void {
  const holders = arrayOf(new DynamicModel({ ident: '', iata: '', holder: '', name: '' }));
  tx.db().newQuery(HOLDERS).all(holders);
  if (holders.length === 0) return;
  if (!mayRename) {
    throw new ImportConflict(
      holders.map(
        ({ ident, iata, holder, name }) =>
          `${ident} has the IATA code ${iata} of ${name} (${holder}), which is not in the file.`,
      ),
    );
  }
  const rename = 'UPDATE airport SET ident = {:ident} WHERE ident = {:holder}';
  for (const { ident, holder } of holders) tx.db().newQuery(rename).bind({ ident, holder }).execute();
}

/**
 * Imports validated airports in one transaction, all or none. Adds new idents, updates changed airports and
 * keeps airports that are not in the list. `json` is a JSON array of airport rows.
 * @param mayRename whether an airport may get a new ident if its IATA code shows that it is the same one
 * @throws ImportConflict if an airport outside the list has an IATA code of the list
 */
export function importAirports(app: CoreApp, json: string, mayRename = false): ImportResult {
  return inTransaction(app, (tx) => {
    waitForWriters(tx);
    tx.db().newQuery(READ).bind({ airports: json }).execute();
    run(tx, 'CREATE UNIQUE INDEX temp.incoming_ident ON incoming (ident)');
    settleHolders(tx, mayRename);
    run(tx, KEEP_CITIES);
    const before = count(tx, 'airport');
    run(tx, FREE_CODES);
    const written = run(tx, WRITE);
    const inserted = count(tx, 'airport') - before;
    const result = { inserted, updated: written - inserted, unchanged: count(tx, 'incoming') - written };
    run(tx, 'DROP TABLE incoming');
    if (written > 0) recordState(tx);
    return result;
  });
}
