import { wholes } from '../living_world/fields.ts';

const NAME = 'traffic';

/** Percentage of the real world's traffic that takes slots. Older worlds get all of it. */
export function addTraffic(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(...wholes(NAME));
  app.save(world);
  app.db().newQuery(`UPDATE world SET ${NAME} = 100`).execute();
}

export function removeTraffic(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName(NAME);
  app.save(world);
}
