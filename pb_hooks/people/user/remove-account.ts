import { WORLD_ID } from '#game/tables/world.ts';
import { keepAfterDeletion } from '#hooks/bank/insolvency/fresh-starts.ts';
import { inTransaction } from '#hooks/platform/db/in-transaction.ts';
import { guard } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { minuteOfDate } from '#hooks/world/clock/date.ts';

/** Returns the age of a user's airline in game minutes. Null without an airline. */
function ageOf(tx: CoreApp, user: core.Record, minute: number): number | null {
  const [airline] = tx.findRecordsByIds('airline', [user.getString('airline')]);
  if (!airline) return null;
  const start = tx.findRecordById('world', WORLD_ID).getString('start');
  return minute - minuteOfDate(start, airline.getString('founded'));
}

/**
 * Deletes an account. Before that, it keeps the hash of the address if the player would have to wait before founding
 * again, so that a new account is no way around it. PocketBase calls this before its own transaction, so this starts
 * one around both.
 */
export function removeAccount(event: core.RecordEvent): void {
  guard(event, 'Deleting an account', (e) => {
    const { app, record } = e;
    inTransaction(app, (tx) => {
      e.app = tx as core.App;
      const minute = worldMinute(tx);
      if (record) keepAfterDeletion(tx, record, minute, ageOf(tx, record, minute));
      e.next();
    });
    e.app = app;
  });
}
