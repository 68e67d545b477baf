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
