import type { ActionInput } from '#game/actions/actions.ts';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import type { PerClass } from '#game/fleet/aircraft/cabin.ts';
import { leaseDelivery } from '#game/fleet/delivery.ts';
import { type LeaseQuote, leasedChecks, leaseQuote } from '#game/fleet/lease-quote.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { YEAR } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel, rejectMisfit } from '#hooks/action/shared/find-model.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { hasLeased } from '../has-leased.ts';
import { addAircraft } from './add-aircraft.ts';
import { rejectOutOfStock } from './reject-out-of-stock.ts';

function pay(context: ActionContext, model: AircraftModel, quote: LeaseQuote, aircraft: string): void {
  const name = `${model.manufacturer} ${model.model}`;
  context.debit({ category: 'deposit', amount: quote.deposit, memo: `Deposit, ${name}`, aircraft });
  context.debit({ category: 'lease', amount: quote.weeklyRate, memo: `First week, ${name}`, aircraft });
  context.debit({ category: 'refit', amount: quote.refit, memo: `Cabin, ${name}`, aircraft });
}

/** A lease that can be signed now. */
export interface QuotedLease {
  model: AircraftModel;
  cabin: PerClass;
  quote: LeaseQuote;
}

/**
 * Returns the quote for a lease if its price is still the one that the player saw.
 * @param within prefix of the field names: `lease.` if they are parts of that field
 * @throws BadRequestError if the lease is not possible
 */
export function quoteLease(
  context: ActionContext,
  input: Pick<ActionInput<'fleet.lease'>, 'model' | 'cabin' | 'price'>,
  within = '',
): QuotedLease {
  const model = findModel(context.tx, input.model, `${within}model`);
  const cabin = input.cabin ?? typicalCabin(model);
  rejectMisfit(model, cabin);
  const quote = leaseQuote(model, calendarAt(context.world.start, context.now).year, cabin);
  const name = `${model.manufacturer} ${model.model}`;
  if (!quote) throw rejection(`${within}model`, 'not_offered', `No lessor has a ${name} to offer.`);
  rejectStalePrice(input.price, quote.weeklyRate, `The weekly rate of a ${name}`, `${within}price`);
  return { model, cabin, quote };
}

/** Leases aircraft from lessors' stock. */
export function leaseAircraft(context: ActionContext, input: ActionInput<'fleet.lease'>): object {
  const lease = quoteLease(context, input);
  const what = input.count === 1 ? 'Leasing this aircraft' : `Leasing ${input.count} aircraft`;
  rejectUnaffordable(context, lease.quote.dueNow * input.count, what);
  return { aircraft: addLeased(context, lease, input.count) };
}

/**
 * Pays for leased aircraft and adds them to the fleet. Deposit, first week and any change of the cabin are
 * paid at once. An airline's first leased aircraft is at its hub at the next full hour. Returns the ids of
 * the aircraft.
 * @param within as for `quoteLease`
 * @throws BadRequestError if lessors have too few left
 */
export function addLeased(
  context: ActionContext,
  { model, cabin, quote }: QuotedLease,
  count: number,
  within = '',
): string[] {
  rejectOutOfStock(context, model, count, within);
  const isFirst = !hasLeased(context.tx, context.airline.id);
  const aircraft: string[] = [];
  for (let number = 0; number < count; number++) {
    const delivered = leaseDelivery(context.now, quote.deliveryDays, isFirst && number === 0);
    const id = addAircraft(context, model, cabin, {
      ownership: 'leased',
      price: 0,
      lease_rate: quote.weeklyRate,
      deposit: quote.deposit,
      built: delivered - quote.age * YEAR,
      delivered,
      hours: quote.hours,
      cycles: quote.cycles,
      condition: quote.condition,
      checks: leasedChecks(quote, delivered),
    });
    pay(context, model, quote, id);
    aircraft.push(id);
  }
  return aircraft;
}
