import { checkLoan, type LoanLimits, type LoanViolation, type WantedLoan } from '#game/bank/check-loan.ts';
import { type CreditGrade, gradeWith } from '#game/bank/credit-grade.ts';
import { firstDue, instalmentsDue, weeklyPayment } from '#game/bank/loan.ts';
import {
  LOAN_MIN,
  type LoanProduct,
  loanRate,
  UNSECURED_MAX,
  UNSECURED_WEEKS,
} from '#game/bank/loan-offer.ts';
import { nextPayments, totalPayment } from '#game/bank/running-loan.ts';
import { FORECAST_WEEKS } from '#game/books/cash-forecast.ts';
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
  /** Credit grade with the loan. */
  grade: CreditGrade;
  /** Yearly. Null if that grade gets no loan. */
  rate: number | null;
  /** Weekly instalment in dollars and cents, and interest in all. Null without a rate or a possible amount. */
  costs: { payment: number; interest: number } | null;
  /** Why the amount is not offered. Undefined if it is. */
  problem: string | undefined;
}

const UNAVAILABLE = 'Not available now';

/** No amount helps if even the smallest loan is over the limit. */
const amountProblem = (limit: number, problem: string): string => (limit < LOAN_MIN ? UNAVAILABLE : problem);

/** Why a loan is not offered, short enough for a cell of a table. */
const PROBLEMS: Readonly<Record<LoanViolation['code'], (limits: LoanLimits, wanted: WantedLoan) => string>> =
  {
    not_offered: (_, { weeks }) => `Not for ${weeks} weeks`,
    no_credit: ({ grade, gradeNow }) =>
      grade === gradeNow ? `Grade ${grade} gets no loan` : `Grade ${grade} with this loan gets none`,
    too_many_loans: () => `At most ${UNSECURED_MAX} unsecured loans`,
    too_small: ({ limit }) => amountProblem(limit, `At least ${formatMoney(LOAN_MIN)}`),
    over_debt: ({ room }) => amountProblem(room, `At most ${formatMoney(room)}`),
    over_limit: ({ limit }) => amountProblem(limit, `At most ${formatMoney(limit)}`),
  };

type Terms = Pick<Offer, 'key' | 'product' | 'weeks' | 'collateral' | 'grade'>;

function offerOf(amount: number, given: Omit<Terms, 'grade'>, limits: LoanLimits): Offer {
  const terms: Terms = { ...given, grade: limits.grade };
  const { product, weeks, collateral } = terms;
  const { rate } = limits;
  const wanted = { product, weeks, amount: Number.isNaN(amount) ? 0 : amount };
  const violation = checkLoan(wanted, limits);
  const problem = collateral?.isForSale
    ? 'It is for sale'
    : violation && PROBLEMS[violation.code](limits, wanted);
  if (problem !== undefined || rate === null) return { ...terms, rate, costs: null, problem };
  const loan = { principal: amount, yearlyRate: rate, weeks };
  return {
    ...terms,
    rate,
    costs: { payment: weeklyPayment(loan), interest: totalPayment(loan) - amount },
    problem,
  };
}

/**
 * Returns the offers of the bank for an amount: unsecured ones by term, then one per aircraft that can be pledged.
 * @param running number of unsecured loans that run
 * @param amount whole US dollars. NaN if none is entered
 * @param securedWeeks term of the secured ones
 */
export function offersFor(bank: Bank, running: number, amount: number, securedWeeks: number): Offer[] {
  const { grade: gradeNow, figures } = bank.credit;
  const grade = gradeWith(figures, Number.isNaN(amount) ? 0 : amount);
  const limitsOf = (product: LoanProduct, limit: number): LoanLimits => ({
    grade,
    gradeNow,
    rate: loanRate(product, bank.baseRate, grade),
    limit,
    room: bank.room,
    running,
  });
  const unsecured = UNSECURED_WEEKS.map((weeks) =>
    offerOf(
      amount,
      { key: `unsecured ${weeks}`, product: 'unsecured', weeks, collateral: undefined },
      limitsOf('unsecured', bank.unsecured.limit),
    ),
  );
  const secured = bank.collateral.map((collateral) =>
    offerOf(
      amount,
      { key: collateral.aircraft, product: 'secured', weeks: securedWeeks, collateral },
      limitsOf('secured', collateral.limit),
    ),
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

/** Returns an offer as the bank makes it now. Those for an aircraft end when it is pledged or sold. */
export const currentOffer = (chosen: Offer, offers: readonly Offer[]): Offer =>
  offers.find(({ key }) => key === chosen.key) ?? {
    ...chosen,
    costs: null,
    problem: 'The aircraft cannot secure a loan now',
  };
