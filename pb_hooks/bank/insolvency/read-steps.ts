import { checkLoan } from '#game/bank/check-loan.ts';
import { weeklyPayment } from '#game/bank/loan.ts';
import { LOAN_MIN, type LoanProduct, SECURED_WEEKS_MIN, UNSECURED_WEEKS } from '#game/bank/loan-offer.ts';
import { NOTHING, type Step, type WayKind } from '#game/bank/ways-out.ts';
import { RESULT_WEEKS } from '#game/books/cash-forecast.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { cancelledOrder, leaseReturn } from '#game/fleet/disposal.ts';
import { AIRCRAFT, type Aircraft } from '#game/tables/aircraft.ts';
import { ROUTE } from '#game/tables/route.ts';
import { WEEK } from '#game/world/time.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { aliased, numberOf } from '#hooks/platform/db/shape.ts';
import { readModels } from '#hooks/settlement/state/read-world.ts';
import { bestCollateral } from '../collateral.ts';
import { loanLimits, readBaseRate } from '../lending.ts';
import { readCredit } from '../read-credit.ts';

/** Longest unsecured loan, which has the lowest instalments, and shortest secured one. */
const WEEKS: Readonly<Record<LoanProduct, number>> = {
  unsecured: Math.max(...UNSECURED_WEEKS),
  secured: SECURED_WEEKS_MIN,
};

const FLEET = aliased(AIRCRAFT, 'x');
/** Pledged, auctioned and sold aircraft cannot be sold to the dealers. */
const FREE_FLEET = `FROM aircraft x WHERE x.airline = {:airline}
  AND NOT EXISTS (SELECT 1 FROM loan n WHERE n.aircraft = x.id AND n.state = 'active')
  AND NOT EXISTS (SELECT 1 FROM auction u WHERE u.aircraft = x.id AND u.state = 'open')
  AND NOT EXISTS (SELECT 1 FROM hand_over h WHERE h.aircraft = x.id) ORDER BY x.id`;
const BIDS = `SELECT COALESCE(sum(lots * price), 0) AS json FROM slot_bid
  WHERE airline = {:airline} AND decided = FALSE`;
const r = aliased(ROUTE, 'r');
const LOSSES = { id: r.id, pair: r.pair, loss: numberOf('h.loss') };
const LOSING = `FROM (
    SELECT route, sum(costs) - sum(revenue) AS loss FROM route_history
    WHERE airline = {:airline} AND starts >= {:since} GROUP BY route HAVING loss > 0
  ) h JOIN route r ON r.id = h.route ORDER BY h.loss DESC, r.id`;

/** Returns what to do with each aircraft, and what that brings. */
function fleetSteps(
  app: CoreApp,
  airline: string,
  minute: number,
): Record<'sell' | 'return' | 'cancel', Step[]> {
  const steps = { sell: [] as Step[], return: [] as Step[], cancel: [] as Step[] };
  const fleet: readonly Aircraft[] = readAll(app, FLEET, FREE_FLEET, { airline });
  const models = fleet.length > 0 ? readModels(app) : undefined;
  for (const aircraft of fleet) {
    const { id, registration: name, lease_rate } = aircraft;
    const model = models?.get(aircraft.model);
    if (aircraft.delivered > minute)
      steps.cancel.push({ ...NOTHING, id, name, brings: cancelledOrder(aircraft).refund });
    else if (model && aircraft.ownership === 'owned')
      steps.sell.push({ ...NOTHING, id, name, brings: saleQuote(model, aircraft, minute) });
    else if (model) {
      const { refund, due } = leaseReturn(model, aircraft, minute);
      steps.return.push({ ...NOTHING, id, name, brings: refund - due, ends: lease_rate });
    }
  }
  return steps;
}

/**
 * Returns what the withdrawal of all bids for slots brings back from escrow. Settlement ends an insolvent airline's other
 * payments: what it would pay for shares, and its offers and bids for aircraft and airlines.
 */
function bidSteps(app: CoreApp, airline: string): Step[] {
  const brings = readJson<number>(app, BIDS, { airline });
  return brings > 0 ? [{ ...NOTHING, brings }] : [];
}

/** Returns the loans that the bank offers, as large as is needed. */
function loanSteps(app: CoreApp, airline: string, minute: number, missing: number): Step[] {
  const credit = readCredit(app, airline, minute);
  const best = bestCollateral(app, airline, minute);
  return (['unsecured', 'secured'] as const).flatMap((product) => {
    const limitsFor = (amount: number) =>
      loanLimits({ product, amount }, credit, readBaseRate(app), best?.limit ?? 0);
    const { limit, room } = limitsFor(0);
    const amount = Math.min(limit, room, Math.max(missing, LOAN_MIN));
    const limits = limitsFor(amount);
    const weeks = WEEKS[product];
    if (limits.rate === null || checkLoan({ product, amount, weeks }, limits)) return [];
    const payment = weeklyPayment({ principal: amount, yearlyRate: limits.rate, weeks });
    return [{ ...NOTHING, brings: amount, ends: -Math.round(payment) }];
  });
}

/**
 * Returns what an airline (id) can do at once to raise cash or end a loss at a world minute. Leaves out sale and
 * leaseback, sales to other airlines, new shares, and accepting an offer for shares that it holds.
 * @param missing cash beyond the overdraft limit, in whole US dollars
 */
export function readSteps(
  app: CoreApp,
  airline: string,
  minute: number,
  missing: number,
): Record<WayKind, Step[]> {
  const since = minute - RESULT_WEEKS * WEEK;
  const losses = readAll(app, LOSSES, LOSING, { airline, since });
  return {
    ...fleetSteps(app, airline, minute),
    withdraw: bidSteps(app, airline),
    borrow: loanSteps(app, airline, minute, missing),
    close: losses.map(({ id, pair, loss }) => ({
      ...NOTHING,
      id,
      name: pair,
      saves: Math.round(loss / RESULT_WEEKS),
    })),
  };
}
