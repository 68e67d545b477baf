import { decideFinances } from '#game/rival/finance/decide-finances.ts';
import type { FinanceDecision } from '#game/rival/finance/finance-decision.ts';
import { growthCost } from '#game/rival/means.ts';
import type { RivalMarket, RivalView } from '#game/rival/view.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import { hasRules06At } from '../clock/has-rules-06.ts';
import { readFinances } from './read-finances.ts';
import type { RivalTurn } from './rival-turn.ts';

/** Results of a rival's dealings with the bank and the stock market in a turn. */
interface Managed {
  /** Number of actions that it has tried, and of those that the server has rejected. */
  tried: number;
  rejected: number;
}

/** Checks whether the bank and the stock market are open yet. */
const isOpen = (tx: CoreApp, { hour }: RivalTurn): boolean =>
  hasRules06At(tx.findRecordById('world', WORLD_ID), hour * HOUR);

/**
 * Lets a rival borrow, repay, go public, pay a dividend and trade shares. Only in its reviews, once in four weeks,
 * because its figures take milliseconds to read.
 * @param perform performs one action, and returns whether the server has accepted it
 */
export function manageFinances(
  tx: CoreApp,
  turn: RivalTurn,
  view: RivalView,
  market: RivalMarket | null,
  perform: (decision: FinanceDecision, index: number) => boolean,
): Managed {
  if (!view.isReview || !market || !isOpen(tx, turn)) return { tried: 0, rejected: 0 };
  const decisions = decideFinances(readFinances(tx, turn, growthCost(view, market)));
  const rejected = decisions.filter((decision, index) => !perform(decision, index)).length;
  return { tried: decisions.length, rejected };
}
