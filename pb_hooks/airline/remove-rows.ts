import { DELETED_TABLES } from '#game/tables/tables.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import { forgetPerson, logAction } from '../action/shared/log.ts';
import { liquidate } from '../bank/insolvency/liquidate.ts';
import { closeBooks } from '../books/ledger/close-books.ts';
import { tellGone } from '../people/news/airline-news.ts';
import { removeMessages } from '../people/remove-messages.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { guard } from '../platform/http/handle-request.ts';
import { payShareholders } from '../shares/close-shares.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { hasFlown } from './has-flown.ts';
import { CLOSING } from './life.ts';
import { retireCode } from './take-name.ts';

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
 * Winds an airline up and closes its books before it is deleted.
 * @param hour last settled hour of the airline, which is the same in a replay, unlike the clock
 */
function closeAirline(tx: CoreApp, airline: string, code: string, hour: number): void {
  const minute = hour * HOUR;
  const start = tx.findRecordById('world', WORLD_ID).getString('start');
  const time = { minute, start };
  liquidate(tx, airline, time);
  payShareholders(tx, airline, time);
  closeBooks(tx, airline, minute, start);
  // Nobody knows the code of an airline that has never flown, and its owner may found it again.
  if (hasFlown(tx, airline)) retireCode(tx, code, minute);
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
      // A replay winds rivals up again.
      if (user !== '') logAction(tx, minute, { settled_hour, airline, user, name: CLOSING, input: {} });
      forgetPerson(tx, airline);
      if (e.record) tellGone(tx, minute, e.record);
      closeAirline(tx, airline, e.record?.getString('code') ?? '', Math.max(0, settled_hour));
      for (const collection of DELETED_TABLES)
        tx.db().newQuery(`DELETE FROM ${collection} WHERE airline = {:airline}`).bind({ airline }).execute();
      removeMessages(tx, airline);
      unlinkUser(tx, user);
      e.next();
    });
    e.app = app;
  });
}
