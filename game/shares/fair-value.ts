import { FINANCIAL_YEAR_WEEKS } from '../world/time.ts';

/** Weeks of fixed costs beyond which cash is surplus. */
export const NEEDED_WEEKS = 8;
/** Share of the equity that counts, because aircraft and deposits cannot be sold at once. */
export const EQUITY_SHARE = 0.85;
/** Value of a yearly profit, and its upper bound in yearly revenue. */
export const PROFIT_MULTIPLE = 8;
export const REVENUE_MULTIPLE = 1.2;
/** Share of the way to its target that fair value moves per week. */
export const PACE = 0.3;

/** Figures that an airline's fair value depends on, in whole US dollars. */
export interface ValueFigures {
  equity: number;
  cash: number;
  /** Leases and instalments of a week. */
  weeklyFixedCosts: number;
  /** Operating result and revenue of the last `weeks`, without disposals, revaluations and hedges. */
  result: number;
  revenue: number;
  /** 1 to 52. Less in the first year. */
  weeks: number;
}

/** Parts of a fair value, in US dollars. */
export interface ValueParts {
  /** Equity without surplus cash, at 85%. */
  assets: number;
  surplusCash: number;
  earnings: number;
}

/** Returns the parts whose sum fair value moves to. */
export function valueParts(figures: ValueFigures): ValueParts {
  const { equity, cash, weeklyFixedCosts, result, revenue, weeks } = figures;
  const surplusCash = Math.max(0, cash - NEEDED_WEEKS * weeklyFixedCosts);
  const yearly = (amount: number) => (amount * FINANCIAL_YEAR_WEEKS) / weeks;
  const worth = Math.max(0, PROFIT_MULTIPLE * yearly(result));
  return {
    assets: EQUITY_SHARE * (equity - surplusCash),
    surplusCash,
    earnings: Math.min(worth, REVENUE_MULTIPLE * yearly(revenue)),
  };
}

/** Returns the value that fair value moves to, in US dollars, at least 0. */
export const targetValue = ({ assets, surplusCash, earnings }: ValueParts): number =>
  Math.max(0, assets + surplusCash + earnings);

/** Returns value parts in whole US dollars. */
export const wholeParts = ({ assets, surplusCash, earnings }: ValueParts): ValueParts => ({
  assets: Math.round(assets),
  surplusCash: Math.round(surplusCash),
  earnings: Math.round(earnings),
});

/**
 * Returns the equity, and the smallest yearly profit that explains the earnings part, in US dollars. The
 * profit is higher if revenue limits that part, and 0 may be a loss.
 */
export const figuresBehind = ({
  assets,
  surplusCash,
  earnings,
}: ValueParts): { equity: number; profitAtLeast: number } => ({
  equity: assets / EQUITY_SHARE + surplusCash,
  profitAtLeast: earnings / PROFIT_MULTIPLE,
});

/** Returns the fair value after one more week. */
export const nextFairValue = (value: number, target: number): number => value + PACE * (target - value);
