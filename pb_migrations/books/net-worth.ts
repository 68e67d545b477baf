const NAMES = ['net_worth', 'valued'];

/** Net worth of an airline and the world minute for which it was computed. Both 0 before the first time. */
export function addNetWorth(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(...NAMES.map((name) => new NumberField({ name, onlyInt: true, hidden: true })));
  app.save(airline);
}

export function removeNetWorth(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of NAMES) airline.fields.removeByName(name);
  app.save(airline);
}
