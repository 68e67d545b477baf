import { wholes } from '../living_world/fields.ts';

const ASSETS = 'idx_ledger_assets';
const BEFORE = ['aircraft_purchase', 'aircraft_sale', 'deposit', 'deposit_refund'];
const AFTER = [...BEFORE, 'used_purchase', 'leaseback_sale'];
const WORLD_COLUMNS = ['rules_07_from', 'restock'];
const AIRCRAFT_COLUMNS = ['paid_new', 'lease_until'];

/** Without IN, because PocketBase rejects parentheses in the condition of an index. */
const entriesOf = (names: readonly string[]) => names.map((name) => `category = '${name}'`).join(' OR ');

function setAssetIndex(app: CoreApp, names: readonly string[]): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.removeIndex(ASSETS);
  ledger.addIndex(ASSETS, false, 'airline', entriesOf(names));
  app.save(ledger);
}

/**
 * The price for which an aircraft was bought new, the end of a leaseback's minimum term, the first hour under the rules of 0.7.0, and the dealers' next
 * replenishment. All aircraft that airlines own so far were bought new.
 */
export function addUsedAircraft(app: CoreApp): void {
  const aircraft = app.findCollectionByNameOrId('aircraft');
  aircraft.fields.add(...wholes(...AIRCRAFT_COLUMNS));
  app.save(aircraft);
  app.db().newQuery("UPDATE aircraft SET paid_new = price WHERE ownership = 'owned'").execute();
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(...WORLD_COLUMNS));
  app.save(world);
  app.db().newQuery('UPDATE world SET rules_07_from = hour + 1').execute();
  setAssetIndex(app, AFTER);
}

export function removeUsedAircraft(app: CoreApp): void {
  setAssetIndex(app, BEFORE);
  const world = app.findCollectionByNameOrId('world');
  for (const name of WORLD_COLUMNS) world.fields.removeByName(name);
  app.save(world);
  const aircraft = app.findCollectionByNameOrId('aircraft');
  for (const name of AIRCRAFT_COLUMNS) aircraft.fields.removeByName(name);
  app.save(aircraft);
}
