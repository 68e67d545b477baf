import type { CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';

/**
 * Rejects an id that is not another player's airline.
 * @throws BadRequestError that names `field`
 */
export function rejectNoPlayer({ tx, airline }: CheckContext, id: string, field: string): void {
  if (id === airline.id) throw rejection(field, 'own_airline', 'This is your own airline.');
  const [found] = tx.findRecordsByIds('airline', [id]);
  if (!found) throw rejection(field, 'unknown_airline', 'There is no such airline.');
  if (found.getString('user') === '')
    throw rejection(field, 'run_by_server', 'The server runs this airline. It reads no messages.');
}
