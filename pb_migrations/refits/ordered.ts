import { wholes } from '../living_world/fields.ts';

/**
 * Marks refits that were sold with free cancellation until work begins: `ORDERED_BEFORE_04` in
 * game/fleet/refit.ts.
 */
const BEFORE_04 = -100_000;

/** `maintenance.ordered`: world minute at which a refit was ordered. */
export function addRefitOrdered(app: CoreApp): void {
  const maintenance = app.findCollectionByNameOrId('maintenance');
  maintenance.fields.add(...wholes('ordered'));
  app.save(maintenance);
  const update = "UPDATE maintenance SET ordered = {:minute} WHERE kind = 'refit'";
  app.db().newQuery(update).bind({ minute: BEFORE_04 }).execute();
}

export function removeRefitOrdered(app: CoreApp): void {
  const maintenance = app.findCollectionByNameOrId('maintenance');
  maintenance.fields.removeByName('ordered');
  app.save(maintenance);
}
