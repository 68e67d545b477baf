import type { ActionInput } from '#game/actions/actions.ts';
import { repayment } from '#game/bank/repayment.ts';
import { overdueAmount } from '#game/bank/running-loan.ts';
import { formatDollars } from '#game/platform/text/format-dollars.ts';
import { LOAN, type Loan } from '#game/tables/loan.ts';
import type { ActionContext } from '#hooks/action/shared/context.ts';
import { findOwn } from '#hooks/action/shared/find-own.ts';
import { rejection, rejectUnaffordable } from '#hooks/action/shared/reject.ts';
import { updateById, writeRows } from '#hooks/platform/db/write-rows.ts';

const STATE = updateById(LOAN, ['state', 'balance', 'payment', 'missed', 'arrears', 'cost', 'ended']);

function rejectAmount(loan: Loan, amount: number): void {
  if (loan.state !== 'active') throw rejection('loan', 'ended', 'You have already repaid this loan.');
  if (amount > loan.balance)
    throw rejection(
      'amount',
      'over_balance',
      `You owe ${formatDollars(loan.balance)} on this loan, not ${formatDollars(amount)}.`,
    );
  if (loan.missed === 0 || amount === loan.balance) return;
  const sum = formatDollars(overdueAmount(loan));
  throw rejection(
    'amount',
    'instalment_missed',
    `${loan.missed} missed ${loan.missed === 1 ? 'instalment' : 'instalments'} of this loan, ${sum} in all, must be paid first. They are collected at midnight when you have the cash. You can also repay all ${formatDollars(loan.balance)}.`,
  );
}

/** Repays a loan early, in full or in part. A part lowers the instalments and leaves the term as it is. */
export function repayLoan(context: ActionContext, input: ActionInput<'loan.repay'>): object {
  const loan = findOwn(context, 'loan', input.loan);
  rejectAmount(loan, input.amount);
  const { interest, overdraftInterest, fee, total, balance, payment } = repayment(loan, input.amount);
  rejectUnaffordable(context, total, 'This repayment');
  const memo = balance === 0 ? 'Loan repaid early' : 'Part of a loan repaid early';
  const { aircraft } = loan;
  context.debit({ category: 'loan_repayment', amount: input.amount, memo, aircraft });
  context.debit({ category: 'loan_interest', amount: interest, memo, aircraft });
  context.debit({ category: 'overdraft_interest', amount: overdraftInterest, memo, aircraft });
  context.debit({ category: 'loan_fee', amount: fee, memo, aircraft });
  const isOver = balance === 0;
  writeRows(context.tx, STATE, [
    {
      id: loan.id,
      state: isOver ? 'repaid' : 'active',
      balance,
      payment: isOver ? loan.payment : payment,
      missed: isOver ? 0 : loan.missed,
      arrears: isOver ? 0 : loan.arrears,
      cost: loan.cost + interest + overdraftInterest + fee,
      ended: isOver ? context.now : 0,
    },
  ]);
  return { fee, total, balance, payment };
}
