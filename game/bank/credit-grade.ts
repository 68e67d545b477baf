/** Grades from the best to the worst, with the points that each needs. Below the last one, an airline has a D. */
const GRADES = [
  ['AAA', 95],
  ['AA', 85],
  ['A', 75],
  ['BBB', 65],
  ['BB', 50],
  ['B', 35],
  ['CCC', 20],
] as const;
const WORST = 'D';
export const CREDIT_GRADES = [...GRADES.map(([grade]) => grade), WORST] as const;
export type CreditGrade = (typeof CREDIT_GRADES)[number];

/** Margin of each grade in percentage points. Null if it gets no loan. */
export const MARGINS: Readonly<Record<CreditGrade, number | null>> = {
  AAA: 0,
  AA: 0.25,
  A: 0.5,
  BBB: 1,
  BB: 2,
  B: 3.5,
  CCC: 5.5,
  D: null,
};

/** Weeks of real figures from which a grade is computed. */
export const GRADED_WEEKS = 4;
/** Weeks for which a missed instalment counts. */
export const MISSED_WEEKS = 26;
const POINTS = 100;

/** Figures of an airline, in whole US dollars. */
export interface CreditFigures {
  /** Loans with the interest on missed instalments, and overdraft. */
  debt: number;
  /** Everything it owns less its debt. */
  equity: number;
  cash: number;
  /** Profit of the last four weeks, before depreciation and fees of early repayments. */
  profit: number;
  /** Weeks since its first flight. */
  weeks: number;
  /** Whether it missed an instalment in the last `MISSED_WEEKS`. */
  hasMissed: boolean;
}

export const CREDIT_ITEMS = ['leverage', 'loss', 'liquidity', 'history', 'missed'] as const;
export type CreditItemName = (typeof CREDIT_ITEMS)[number];

/** One item of a grade. */
export interface CreditItem {
  name: CreditItemName;
  /** Points that it costs, 0 if nothing. */
  points: number;
  /** Points that it costs at worst. */
  max: number;
  /** The figure judged: debt to equity, weeks that cash lasts, and so on. Null if there is none, or no limit. */
  figure: number | null;
}

/** Points for debt ÷ equity above a figure, most points first. */
export const LEVERAGE = [
  [4, 40],
  [2, 20],
  [1, 10],
] as const;
/** Points for cash that lasts less than a number of weeks, most points first. */
export const LIQUIDITY = [
  [4, 30],
  [12, 15],
] as const;
const LOSS = 25;
const SHORT_HISTORY = 25;
const MISSED = 20;

/** Returns debt ÷ equity. Infinite for debt without equity, and for negative equity. */
export function leverage({ debt, equity }: Pick<CreditFigures, 'debt' | 'equity'>): number {
  if (equity < 0) return Number.POSITIVE_INFINITY;
  if (debt === 0) return 0;
  return equity === 0 ? Number.POSITIVE_INFINITY : debt / equity;
}

/** Returns the weeks that cash lasts if losses go on. Infinite without a loss. */
export function weeksOfCash({ cash, profit }: Pick<CreditFigures, 'cash' | 'profit'>): number {
  if (cash <= 0) return 0;
  return profit >= 0 ? Number.POSITIVE_INFINITY : (cash * GRADED_WEEKS) / -profit;
}

const finite = (figure: number) => (Number.isFinite(figure) ? figure : null);

/** Returns every item of a grade with the points that it costs. */
export function creditItems(figures: CreditFigures): CreditItem[] {
  const { profit, weeks, hasMissed } = figures;
  const ratio = leverage(figures);
  const lasts = weeksOfCash(figures);
  return [
    {
      name: 'leverage',
      points: LEVERAGE.find(([above]) => ratio > above)?.[1] ?? 0,
      max: LEVERAGE[0][1],
      figure: finite(ratio),
    },
    { name: 'loss', points: profit < 0 ? LOSS : 0, max: LOSS, figure: profit },
    {
      name: 'liquidity',
      points: LIQUIDITY.find(([below]) => lasts < below)?.[1] ?? 0,
      max: LIQUIDITY[0][1],
      figure: finite(lasts),
    },
    { name: 'history', points: weeks < GRADED_WEEKS ? SHORT_HISTORY : 0, max: SHORT_HISTORY, figure: weeks },
    { name: 'missed', points: hasMissed ? MISSED : 0, max: MISSED, figure: null },
  ];
}

/** Returns the points that remain of 100, and may be below 0. */
export const creditPoints = (items: readonly Pick<CreditItem, 'points'>[]): number =>
  items.reduce((left, { points }) => left - points, POINTS);

/** Returns the grade for a number of points. */
export const creditGrade = (points: number): CreditGrade =>
  GRADES.find(([, needed]) => points >= needed)?.[0] ?? WORST;

/** Credit of an airline, with the figures that it follows from. */
export interface Credit {
  grade: CreditGrade;
  points: number;
  items: CreditItem[];
  figures: CreditFigures;
}

/** Returns the credit that follows from an airline's figures. */
export function creditOf(figures: CreditFigures): Credit {
  const items = creditItems(figures);
  const points = creditPoints(items);
  return { grade: creditGrade(points), points, items, figures };
}

/** Returns the grade of an airline with another loan of this many US dollars, and the cash that it brings. */
export const gradeWith = (figures: CreditFigures, amount: number): CreditGrade =>
  creditOf({ ...figures, debt: figures.debt + amount, cash: figures.cash + amount }).grade;
