/**
 * Increments the revision of an airline whose fleet another one has changed. Settlement then plans it again, and its
 * owner's pages refresh.
 */
export function touchAirline(tx: CoreApp, id: string): void {
  const airline = tx.findRecordById('airline', id);
  airline.set('revision', airline.getInt('revision') + 1);
  // Without validation, because its user may be about to be deleted.
  tx.saveNoValidate(airline);
}

const TOUCHED =
  'UPDATE airline SET revision = revision + 1 WHERE id IN (SELECT value FROM json_each({:ids}))';

/** Does the same for many airlines at the end of an hour. All pages refresh then. */
export const touchAirlines = (tx: CoreApp, ids: readonly string[]): void => {
  tx.db()
    .newQuery(TOUCHED)
    .bind({ ids: JSON.stringify(ids) })
    .execute();
};
