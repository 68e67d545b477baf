import { wholes } from '../living_world/fields.ts';

const NAME = 'rules_05_from';

/** First hour settled under the rules of 0.5.0. A replay applies the older rules before it. */
export function addRules05(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(NAME));
  app.save(world);
  app.db().newQuery(`UPDATE world SET ${NAME} = hour + 1`).execute();
}

export function removeRules05(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName(NAME);
  app.save(world);
}
