import { wholes } from '../living_world/fields.ts';

/** World minute of orders placed before this release. Too long ago to undo, even in a new world. */
const LONG_AGO = -100_000;

/**
 * `aircraft.ordered`: world minute of the order or of signing the lease. `airline.undo_day` and `undo_count`:
 * world day of the last undo, and number of undone actions on it.
 */
export function addUndo(app: CoreApp): void {
  const aircraft = app.findCollectionByNameOrId('aircraft');
  aircraft.fields.add(...wholes('ordered'));
  app.save(aircraft);
  app.db().newQuery('UPDATE aircraft SET ordered = {:minute}').bind({ minute: LONG_AGO }).execute();
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(
    new NumberField({ name: 'undo_day', onlyInt: true, hidden: true }),
    new NumberField({ name: 'undo_count', onlyInt: true, hidden: true }),
  );
  app.save(airline);
}

export function removeUndo(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of ['undo_day', 'undo_count']) airline.fields.removeByName(name);
  app.save(airline);
  const aircraft = app.findCollectionByNameOrId('aircraft');
  aircraft.fields.removeByName('ordered');
  app.save(aircraft);
}
