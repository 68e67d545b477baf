const NAMES = ['rivals', 'rival_strength'] as const;

/** Number of airlines that the server runs, and how well they choose. Existing worlds have none. */
export function addWorldRivals(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(
    new NumberField({ name: 'rivals', onlyInt: true }),
    new TextField({ name: 'rival_strength', pattern: '^(easy|normal|hard)$' }),
  );
  app.save(world);
  app.db().newQuery("UPDATE world SET rival_strength = 'normal'").execute();
}

export function removeWorldRivals(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  for (const name of NAMES) world.fields.removeByName(name);
  app.save(world);
}
