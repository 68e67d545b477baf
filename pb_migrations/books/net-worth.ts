const NAMES = ['net_worth', 'valued'];
const FORECASTS = 'cash_forecasts';

/** Net worth of an airline, the world minute for which it was computed, and forecasts of its cash. */
export function addNetWorth(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(
    ...NAMES.map((name) => new NumberField({ name, onlyInt: true, hidden: true })),
    new JSONField({ name: FORECASTS, hidden: true, maxSize: 2_000 }),
  );
  app.save(airline);
}

export function removeNetWorth(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  for (const name of [...NAMES, FORECASTS]) airline.fields.removeByName(name);
  app.save(airline);
}
