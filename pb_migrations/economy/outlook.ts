const NAME = 'economy';

/** Published outlook of the economy: see `Outlook`. Empty until the next midnight of an older world. */
export function addOutlook(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.add(new JSONField({ name: NAME, maxSize: 20_000 }));
  app.save(world);
}

export function removeOutlook(app: CoreApp): void {
  const world = app.findCollectionByNameOrId('world');
  world.fields.removeByName(NAME);
  app.save(world);
}
