const ENDED = [
  'DELETE FROM holding WHERE issuer = {:issuer}',
  'DELETE FROM share_sale WHERE issuer = {:issuer}',
  'DELETE FROM tender WHERE issuer = {:issuer}',
  'DELETE FROM share_trade WHERE airline = {:issuer}',
  'DELETE FROM share_listing WHERE airline = {:issuer}',
];

/** Ends the listing of an airline whose shareholders have been paid. */
export function endShareListing(tx: CoreApp, issuer: string): void {
  for (const sql of ENDED) tx.db().newQuery(sql).bind({ issuer }).execute();
}
