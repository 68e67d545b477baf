import { forgetPerson, logAction } from '../action/log.ts';
import { guard } from '../http/answer.ts';
import { inTransaction } from '../http/in-transaction.ts';
import { worldMinute } from '../world/clock.ts';
import { CLOSING } from './life.ts';

/** Collections whose rows belong to an airline. */
const COLLECTIONS = [
  'leg',
  'withdrawn_leg',
  'connection',
  'connection_sum',
  'transfer',
  'stand_in',
  'flight',
  'route_history',
  'maintenance',
  'fuel_contract',
  'notice',
  'aircraft',
  'route',
  'ledger',
];

/**
 * Before an airline is deleted, takes away all that is its own, by one statement a collection: record by record, an airline
 * of some size would take minutes. PocketBase calls this before its own transaction, so one is begun around both.
 */
export function removeAirlineRows(event: core.RecordEvent): void {
  guard(event, 'Deleting an airline', (e) => {
    const airline = e.record?.id ?? '';
    const user = e.record?.getString('user') ?? '';
    const { app } = e;
    inTransaction(app, (tx) => {
      e.app = tx as core.App;
      logAction(tx, worldMinute(tx), { airline, user, name: CLOSING, input: {} });
      forgetPerson(tx, airline);
      for (const collection of COLLECTIONS)
        tx.db().newQuery(`DELETE FROM ${collection} WHERE airline = {:airline}`).bind({ airline }).execute();
      e.next();
    });
    e.app = app;
  });
}
