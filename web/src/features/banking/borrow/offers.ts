import { weeklyPayment } from '#game/bank/loan.ts';
import { firstDue, instalmentsDue } from '#game/bank/loan-due.ts';
import { LOAN_MIN, type LoanProduct, UNSECURED_WEEKS } from '#game/bank/loan-offer.ts';
import { nextPayments, totalPayment } from '#game/bank/running-loan.ts';
import { FORECAST_WEEKS } from '#game/finance/cash-forecast.ts';
import type { Bank } from '#game/payloads/bank.ts';
import { WEEK } from '#game/world/time.ts';
import { formatMoney } from '#web/lib/format.ts';

/** A loan as the page offers it for the chosen amount. */
export interface Offer {
  /** Unique among the offers. */
  key: string;
  product: LoanProduct;
  weeks: number;
  /** Pledged aircraft of a secured loan. */
  collateral: Bank['collateral'][number] | undefined;
  /** Largest loan in whole US dollars. */
  limit: number;
  /** Yearly. Null if the grade gets no loan. */
  rate: number | null;
  /** Weekly instalment in dollars and cents, and interest in all. Null without a rate or a possible amount. */
  costs: { payment: number; interest: number } | null;
  /** Why the amount is not offered. Undefined if it is. */
  problem: string | undefined;
}

const UNAVAILABLE = 'Not available now';

function problemOf(amount: number, limit: number, rate: number | null): string | undefined {
  if (rate === null) return 'Grade D gets no loan';
  if (limit < LOAN_MIN) return UNAVAILABLE;
  if (!(amount >= LOAN_MIN)) return `At least ${formatMoney(LOAN_MIN)}`;
  return amount > limit ? `At most ${formatMoney(limit)}` : undefined;
}

function offerOf(
  amount: number,
  offer: Pick<Offer, 'key' | 'product' | 'weeks' | 'collateral' | 'limit' | 'rate'>,
): Offer {
  const problem = problemOf(amount, offer.limit, offer.rate);
  if (problem !== undefined || offer.rate === null) return { ...offer, costs: null, problem };
  const terms = { principal: amount, yearlyRate: offer.rate, weeks: offer.weeks };
  const interest = totalPayment(terms) - amount;
  return { ...offer, costs: { payment: weeklyPayment(terms), interest }, problem };
}

/**
 * Returns the offers of the bank for an amount: unsecured ones by term, then one per aircraft that can be pledged.
 * @param securedWeeks term of the secured ones
 */
export function offersFor(bank: Bank, amount: number, securedWeeks: number): Offer[] {
  const unsecured = UNSECURED_WEEKS.map((weeks) =>
    offerOf(amount, {
      key: `unsecured ${weeks}`,
      product: 'unsecured',
      weeks,
      collateral: undefined,
      limit: bank.unsecured.limit,
      rate: bank.rates.unsecured,
    }),
  );
  const secured = bank.collateral.map((collateral) =>
    offerOf(amount, {
      key: collateral.aircraft,
      product: 'secured',
      weeks: securedWeeks,
      collateral,
      limit: collateral.limit,
      rate: bank.rates.secured,
    }),
  );
  return [...unsecured, ...secured];
}

/**
 * Returns by how much a loan that is taken now changes the last figure of the cash forecast, in whole US dollars.
 * @param rate yearly
 * @param now world minute
 */
export function effectOnCash(amount: number, weeks: number, rate: number, now: number): number {
  const due = instalmentsDue(firstDue(now), now + FORECAST_WEEKS * WEEK);
  return amount - nextPayments({ balance: amount, rate, weeks, paid: 0 }, due);
}

/** Returns an offer as the bank makes it now, which is not at all if it is not among the current ones. */
export const currentOffer = (chosen: Offer, offers: readonly Offer[]): Offer =>
  offers.find(({ key }) => key === chosen.key) ?? { ...chosen, costs: null, problem: UNAVAILABLE };
