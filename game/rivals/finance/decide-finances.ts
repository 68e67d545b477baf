import { isBeyondLimit } from '#game/bank/overdraft.ts';
import { amountOf } from '#game/shares/price-band.ts';
import { beyondReserve } from '../means.ts';
import type { RivalAction } from '../rival-action.ts';
import { APPETITES } from './appetite.ts';
import { borrow, repayEarly } from './debt.ts';
import { declare, floatShares } from './equity.ts';
import type { FinanceView } from './finance-view.ts';
import { type Buyer, type TakeoverBid, takeOver } from './take-over.ts';
import type { TakeoverMarket } from './takeover-view.ts';
import { buyShares, sellShares } from './trade.ts';

/** Returns the money beyond the reserve once its orders are cancelled, in whole US dollars. May be negative. */
function spareMoney(view: FinanceView): number {
  const refunds = view.orders.reduce(
    (sum, { side, lots, price }) => sum + (side === 'buy' ? amountOf(lots, price) : 0),
    0,
  );
  return beyondReserve(view) + refunds;
}

/**
 * Returns the actions with which a rival manages its money in a review, in their order. Old orders are cancelled
 * first. An insolvent airline does nothing, and one that is short of cash only sells its shares.
 * @param bidWith returns its offer for another airline with some whole US dollars and a loan: see `takeOver`
 */
export function decideFinances(
  view: FinanceView,
  bidWith: (money: number) => TakeoverBid | null = () => null,
): RivalAction[] {
  // Missed instalments do not count, because the airline sells its shares to pay them.
  if (isBeyondLimit({ ...view, overdue: 0 })) return [];
  const cancelled = view.orders.map(
    ({ id }): RivalAction => ({ name: 'share.cancel', input: { order: id } }),
  );
  const spare = spareMoney(view);
  if (spare < 0) return [...cancelled, ...sellShares(view, true)];
  const { plan } = APPETITES[view.temperament];
  const planned = plan * view.growthCost;
  const bid = bidWith(spare - view.growthCost);
  const repaid = repayEarly(view, spare - planned);
  const debts = repaid ?? borrow(view, planned - spare);
  const left = spare - (bid?.ownMoney ?? 0);
  const shares = floatShares(view, left) ?? declare(view, left);
  const sold = sellShares(view, false).filter(({ input }) => input.airline !== bid?.issuer);
  const bought = repaid || bid ? null : buyShares(view, spare - view.growthCost);
  return [
    ...cancelled,
    ...(bid ? bid.actions : debts ? [debts] : []),
    ...(shares ? [shares] : []),
    ...sold,
    ...(bought ? [bought] : []),
  ];
}

/** Knowledge of a rival in a review of its finances. */
export interface FinanceReview {
  finances: FinanceView;
  /** Returns its figures as a buyer of other airlines. */
  buyer: () => Buyer;
  takeovers: TakeoverMarket;
}

/** Returns the actions of a review. An offer for another airline is one of them. */
export const manageFinances = ({ finances, buyer, takeovers }: FinanceReview): RivalAction[] =>
  decideFinances(finances, (money) => takeOver(buyer(), money, takeovers));
