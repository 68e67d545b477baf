import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';

/** Store key of the airlines whose owners have to wait. The value is their ids as JSON. */
const KEY = 'settlement-held';

const UNSETTLED = `SELECT COALESCE(json_group_array(id), '[]') AS json FROM airline WHERE settled_hour < {:hour}`;

/**
 * Runs `work` while owners of airlines that are not yet settled for this hour cannot act. Without this, an
 * airline with a constantly active owner could only be settled with all writes blocked.
 */
export function holdUnsettled(app: CoreApp, hour: number, work: () => void): void {
  try {
    // A transaction, so that earlier actions have ended and later ones see the change.
    inTransaction(app, (tx) => {
      tx.store().set(KEY, JSON.stringify(readJson<string[]>(tx, UNSETTLED, { hour })));
    });
    work();
  } finally {
    app.store().remove(KEY);
  }
}

/** Checks whether an airline's owner has to wait. The result holds for the rest of the transaction. */
export function isHeld(tx: CoreApp, airline: string): boolean {
  const held = tx.store().get(KEY);
  return typeof held === 'string' && (JSON.parse(held) as string[]).includes(airline);
}
