import type { ShareMarket } from '#game/payloads/shares.ts';
import { RESERVE_WEEKS } from '#game/share/share-limits.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { FormProblem } from './form-problem.ts';

/** Returns why an airline cannot spend an amount on its owners, in whole US dollars. Undefined if it can. */
export function reserveProblem(
  amount: number,
  { cash, weeklyFixedCosts }: NonNullable<ShareMarket['own']>,
): FormProblem | undefined {
  const reserve = RESERVE_WEEKS * weeklyFixedCosts;
  if (cash - amount >= reserve) return undefined;
  return {
    text: `This needs ${formatMoney(amount)}. Of your ${formatMoney(cash)}, at least ${formatMoney(reserve)} must remain: ${RESERVE_WEEKS} weeks of fixed costs.`,
  };
}
