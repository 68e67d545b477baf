import type { ShareMarket } from '#game/payloads/shares.ts';
import { freeEquity, payoutMax } from '#game/shares/payout.ts';
import { RESERVE_WEEKS } from '#game/shares/share-limits.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { FormProblem } from './form-problem.ts';

/** Returns why an airline cannot spend an amount on its owners, in whole US dollars. Undefined if it can. */
export function reserveProblem(
  amount: number,
  own: NonNullable<ShareMarket['own']>,
): FormProblem | undefined {
  const { cash, weeklyFixedCosts } = own;
  const reserve = RESERVE_WEEKS * weeklyFixedCosts;
  if (own.missed > 0) return { text: 'An instalment of a loan is missed. It has to be paid first.' };
  if (cash - amount < reserve)
    return {
      text: `This needs ${formatMoney(amount)}. Of your ${formatMoney(cash)}, at least ${formatMoney(reserve)} must remain: ${RESERVE_WEEKS} weeks of fixed costs.`,
    };
  if (amount > payoutMax(own))
    return {
      text: `This needs ${formatMoney(amount)}. Without open buy-backs, your equity is ${formatMoney(freeEquity(own))}. The rest is your lenders' money.`,
    };
  return undefined;
}
