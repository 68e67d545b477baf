import { checkLoan, describeLoanViolation, type WantedLoan } from '#game/bank/check-loan.ts';
import { weeklyPayment } from '#game/bank/loan.ts';
import { earlyFee, type LoanProduct } from '#game/bank/loan-offer.ts';
import { totalPayment } from '#game/bank/running-loan.ts';
import type { LoanOffer } from '#game/payloads/bank.ts';
import { LOAN_PRODUCTS } from '#game/tables/loan.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { bestCollateral } from '../collateral.ts';
import { loanLimits, readBaseRate } from '../lending.ts';
import { readCredit } from '../read-credit.ts';

const CALLS_PER_MINUTE = 60;
/** Whole numbers of at most 12 digits. */
const WHOLE = /^\d{1,12}$/;

const isProduct = (text: string): text is LoanProduct => (LOAN_PRODUCTS as readonly string[]).includes(text);

/**
 * Returns the loan that a query asks for.
 * @throws BadRequestError that names the invalid fields
 */
function wantedLoan(e: core.RequestEvent): WantedLoan {
  const textOf = (name: string) => e.request?.url?.query().get(name) ?? '';
  const product = textOf('product');
  const [amount, weeks] = [textOf('amount'), textOf('weeks')];
  const invalid = {
    ...(!isProduct(product) && { product: `Must be ${LOAN_PRODUCTS.join(' or ')}.` }),
    ...(!WHOLE.test(amount) && { amount: 'Must be whole US dollars.' }),
    ...(!WHOLE.test(weeks) && { weeks: 'Must be a whole number of weeks.' }),
  };
  if (!isProduct(product) || Object.keys(invalid).length > 0)
    throw fieldErrors('This is not a loan that the bank knows.', invalid);
  return { product, amount: Number(amount), weeks: Number(weeks) };
}

function offerOf(app: CoreApp, airline: string, wanted: WantedLoan): LoanOffer {
  const minute = worldMinute(app);
  const best = wanted.product === 'secured' ? bestCollateral(app, airline, minute) : undefined;
  const limits = loanLimits(wanted, readCredit(app, airline, minute), readBaseRate(app), best?.limit ?? 0);
  const violation = checkLoan(wanted, limits);
  if (violation) {
    const { field, code } = violation;
    const message = describeLoanViolation(violation, wanted, limits, best?.registration);
    throw fieldErrors(message, { [field]: { code, message } });
  }
  const rate = limits.rate as number;
  const terms = { principal: wanted.amount, yearlyRate: rate, weeks: wanted.weeks };
  return {
    rate,
    grade: limits.grade,
    payment: weeklyPayment(terms),
    total: totalPayment(terms),
    fee: earlyFee(wanted.amount),
  };
}

/**
 * GET /api/am/loan/offer?product=&amount=&weeks=: returns a loan as the bank offers it to the caller's airline now.
 * Without an offer, the response is a 400 that says why. A secured loan is offered on the most valuable aircraft.
 */
export function viewLoanOffer(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const airline = requireAirline(e);
      sendPrivate(e, offerOf(e.app, airline, wantedLoan(e)));
    }),
  );
}
