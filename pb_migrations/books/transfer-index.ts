const NAME = 'idx_ledger_transfer';

/** The ids of a transfer's entries follow from each other, so finding one from the other needs no index. */
export function removeTransferIndex(app: CoreApp): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.removeIndex(NAME);
  app.save(ledger);
}

export function addTransferIndex(app: CoreApp): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.addIndex(NAME, false, 'transfer', "transfer != ''");
  app.save(ledger);
}
