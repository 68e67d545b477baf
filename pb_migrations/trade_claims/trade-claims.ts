import { id, wholes } from '../living_world/fields.ts';

const [BEFORE, AFTER] = ['share_claim', 'trade_claim'];
const INDEXED = ['airline', 'debtor', 'minute'];

/** Renames a collection with its indexes. PocketBase rewrites neither their names nor their table. */
function rename(app: CoreApp, from: string, to: string): core.Collection {
  const collection = app.findCollectionByNameOrId(from);
  collection.name = to;
  for (const column of INDEXED) {
    collection.removeIndex(`idx_${from}_${column}`);
    collection.addIndex(`idx_${to}_${column}`, false, column, '');
  }
  return collection;
}

/**
 * Losses from trades of aircraft join those from trades of shares. Aircraft that have been sold in the air count as sold
 * at market value, because the value at that time is unknown.
 */
export function addAircraftClaims(app: CoreApp): void {
  const claim = rename(app, BEFORE, AFTER);
  claim.fields.add(id('aircraft'));
  app.save(claim);
  const handOver = app.findCollectionByNameOrId('hand_over');
  handOver.fields.add(...wholes('value'));
  app.save(handOver);
  app.db().newQuery('UPDATE hand_over SET value = price').execute();
}

export function removeAircraftClaims(app: CoreApp): void {
  const handOver = app.findCollectionByNameOrId('hand_over');
  handOver.fields.removeByName('value');
  app.save(handOver);
  app.db().newQuery(`DELETE FROM ${AFTER} WHERE aircraft <> ''`).execute();
  const claim = rename(app, AFTER, BEFORE);
  claim.fields.removeByName('aircraft');
  app.save(claim);
}
