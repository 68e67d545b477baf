import { overdraftLimit, overdraftRate } from '#game/bank/overdraft.ts';
import { overdueAmount } from '#game/bank/running-loan.ts';
import { formatDollars } from '#game/text/format-dollars.ts';
import { formatRate } from '#game/text/format-rate.ts';
import type { SettledWorld } from '../state/read-world.ts';
import type { SettledLoan } from './settle-loans.ts';

/** Returns the notice about a loan's payments in an hour. Null if all is as usual. */
export function loanNotice(
  { before, paid }: SettledLoan,
  { baseRate }: Pick<SettledWorld, 'baseRate'>,
): { title: string; body: string } | null {
  const name = `Your loan of ${formatDollars(before.principal)}`;
  const { loan } = paid;
  if (paid.isMissed) {
    const limit = formatDollars(overdraftLimit(before.fixedCosts));
    return {
      title: 'You missed a loan instalment',
      body: `${name} is behind by ${formatDollars(overdueAmount(loan))}. Cash may fall at most ${limit} below zero. The bank tries again every midnight and charges ${formatRate(overdraftRate(baseRate))} per year on it.`,
    };
  }
  if (loan.balance === 0)
    return {
      title: 'You have repaid a loan',
      body: `${name} is repaid. ${before.aircraft === '' ? '' : 'Its aircraft is no longer pledged. '}It cost ${formatDollars(before.cost + paid.interest + paid.overdraftInterest)} in interest and fees.`,
    };
  if (before.missed > 0 && loan.missed === 0)
    return {
      title: 'Missed instalments are paid',
      body: `${name} is on schedule again. You paid ${formatDollars(paid.overdraftInterest)} for the delay.`,
    };
  return null;
}
