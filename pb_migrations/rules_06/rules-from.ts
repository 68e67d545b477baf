import { wholes } from '../living_world/fields.ts';

const NAME = 'rules_06_from';

/** First hour settled under the rules of 0.6.0. A replay applies the older rules before it. */
export function addRules06(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(NAME));
  app.save(world);
  app.db().newQuery(`UPDATE world SET ${NAME} = hour + 1`).execute();
}

export function removeRules06(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName(NAME);
  app.save(world);
}
