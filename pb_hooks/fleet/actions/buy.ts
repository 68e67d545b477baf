import type { ActionInput } from '#game/actions/actions.ts';
import { type AircraftModel, isBuilt, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import { freshChecks } from '#game/fleet/aircraft/maintenance.ts';
import { deliveryDays } from '#game/fleet/delivery.ts';
import { purchaseQuote } from '#game/fleet/purchase-quote.ts';
import { calendarAt } from '#game/network/timetable/clock.ts';
import { DAY, fullHour } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel, rejectMisfit } from '#hooks/action/shared/find-model.ts';
import { rejection, rejectStalePrice, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { addAircraft } from './add-aircraft.ts';

function rejectNotBuilt(context: ActionContext, model: AircraftModel): void {
  const year = calendarAt(context.world.start, context.now).year;
  if (isBuilt(model, year)) return;
  const name = `The ${model.manufacturer} ${model.model}`;
  const message =
    year < model.first_year
      ? `${name} is not built before ${model.first_year}.`
      : `${name} has not been built since ${model.last_year}.`;
  throw rejection('model', 'not_built', message);
}

/** Returns the number of aircraft of a model that are ordered and not delivered at a world minute. */
const ordersAhead = (app: CoreApp, model: string, now: number): number =>
  app.countRecords(
    'aircraft',
    $dbx.exp("model = {:model} AND ownership = 'owned' AND delivered > {:now}", { model, now }),
  );

/**
 * Orders new aircraft from their manufacturer. They are paid for at once and delivered in the order of all
 * airlines' orders.
 */
export function buyAircraft(context: ActionContext, input: ActionInput<'fleet.buy'>): object {
  const model = findModel(context.tx, input.model);
  const cabin = input.cabin ?? typicalCabin(model);
  rejectMisfit(model, cabin);
  rejectNotBuilt(context, model);
  const quote = purchaseQuote(model, input.count, cabin);
  const name = `${model.manufacturer} ${model.model}`;
  rejectStalePrice(input.price, quote.total, `The price of ${input.count} ${name}`);
  rejectUnaffordable(context, quote.total, input.count === 1 ? 'Buying this aircraft' : 'This order');

  const ahead = ordersAhead(context.tx, model.id, context.now);
  const aircraft: string[] = [];
  for (let number = 0; number < input.count; number++) {
    const days = deliveryDays(model, ahead + number);
    const delivered = fullHour(context.now + days * DAY);
    // The first aircraft take the remainder, so that the prices add up to the quote.
    const price = Math.floor((quote.total + input.count - 1 - number) / input.count);
    const id = addAircraft(context, model, cabin, {
      ownership: 'owned',
      price,
      lease_rate: 0,
      deposit: 0,
      built: delivered,
      delivered,
      hours: 0,
      cycles: 0,
      condition: 1,
      checks: freshChecks(0, 0, delivered),
    });
    context.debit({ category: 'aircraft_purchase', amount: price, memo: `New ${name}`, aircraft: id });
    aircraft.push(id);
  }
  return { aircraft };
}
