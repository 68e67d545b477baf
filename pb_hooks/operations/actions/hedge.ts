import type { ActionInput } from '#game/actions/actions.ts';
import { hedgeOffer, hedgeStart } from '#game/operations/fuel/fuel-price.ts';
import { describeHedgeLimit, hedgeLimit } from '#game/operations/fuel/hedge-limit.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { rejection, rejectStalePrice } from '#hooks/action/shared/reject.ts';
import { fuelUse, hedgedTonnes } from './hedge-room.ts';

/** Rejects more than the limit minus the tonnes already hedged. */
function rejectBeyond(context: ActionContext, wanted: number, hedged: number): void {
  const limit = hedgeLimit(fuelUse(context), context.now);
  if (wanted <= limit.tonnes - hedged) return;
  const message = `${describeHedgeLimit(limit, hedged)} You asked for ${wanted}.`;
  throw rejection('tonnes', 'beyond_consumption', message);
}

/**
 * Buys fuel ahead at a fixed price from the next midnight on, within `hedgeLimit`. The contract is settled in
 * cash at each midnight after `starts`, up to `ends`, and cannot be cancelled.
 */
export function hedgeFuel(context: ActionContext, input: ActionInput<'fuel.hedge'>): object {
  const { tx, now, world, airline } = context;
  const price = hedgeOffer(world.fuelPrice, input.weeks, world.economy);
  rejectStalePrice(input.price, price, 'A tonne of fuel for this term');
  const starts = hedgeStart(now);
  const hedged = hedgedTonnes(context, starts);
  rejectBeyond(context, input.tonnes, hedged);
  const id = context.newId();
  const contract = {
    price,
    weeks: input.weeks,
    tonnes: input.tonnes,
    starts,
    ends: starts + input.weeks * DAYS_A_WEEK * DAY,
  };
  tx.save(new Record(tx.findCollectionByNameOrId('fuel_contract'), { ...contract, id, airline: airline.id }));
  return { contract: id, ...contract };
}
