const NAMES = ['insolvent_from', 'insolvency_mailed'];

/** Since when an airline is insolvent. No airline was before. */
export function addInsolvency(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(...NAMES.map((name) => new NumberField({ name, onlyInt: true, hidden: true })));
  app.save(airline);
}

export function removeInsolvency(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of NAMES) airline.fields.removeByName(name);
  app.save(airline);
}
