import { DELETED_TABLES } from '#game/tables/tables.ts';
import { HOUR } from '#game/world/time.ts';
import { forgetPerson, logAction } from '../action/shared/log.ts';
import { worldMinute } from '../clock/clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { guard } from '../http/handle-request.ts';
import { CLOSING } from './life.ts';

/**
 * Removes the airline from its user, who can then found another one. Does nothing if the user is being
 * deleted as well.
 */
function unlinkUser(tx: CoreApp, id: string): void {
  const [user] = tx.findRecordsByIds('users', [id]);
  if (!user) return;
  user.set('airline', '');
  tx.saveNoValidate(user);
}

/**
 * Deletes all rows of an airline before it is deleted, with one statement per collection, because deleting
 * single records would take minutes. PocketBase calls this before its own transaction, so this starts one
 * around both.
 */
export function removeAirlineRows(event: core.RecordEvent): void {
  guard(event, 'Deleting an airline', (e) => {
    const airline = e.record?.id ?? '';
    const user = e.record?.getString('user') ?? '';
    const { app } = e;
    inTransaction(app, (tx) => {
      e.app = tx as core.App;
      const settled_hour = e.record?.getInt('settled_hour') ?? 0;
      const minute = Math.max(worldMinute(tx), settled_hour * HOUR);
      logAction(tx, minute, { settled_hour, airline, user, name: CLOSING, input: {} });
      forgetPerson(tx, airline);
      for (const collection of DELETED_TABLES)
        tx.db().newQuery(`DELETE FROM ${collection} WHERE airline = {:airline}`).bind({ airline }).execute();
      unlinkUser(tx, user);
      e.next();
    });
    e.app = app;
  });
}
