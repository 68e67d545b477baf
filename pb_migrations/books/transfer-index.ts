const NAME = 'idx_ledger_transfer';

/** The ids of a transfer's entries follow from each other, so that no index has to find one by the other. */
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
