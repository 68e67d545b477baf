import { decideFinances } from '#game/rivals/finance/decide-finances.ts';
import type { FinanceDecision } from '#game/rivals/finance/finance-decision.ts';
import { takeOver } from '#game/rivals/finance/take-over.ts';
import { growthCost } from '#game/rivals/means.ts';
import type { RivalMarket, RivalView } from '#game/rivals/view.ts';
import { readFinances } from './read-finances.ts';
import { readBuyer, takeoverMarket } from './read-takeovers.ts';
import type { RivalTurn } from './rival-turn.ts';

/** Results of a rival's dealings with the bank and the stock market in a turn. */
interface Managed {
  /** Number of actions that it has tried, and of those that the server has rejected. */
  tried: number;
  rejected: number;
}

/**
 * Lets a rival borrow, repay, go public, pay a dividend, trade shares and make an offer for another airline. Only in
 * its reviews, once in four weeks, because its figures take milliseconds to read.
 * @param perform performs one action, and returns whether the server has accepted it
 */
export function manageFinances(
  tx: CoreApp,
  turn: RivalTurn,
  view: RivalView,
  market: RivalMarket | null,
  perform: (decision: FinanceDecision) => boolean,
): Managed {
  if (!view.isReview || !market) return { tried: 0, rejected: 0 };
  const finances = readFinances(tx, turn, growthCost(view, market));
  const decisions = decideFinances(finances, (money) =>
    takeOver(readBuyer(tx, turn, view, finances), money, takeoverMarket(tx, turn)),
  );
  const rejected = decisions.filter((decision) => !perform(decision)).length;
  return { tried: decisions.length, rejected };
}
