import { run } from '#hooks/settlement/state/read-rows.ts';

/**
 * Entries and values move as they are, so that cash, debts, deposits and the value of each aircraft remain the sums of
 * their entries. The plus keeps SQLite from walking an index that it changes.
 */
const MOVES = [
  'UPDATE ledger SET airline = {:buyer} WHERE airline = {:merged}',
  // Settlement adds the buyer's weeks up again, now with the entries of both.
  'DELETE FROM ledger_sum WHERE airline = {:buyer}',
  // Losses of one to the other end.
  'DELETE FROM trade_claim WHERE airline IN ({:buyer}, {:merged}) AND debtor IN ({:buyer}, {:merged})',
  'UPDATE trade_claim SET airline = {:buyer} WHERE airline = {:merged}',
  'UPDATE trade_claim SET debtor = {:buyer} WHERE debtor = {:merged}',
  'UPDATE estate_claim SET airline = {:buyer} WHERE airline = {:merged}',
  'UPDATE valuation SET airline = {:buyer} WHERE airline = {:merged}',
  'UPDATE loan SET airline = {:buyer} WHERE airline = {:merged}',
  'UPDATE fuel_contract SET airline = {:buyer} WHERE airline = {:merged}',
  `UPDATE airline SET cash = cash + (SELECT m.cash FROM airline m WHERE m.id = {:merged}) WHERE id = {:buyer}`,
  'UPDATE airline SET cash = 0 WHERE id = {:merged}',
];

/** Adds the books of an airline to those of the one that merges it: entries, cash, values, loans and fuel contracts. */
export function moveBooks(tx: CoreApp, buyer: string, merged: string): void {
  for (const sql of MOVES) run(tx, sql, { buyer, merged });
}
