const FORMER = [
  'model, price',
  'state, model, price, value, age, hours, seller, kind, offers, economy, business, first, airport, opened, id',
];
const SEARCHED = [
  'model, price, state',
  'airport, model, price, value, age, hours, seller, kind, offers, economy, business, first, opened, id, state',
];

const nameOf = (columns: string) => `idx_listing_${columns.replace(/\W+/g, '_')}`;

function replace(app: CoreApp, before: readonly string[], after: readonly string[]): void {
  const listing = app.findCollectionByNameOrId('listing');
  for (const columns of before) listing.removeIndex(nameOf(columns));
  for (const columns of after) listing.addIndex(nameOf(columns), false, columns, '');
  app.save(listing);
}

/**
 * Lets a search read aircraft for sale by airport, with the distance computed once for each. The state comes last,
 * because nearly all are open: SQLite would otherwise prefer this index to the one by model.
 */
export const addSearchIndexes = (app: CoreApp): void => replace(app, FORMER, SEARCHED);

export const removeSearchIndexes = (app: CoreApp): void => replace(app, SEARCHED, FORMER);
