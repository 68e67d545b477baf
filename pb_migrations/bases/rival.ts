const NAME = 'bases';

/** Bases of a rival besides its hub, as a list of airport ids. */
export function addBases(app: CoreApp): void {
  const rival = app.findCollectionByNameOrId('rival');
  rival.fields.add(new JSONField({ name: NAME, maxSize: 200 }));
  app.save(rival);
}

export function removeBases(app: CoreApp): void {
  const rival = app.findCollectionByNameOrId('rival');
  rival.fields.removeByName(NAME);
  app.save(rival);
}
