import { payOut } from '#game/bank/payout.ts';
import { CLAIM_WEEKS } from '#game/bank/reclaim.ts';
import { saleQuote } from '#game/exchange/prices.ts';
import { cancelledOrder, leaseReturn } from '#game/fleet/disposal.ts';
import { AIRCRAFT, type Aircraft } from '#game/tables/aircraft.ts';
import type { FreshStartReason } from '#game/tables/fresh-start.ts';
import type { LedgerCategory } from '#game/tables/ledger-category.ts';
import { LOAN } from '#game/tables/loan.ts';
import { WEEK } from '#game/world/time.ts';
import type { Closure, Ending, EndPart } from '#hooks/airline/ending.ts';
import { CashAccount, cashOf } from '#hooks/books/ledger/cash-account.ts';
import { type DealersPurchase, giveToDealers } from '#hooks/exchange/give-to-dealers.ts';
import { readAll } from '#hooks/platform/db/read-all.ts';
import { aliased, type ShapedRow } from '#hooks/platform/db/shape.ts';
import { run } from '#hooks/settlement/state/read-rows.ts';
import { readModels } from '#hooks/settlement/state/read-world.ts';
import { type Liquidation, noteEnd } from './fresh-starts.ts';
import { reclaimTrades } from './reclaim-trades.ts';

const FLEET = aliased(AIRCRAFT, 'x');
const FLEET_ROWS = 'FROM aircraft x WHERE x.airline = {:airline} ORDER BY x.id';
const n = aliased(LOAN, 'n');
const DEBT = { aircraft: n.aircraft, started: n.started, balance: n.balance, arrears: n.arrears };
const DEBTS = "FROM loan n WHERE n.airline = {:airline} AND n.state = 'active' ORDER BY n.id";

/** Money from the fleet by category, and what each pledged aircraft may have brought. */
interface Sold {
  sums: Map<LedgerCategory, number>;
  byAircraft: Map<string, number>;
  /** Aircraft that dealers buy. */
  toDealers: DealersPurchase[];
}

/** Sells owned aircraft to the dealers, returns leased ones and cancels orders, by the terms of the actions. */
function sellFleet(tx: CoreApp, airline: string, now: number): Sold {
  const sold: Sold = { sums: new Map(), byAircraft: new Map(), toDealers: [] };
  const fleet: readonly Aircraft[] = readAll(tx, FLEET, FLEET_ROWS, { airline });
  if (fleet.length === 0) return sold;
  const models = readModels(tx);
  for (const aircraft of fleet) {
    const model = models.get(aircraft.model);
    const isLeased = aircraft.ownership === 'leased';
    let [category, amount]: [LedgerCategory, number] = ['aircraft_sale', 0];
    if (aircraft.delivered > now) {
      category = isLeased ? 'lease' : 'aircraft_purchase';
      amount = cancelledOrder(aircraft).refund;
    } else if (model && isLeased) {
      category = 'deposit_refund';
      amount = leaseReturn(model, aircraft, now).refund;
    } else if (model) {
      amount = saleQuote(model, aircraft, now);
      sold.toDealers.push({ aircraft: aircraft.id, model, price: amount });
    }
    sold.sums.set(category, (sold.sums.get(category) ?? 0) + amount);
    sold.byAircraft.set(aircraft.id, amount);
  }
  return sold;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Repays loans as far as the money goes. The bank writes the rest off. Returns what lenders got. */
function payLenders(
  account: CashAccount,
  debts: readonly ShapedRow<typeof DEBT>[],
  { byAircraft }: Sold,
  assets: number,
  overdraft: number,
): Pick<Liquidation, 'repaid' | 'writtenOff'> {
  const claims = debts.map(({ aircraft, balance, arrears }) => ({
    amount: balance + arrears,
    collateral: byAircraft.get(aircraft) ?? 0,
  }));
  const paid = payOut(assets, [...claims, { amount: overdraft, collateral: 0 }]);
  const principal = sumOf(debts.map(({ balance }, index) => Math.min(balance, paid[index] as number)));
  const owed = sumOf(debts.map(({ balance }) => balance));
  const repaid = sumOf(paid);
  const writtenOff = owed - principal + overdraft - (paid.at(-1) as number);
  account.credit({ category: 'loan_write_off', amount: writtenOff, memo: 'Debt written off' });
  account.debit({ category: 'loan_repayment', amount: owed, memo: 'Loans' });
  const interest = repaid - principal - (paid.at(-1) as number);
  account.debit({ category: 'overdraft_interest', amount: interest, memo: 'Interest on missed instalments' });
  return { repaid, writtenOff };
}

/**
 * Sells the fleet of an airline to the dealers and pays its lenders in order. What they lack is reclaimed, as far as the
 * airline has lost it in trades of shares and aircraft or put it into shares with a young loan. The bank writes off the
 * rest. Any cash that is left stays. If lenders lack money, the dealers sell its aircraft for them, and pay them what
 * they get above their own bid. If an administrator acts, they do so in any case, because the shareholders get what is
 * left.
 */
function liquidate(tx: CoreApp, { airline: { id: airline }, way, time, overdraft }: Closure): Liquidation {
  const debts = readAll(tx, DEBT, DEBTS, { airline });
  const { minute } = time;
  const sold = sellFleet(tx, airline, minute);
  const owedOn = (loans: typeof debts) => sumOf(loans.map(({ balance, arrears }) => balance + arrears));
  const own = cashOf(tx, airline) + overdraft + sumOf([...sold.sums.values()]);
  const missing = Math.max(0, owedOn(debts) + overdraft - own);
  const young = owedOn(debts.filter(({ started }) => started > minute - CLAIM_WEEKS * WEEK));
  reclaimTrades(tx, airline, { missing, young }, time);
  const account = new CashAccount(tx, airline, time, `end of ${airline}`);
  for (const [category, amount] of sold.sums)
    account.credit({ category, amount, memo: 'Sold or returned at the end' });
  const assets = cashOf(tx, airline) + overdraft;
  const paid = payLenders(account, debts, sold, assets, overdraft);
  account.settle();
  const isForLenders = way === 'administered' || paid.writtenOff > 0;
  const estate = isForLenders ? { former: airline, debt: paid.writtenOff } : null;
  giveToDealers(tx, airline, sold.toDealers, minute, estate);
  return { proceeds: assets, ...paid };
}

/** Losses of the two airlines of a merger to each other. */
const FORGET_MUTUAL = `
  DELETE FROM trade_claim WHERE airline IN ({:buyer}, {:airline}) AND debtor IN ({:buyer}, {:airline})`;

/** Ends after which the account stays, and its player waits before founding again. */
const REASONS: { readonly [Way in Ending['way']]?: FreshStartReason } = {
  administered: 'insolvent',
  merged: 'merged',
};

export const LENDERS_ENDING: EndPart = {
  moves: ['loan', 'trade_claim', 'trade_claim.debtor'],
  stays: ['trade_claim.issuer'],
  end: (tx, ending) => {
    const { airline, way, time } = ending;
    let result: Liquidation | undefined;
    if (way === 'merged') run(tx, FORGET_MUTUAL, { buyer: ending.buyer.airline.id, airline: airline.id });
    else result = liquidate(tx, ending);
    const reason = REASONS[way];
    const [owner] = reason ? tx.findRecordsByIds('users', [airline.getString('user')]) : [];
    if (reason && owner)
      noteEnd(tx, owner, { reason, name: airline.getString('name'), minute: time.minute, result });
  },
};
