interface AirlineTable {
  /** Name of the collection. Its column `airline` holds the airline's id. */
  name: string;
  /** Order of its rows in a data export, as SQL. */
  order: string;
  /** True for rows that stay when the airline is deleted, because replays need them. */
  stays?: true;
}

/**
 * The collections with rows of an airline, in the order of a data export. Only the owner can read them. The owner
 * sees `action` only in the export.
 */
export const AIRLINE_TABLES = [
  { name: 'ledger', order: 'minute, id' },
  { name: 'aircraft', order: 'delivered, id' },
  { name: 'maintenance', order: 'starts, id' },
  { name: 'fuel_contract', order: 'starts, id' },
  { name: 'route', order: 'pair' },
  { name: 'leg', order: 'departs, id' },
  { name: 'withdrawn_leg', order: 'departs, id' },
  { name: 'connection', order: 'id' },
  { name: 'connection_sum', order: 'market, since, id' },
  { name: 'transfer', order: 'departs, id' },
  { name: 'stand_in', order: 'departs, id' },
  { name: 'flight', order: 'departs, id' },
  { name: 'route_history', order: 'starts, id' },
  { name: 'notice', order: 'minute, id' },
  { name: 'goal', order: 'minute, id' },
  { name: 'action', order: 'seq', stays: true },
] as const satisfies readonly AirlineTable[];

export type AirlineTableName = (typeof AIRLINE_TABLES)[number]['name'];

/** Names of the collections whose rows are deleted with their airline. */
export const DELETED_TABLES: readonly AirlineTableName[] = AIRLINE_TABLES.filter(
  (table: AirlineTable) => !table.stays,
).map(({ name }) => name);
