import { weeklyPayment } from './loan.ts';
import { earlyFee } from './loan-offer.ts';
import { overdue, type RunningLoan, termsAhead } from './running-loan.ts';

/** Costs and effect of repaying a loan early. Amounts in whole US dollars. */
export interface Repayment {
  /** Principal repaid: the amount asked for. */
  principal: number;
  /** Interest of missed instalments, and overdraft interest on them. 0 for a partial repayment. */
  interest: number;
  overdraftInterest: number;
  /** On the part that was not due yet. */
  fee: number;
  /** All of it together. */
  total: number;
  /** Principal owed afterwards. */
  balance: number;
  /** Weekly instalment afterwards, in dollars and cents. The term stays as it is. 0 if nothing is owed. */
  payment: number;
}

/**
 * Returns what repaying a loan early costs. Repaying all of it settles missed instalments as well.
 * @param amount of the principal, 1 to the loan's balance
 */
export function repayment(loan: RunningLoan, amount: number): Repayment {
  const balance = loan.balance - amount;
  const due = balance === 0 ? overdue(loan) : { interest: 0, principal: 0 };
  const overdraftInterest = balance === 0 ? loan.arrears : 0;
  const fee = earlyFee(amount - due.principal);
  return {
    principal: amount,
    interest: due.interest,
    overdraftInterest,
    fee,
    total: amount + due.interest + overdraftInterest + fee,
    balance,
    payment: balance === 0 ? 0 : weeklyPayment(termsAhead({ ...loan, balance })),
  };
}
