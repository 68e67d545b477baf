import { wholes } from '../living_world/fields.ts';

const NAME = 'unused_from';

/** World minute from which each right to fly has been unused. The rights of today count from the upgrade on. */
export function addUnusedRights(app: CoreApp): void {
  const route = app.findCollectionByNameOrId('route');
  route.fields.add(...wholes(NAME));
  app.save(route);
  app.db().newQuery(`UPDATE route SET ${NAME} = COALESCE((SELECT (hour + 1) * 60 FROM world), 0)`).execute();
}

export function removeUnusedRights(app: CoreApp): void {
  const route = app.findCollectionByNameOrId('route');
  route.fields.removeByName(NAME);
  app.save(route);
}
