const INDEXES = { before: 'idx_listing_airline', after: 'idx_share_listing_airline' };

/** Renames a collection with its index. PocketBase rewrites neither the name of an index nor its table. */
function rename(app: CoreApp, from: string, to: string, drop: string, add: string): void {
  const collection = app.findCollectionByNameOrId(from);
  collection.name = to;
  collection.removeIndex(drop);
  collection.addIndex(add, true, 'airline', '');
  app.save(collection);
}

/** Airlines on the stock market leave the name `listing` to aircraft that are for sale. */
export const renameShareListing = (app: CoreApp): void =>
  rename(app, 'listing', 'share_listing', INDEXES.before, INDEXES.after);

export const restoreShareListing = (app: CoreApp): void =>
  rename(app, 'share_listing', 'listing', INDEXES.after, INDEXES.before);
