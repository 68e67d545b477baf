import {
  type CreditFigures,
  type CreditItemName,
  creditItems,
  GRADED_WEEKS,
  LEVERAGE,
  LIQUIDITY,
} from './credit-grade.ts';

/** The next step that improves an item of a credit grade. */
export interface CreditAdvice {
  name: CreditItemName;
  /** Points that it brings. */
  gain: number;
  /**
   * Whole US dollars to repay (leverage), to earn in four weeks (loss) or to have in cash (liquidity), or weeks to wait
   * (history). Null if time alone helps, or if equity is negative.
   */
  need: number | null;
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
  const { debt, equity, cash, profit, weeks } = figures;
  switch (name) {
    case 'leverage': {
      const [limit, left] = nextTier(LEVERAGE, points);
      if (equity <= 0) return { gain: points, need: null };
      return { gain: points - left, need: Math.ceil(debt - limit * equity) };
    }
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
