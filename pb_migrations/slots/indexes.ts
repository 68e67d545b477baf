/*
 * Indexes for the movements of an airport's hour, and for the leases of each model. Settlement and the turns of
 * rivals ask for them, and would otherwise read every leg of large airports and every aircraft of the world.
 */
const LEASED = { table: 'aircraft', columns: 'model, ordered', where: "ownership = 'leased'" };
const DEPARTURES = { table: 'leg', columns: 'origin, departs', where: '' };
const SLOTS = { table: 'slot', columns: 'airport, hour', where: '' };
const FORMER_SLOTS = { table: 'slot', columns: 'airport', where: '' };
type Index = typeof LEASED;

const nameOf = ({ table, columns }: Index) => `idx_${table}_${columns.replace(/\W+/g, '_')}`;

function add(app: CoreApp, index: Index): void {
  const collection = app.findCollectionByNameOrId(index.table);
  collection.addIndex(nameOf(index), false, index.columns, index.where);
  app.save(collection);
}

function remove(app: CoreApp, index: Index): void {
  const collection = app.findCollectionByNameOrId(index.table);
  collection.removeIndex(nameOf(index));
  app.save(collection);
}

export function addSlotIndexes(app: CoreApp): void {
  for (const index of [LEASED, DEPARTURES, SLOTS]) add(app, index);
  remove(app, FORMER_SLOTS);
}

export function removeSlotIndexes(app: CoreApp): void {
  add(app, FORMER_SLOTS);
  for (const index of [LEASED, DEPARTURES, SLOTS]) remove(app, index);
}
