import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Loan } from '#game/tables/loan.ts';
import type { Maintenance } from '#game/tables/maintenance.ts';
import type { Route } from '#game/tables/route.ts';
import { plainRecord } from '#hooks/platform/db/plain-record.ts';
import type { CheckContext } from './context.ts';
import { rejection } from './reject.ts';

interface Own {
  aircraft: Aircraft;
  loan: Loan;
  maintenance: Maintenance;
  route: Route;
}

const MISSING: Record<keyof Own, string> = {
  aircraft: 'There is no such aircraft in your fleet.',
  loan: 'You have no such loan.',
  maintenance: 'There is no such work planned in your fleet.',
  route: 'You have no such route.',
};

/**
 * Rejects any action with an aircraft that has been sold in the air.
 * @throws BadRequestError that names `field`
 */
export function rejectSold(app: CoreApp, aircraft: string, field: string): void {
  if (app.countRecords('hand_over', $dbx.hashExp({ aircraft })) === 0) return;
  throw rejection(field, 'sold', 'This aircraft has been sold. It changes hands when it has landed.');
}

/**
 * Returns a record of the acting airline, as its owner sees it.
 * @throws BadRequestError that names `field`, also for an aircraft that has been sold and has not landed yet. The error is the same for unknown ids and for other airlines'
 * records.
 */
export function findOwn<Name extends keyof Own>(
  { tx, airline }: CheckContext,
  collection: Name,
  id: string,
  field: string = collection,
): Own[Name] {
  const records = tx.findRecordsByIds(collection, [id]);
  const record = records[0];
  if (record?.getString('airline') !== airline.id)
    throw rejection(field, `unknown_${collection}`, MISSING[collection]);
  if (collection === 'aircraft') rejectSold(tx, id, field);
  return plainRecord(record) as Own[Name];
}
