const STATEMENT = 'idx_ledger_statement';
const ASSETS = 'idx_ledger_assets';
const FORMER = 'idx_ledger_airline_minute';
const ASSET_CATEGORIES = ['aircraft_purchase', 'aircraft_sale', 'deposit', 'deposit_refund'];
/** Without IN, because PocketBase rejects parentheses in the condition of an index. */
const ASSET_ENTRIES = ASSET_CATEGORIES.map((name) => `category = '${name}'`).join(' OR ');

/** Indexes for sums of the ledger: by period and category, and of the few entries about assets. */
export function addStatementIndexes(app: CoreApp): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  ledger.removeIndex(FORMER);
  ledger.addIndex(STATEMENT, false, 'airline, minute, category, amount', '');
  ledger.addIndex(ASSETS, false, 'airline', ASSET_ENTRIES);
  app.save(ledger);
}

export function removeStatementIndexes(app: CoreApp): void {
  const ledger = app.findCollectionByNameOrId('ledger');
  for (const name of [STATEMENT, ASSETS]) ledger.removeIndex(name);
  ledger.addIndex(FORMER, false, 'airline, minute', '');
  app.save(ledger);
}
