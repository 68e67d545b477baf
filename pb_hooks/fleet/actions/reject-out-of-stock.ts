import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { leaseStock } from '#game/fleet/lease-stock.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { sayMinute } from '#hooks/action/shared/say-minute.ts';
import { readLessorFacts } from '../lease-stock.ts';

/**
 * Rejects more aircraft of a model than lessors have left. The message says when the next one is expected.
 * @param within prefix of the field names: `lease.` if they are parts of that field
 */
export function rejectOutOfStock(
  context: ActionContext,
  model: AircraftModel,
  count: number,
  within = '',
): void {
  const { world, leased } = readLessorFacts(context.tx, context.now, context.airline.id, model.id);
  const { available, next } = leaseStock(world, model, leased[model.id] ?? 0);
  if (count <= available) return;
  const name = `${model.manufacturer} ${model.model}`;
  if (available > 0)
    throw rejection(
      `${within}count`,
      'out_of_stock',
      `Lessors have ${available} ${name} left. Lease at most ${available}.`,
    );
  const when =
    next === null
      ? 'None is expected within a year, unless an airline returns one'
      : `The next one is expected on ${sayMinute(context, next)}, or when an airline returns one`;
  throw rejection(`${within}model`, 'out_of_stock', `No lessor has a ${name} left. ${when}.`);
}
