import { wholes } from '../living_world/fields.ts';

/**
 * `minute_at`: real time (ms since 1970) at which `minute` was written, so that clients can compute the
 * current minute. `rules_from`: first hour settled under the rules of 0.3.0. A replay applies the older rules
 * before it.
 */
const ADDED = ['minute_at', 'rules_from'] as const;

export function addClockFields(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(...ADDED));
  app.save(world);
  app.db().newQuery('UPDATE world SET rules_from = hour + 1').execute();
}

export function removeClockFields(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  for (const name of ADDED) world.fields.removeByName(name);
  app.save(world);
}
