import { inTransaction } from '../http/in-transaction.ts';
import { readJson } from '../http/read-json.ts';

/** Store key of the ids of airlines whose owners cannot act at the moment, as JSON. */
const KEY = 'settlement-held';

const UNSETTLED = `SELECT COALESCE(json_group_array(id), '[]') AS json FROM airline WHERE settled_hour < {:hour}`;

/**
 * Runs `work` while the owners of airlines that are not yet settled for this hour cannot act. Otherwise an airline whose
 * owner acts all the time would have to be settled while nobody at all can write.
 */
export function holdUnsettled(app: CoreApp, hour: number, work: () => void): void {
  try {
    // In a transaction, so that earlier actions have ended and later ones see it.
    inTransaction(app, (tx) => {
      tx.store().set(KEY, JSON.stringify(readJson<string[]>(tx, UNSETTLED, { hour })));
    });
    work();
  } finally {
    app.store().remove(KEY);
  }
}

/** Whether an airline's owner has to wait, by what is true for the rest of a transaction. */
export function isHeld(tx: CoreApp, airline: string): boolean {
  const held = tx.store().get(KEY);
  return typeof held === 'string' && (JSON.parse(held) as string[]).includes(airline);
}
