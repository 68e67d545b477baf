/*
 * Covering indexes for the hourly reads of settlement: the departures of the next eight hours, and the seats
 * held by connecting passengers from today on, by leg. SQLite does not have to read the rows themselves.
 */
const INDEXES = [
  { table: 'leg', before: 'departs', columns: 'departs, aircraft, origin' },
  { table: 'transfer', before: 'departs', columns: 'departs, leg, hour, economy, business, first' },
] as const;

const nameOf = (table: string, columns: string) => `idx_${table}_${columns.replace(/\W+/g, '_')}`;

function replaceIndex(app: CoreApp, table: string, before: string, after: string): void {
  const collection = app.findCollectionByNameOrId(table);
  collection.removeIndex(nameOf(table, before));
  collection.addIndex(nameOf(table, after), false, after, '');
  app.save(collection);
}

migrate(
  (app) => {
    for (const { table, before, columns } of INDEXES) replaceIndex(app, table, before, columns);
  },
  (app) => {
    for (const { table, before, columns } of INDEXES) replaceIndex(app, table, columns, before);
  },
);
