const ENDED = [
  'DELETE FROM holding WHERE issuer = {:issuer}',
  'DELETE FROM tender WHERE issuer = {:issuer}',
  'DELETE FROM share_trade WHERE airline = {:issuer}',
  'DELETE FROM listing WHERE airline = {:issuer}',
];

/** Ends the listing of an airline whose shareholders have been paid. */
export function endListing(tx: CoreApp, issuer: string): void {
  for (const sql of ENDED) tx.db().newQuery(sql).bind({ issuer }).execute();
}
