import type { ActionInput } from '#game/actions/actions.ts';
import { accountId } from '#game/books/accounts.ts';
import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { exchangeValue } from '#game/exchange/prices.ts';
import { saleObstacle } from '#game/exchange/sale-obstacle.ts';
import { WEEK } from '#game/world/time.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findModel } from '#hooks/action/shared/find-model.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectStalePrice } from '#hooks/action/shared/reject.ts';
import { readTraded } from '#hooks/exchange/read-traded.ts';
import { noteTrade } from '#hooks/exchange/write-history.ts';

const LEASED = `
  UPDATE aircraft SET ownership = 'leased', price = 0, lease_rate = {:rate}, deposit = {:deposit},
    lease_from = {:now}, lease_until = {:until}
  WHERE id = {:id}`;

/** Sells an own aircraft to a lessor and leases it back at once. It keeps flying, in the air as well. */
export function leaseBack(context: ActionContext, input: ActionInput<'fleet.leaseback'>): object {
  const { tx, airline, now } = context;
  const { id } = findOwn(context, 'aircraft', input.aircraft);
  const aircraft = readTraded(tx, id, now);
  if (!aircraft) throw rejection('aircraft', 'unknown_aircraft', 'There is no such aircraft in your fleet.');
  const { registration } = aircraft;
  // A refit or a substitution does not matter to a lessor.
  const obstacle = saleObstacle({ ...aircraft, hasRefit: false, standsIn: false }, now);
  if (obstacle) throw rejection('aircraft', obstacle.code, obstacle.message);
  if (tx.countRecords('listing', $dbx.hashExp({ aircraft: id })) > 0)
    throw rejection('aircraft', 'listed', `${registration} is for sale. Withdraw it first.`);
  const value = exchangeValue(findModel(tx, aircraft.model), aircraft, now);
  const { price, rate, deposit, weeks } = leasebackTerms(value, aircraft, now);
  rejectStalePrice(input.price, price, `The price of ${registration}`);
  context.credit({
    category: 'leaseback_sale',
    amount: price,
    memo: `Sale of ${registration}`,
    aircraft: id,
  });
  context.debit({ category: 'deposit', amount: deposit, memo: `Deposit, ${registration}`, aircraft: id });
  context.debit({ category: 'lease', amount: rate, memo: `First week, ${registration}`, aircraft: id });
  const until = now + weeks * WEEK;
  tx.db().newQuery(LEASED).bind({ id, rate, deposit, now, until }).execute();
  const owner = accountId('lessors');
  noteTrade(tx, aircraft, { seller: airline.id, owner, price, value, registration }, now);
  return { price, rate, deposit, until };
}
