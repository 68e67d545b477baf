/**
 * Creates a record, or changes some fields of one. Saved as a record, because that sends a realtime event to everyone
 * who may read it.
 */
export function createRow(
  tx: CoreApp,
  collection: string,
  row: { id: string } & Record<string, unknown>,
): void {
  tx.save(new Record(tx.findCollectionByNameOrId(collection), row));
}

export function changeRow(tx: CoreApp, collection: string, id: string, changes: object): void {
  const record = tx.findRecordById(collection, id);
  for (const [name, value] of Object.entries(changes)) record.set(name, value);
  tx.save(record);
}
