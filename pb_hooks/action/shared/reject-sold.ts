import { rejection } from './reject.ts';

/**
 * Rejects any action with an aircraft that has been sold in the air.
 * @throws BadRequestError that names `field`
 */
export function rejectSold(app: CoreApp, aircraft: string, field: string): void {
  if (app.countRecords('hand_over', $dbx.hashExp({ aircraft })) === 0) return;
  throw rejection(field, 'sold', 'This aircraft has been sold. It changes hands when it has landed.');
}
