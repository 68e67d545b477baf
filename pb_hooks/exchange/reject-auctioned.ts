import { rejection } from '../action/shared/reject.ts';

/**
 * Rejects what would keep an aircraft from being handed over to the winner of its auction.
 * @throws BadRequestError that names `field`
 */
export function rejectAuctioned(app: CoreApp, aircraft: string, field: string): void {
  if (app.countRecords('auction', $dbx.hashExp({ aircraft, state: 'open' })) === 0) return;
  throw rejection(
    field,
    'auctioned',
    'This aircraft is being auctioned. You can do this when the auction has ended without a sale.',
  );
}
