import {
  type CreditFigures,
  type CreditItemName,
  creditItems,
  creditOf,
  GRADED_WEEKS,
  LEVERAGE,
  LIQUIDITY,
} from './credit-grade.ts';
import { earlyFee } from './loan-offer.ts';

/** The next step that improves an item of a credit grade. */
export interface CreditAdvice {
  name: CreditItemName;
  /** Points that it brings. */
  gain: number;
  /**
   * Whole US dollars to repay or to earn (leverage), to earn in four weeks (loss) or to have in cash (liquidity), or
   * weeks to wait (history). Null if time alone helps.
   */
  need: number | null;
  /** Whether the leverage improves by repaying loans out of cash. Otherwise, a profit has to come first. */
  isRepaid?: boolean;
}

/** Returns the figures after a repayment out of cash, with its fee. */
function afterRepaying(figures: CreditFigures, amount: number): CreditFigures {
  const fee = earlyFee(amount);
  const { debt, equity, cash } = figures;
  return { ...figures, debt: debt - amount, equity: equity - fee, cash: cash - amount - fee };
}

/** Returns the smallest repayment after which debt is at most `limit` times the equity. The fee lowers equity. */
function neededRepayment({ debt, equity }: CreditFigures, limit: number): number {
  let amount = 0;
  for (;;) {
    const next = Math.ceil(debt - limit * (equity - earlyFee(amount)));
    if (next === amount) return amount;
    amount = next;
  }
}

/**
 * Returns the smallest profit after which debt is at most `limit` times the equity. It first repays the overdraft,
 * which is part of the debt.
 */
function neededProfit({ debt, equity, cash }: CreditFigures, limit: number): number {
  const overdraft = Math.max(0, -cash);
  const profit = Math.ceil((debt - limit * equity) / (1 + limit));
  return profit <= overdraft ? profit : Math.ceil((debt - overdraft) / limit - equity);
}

/** Returns how the leverage improves: by a repayment if cash is enough and no other item costs what it adds. */
function leverageNeed(points: number, figures: CreditFigures): Omit<CreditAdvice, 'name'> {
  const [limit, left] = nextTier(LEVERAGE, points);
  if (figures.equity > 0) {
    const need = neededRepayment(figures, limit);
    const after = afterRepaying(figures, need);
    const gain = creditOf(after).points - creditOf(figures).points;
    if (after.cash >= 0 && after.debt >= 0 && gain > 0) return { gain, need, isRepaid: true };
  }
  return { gain: points - left, need: neededProfit(figures, limit), isRepaid: false };
}

/** Returns the next lower tier of an item that costs points, which has fewer points or none. */
function nextTier(
  tiers: readonly (readonly [number, number])[],
  points: number,
): [limit: number, points: number] {
  const index = tiers.findIndex(([, cost]) => cost === points);
  return [tiers[index]?.[0] ?? 0, tiers[index + 1]?.[1] ?? 0];
}

function needOf(name: CreditItemName, points: number, figures: CreditFigures): Omit<CreditAdvice, 'name'> {
  const { cash, profit, weeks } = figures;
  switch (name) {
    case 'leverage':
      return leverageNeed(points, figures);
    case 'loss':
      return { gain: points, need: -profit };
    case 'liquidity': {
      const [limit, left] = nextTier(LIQUIDITY, points);
      const burn = Math.max(0, -profit) / GRADED_WEEKS;
      return { gain: burn === 0 ? points : points - left, need: Math.max(1, Math.ceil(limit * burn)) - cash };
    }
    case 'history':
      return { gain: points, need: GRADED_WEEKS - weeks };
    case 'missed':
      return { gain: points, need: null };
  }
}

/** Returns what would improve each item of a credit grade that costs points, the largest gain first. */
export const creditAdvice = (figures: CreditFigures): CreditAdvice[] =>
  creditItems(figures)
    .filter(({ points }) => points > 0)
    .map(({ name, points }) => ({ name, ...needOf(name, points, figures) }))
    .sort((one, other) => other.gain - one.gain);
