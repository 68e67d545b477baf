import type { ActionInput } from '#game/actions/actions.ts';
import { DEALERS } from '#game/books/accounts.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectStalePrice } from '#hooks/action/shared/reject.ts';
import { rejectPledged } from '#hooks/bank/pledge.ts';
import { endOffersFor } from '#hooks/exchange/end-offers.ts';
import { tradeAircraft } from '#hooks/exchange/hand-over.ts';
import { rejectAuctioned, rejectBusy, rejectOnOrder } from './reject-busy.ts';

/** Sells an owned aircraft to a dealer, effective at once. The dealer offers it for sale. */
export function sellAircraft(context: ActionContext, input: ActionInput<'fleet.sell'>): object {
  const aircraft = findOwn(context, 'aircraft', input.aircraft);
  const { registration } = aircraft;
  if (aircraft.ownership !== 'owned')
    throw rejection('aircraft', 'leased', `${registration} is leased. Return it to its lessor instead.`);
  rejectOnOrder(context, aircraft);
  rejectPledged(context.tx, aircraft);
  rejectAuctioned(context.tx, aircraft.id, 'aircraft');
  rejectBusy(context, aircraft);
  const { tx, airline, now, world } = context;
  const price = saleQuote(findModel(tx, aircraft.model), aircraft, now);
  rejectStalePrice(input.price, price, `The sale price of ${registration}`);
  const terms = { aircraft: aircraft.id, seller: airline.id, buyer: DEALERS, price, isEscrowed: false };
  const time = { minute: now, start: world.start };
  tradeAircraft(tx, terms, time);
  endOffersFor(tx, aircraft.id, time);
  return { price };
}
