const NAMES = ['visited', 'visited_at', 'away_from', 'away_until', 'reminded_at'];

/** The owner's last visit and last absence, of which only the owner sees the absence. */
export function addVisits(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(...NAMES.map((name) => new NumberField({ name, onlyInt: true, hidden: true })));
  app.save(airline);
}

export function removeVisits(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of NAMES) airline.fields.removeByName(name);
  app.save(airline);
}
