import { wholes } from '../living_world/fields.ts';

const NAME = 'rules_08_from';

/** First hour settled under the rules of 0.8.0. A replay applies the older rules before it. */
export function addRules08(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(NAME));
  app.save(world);
  app.db().newQuery(`UPDATE world SET ${NAME} = hour + 1`).execute();
}

export function removeRules08(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName(NAME);
  app.save(world);
}
