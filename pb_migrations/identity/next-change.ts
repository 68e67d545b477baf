const NAME = 'next_change';

/** World minute from which the airline's name and colours can be changed again. Only the owner sees it. */
export function addNextChange(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.add(new NumberField({ name: NAME, onlyInt: true, hidden: true }));
  app.save(airline);
}

export function removeNextChange(app: CoreApp): void {
  const airline = app.findCollectionByNameOrId('airline');
  airline.fields.removeByName(NAME);
  app.save(airline);
}
