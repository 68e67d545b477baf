import type { Loan } from '../tables/loan.ts';
import { type CreditFigures, type CreditGrade, MARGINS } from './credit-grade.ts';

export type LoanProduct = Loan['product'];

/** Smallest and largest amount of a loan, in whole US dollars. */
export const LOAN_MIN = 100_000;
export const LOAN_MAX = 1_000_000_000_000;
/** Maximum number of unsecured loans that run at the same time. */
export const UNSECURED_MAX = 10;

/** Terms of unsecured loans in weeks. */
export const UNSECURED_WEEKS = [13, 26, 52] as const;
/** Shortest and longest term of secured loans in weeks: one to eight years. */
export const SECURED_WEEKS_MIN = 52;
export const SECURED_WEEKS_MAX = 416;
/** Dollars repaid early for each dollar of fee. */
export const REPAID_PER_DOLLAR = 100;

/** Equity that all debt together may reach, new loans included. */
export const EQUITY_TIMES = 3;
/** Mean weekly ticket revenue that all unsecured debt together may reach. It may not exceed equity either. */
export const REVENUE_WEEKS = 16;
/** Share of the starting capital that an airline without four weeks of figures may borrow. */
export const YOUNG_SHARE = 0.2;
/** Share of an aircraft's market value that a loan may reach. */
export const VALUE_SHARE = 0.7;
/** Margin of each product in percentage points, besides that of the grade. */
const PRODUCT_MARGINS: Readonly<Record<LoanProduct, number>> = { unsecured: 5, secured: 1.5 };
const BASIS_POINTS = 10_000;

/**
 * Returns the yearly rate of a new loan: 0.0925 for 9.25%. Null if the grade gets no loan.
 * @param baseRate of this week
 */
export function loanRate(product: LoanProduct, baseRate: number, grade: CreditGrade): number | null {
  const margin = MARGINS[grade];
  if (margin === null) return null;
  const rate = baseRate + (PRODUCT_MARGINS[product] + margin) / 100;
  return Math.round(rate * BASIS_POINTS) / BASIS_POINTS;
}

/** Figures that limit the unsecured debt of an airline, in whole US dollars. */
export interface Borrower {
  /** Ticket revenue of the last four weeks, as a mean per week. */
  weeklyRevenue: number;
  startingCapital: number;
  /** Whether it has flown for less than four weeks. */
  isYoung: boolean;
  /** Unsecured debt that it already has. */
  unsecuredDebt: number;
  figures: Pick<CreditFigures, 'debt' | 'equity'>;
}

/** Returns the maximum of all unsecured debt of an airline together, in whole US dollars. */
export const unsecuredMax = ({
  weeklyRevenue,
  startingCapital,
  isYoung,
  figures: { equity },
}: Omit<Borrower, 'unsecuredDebt'>): number =>
  Math.floor(
    isYoung ? YOUNG_SHARE * startingCapital : Math.max(0, Math.min(REVENUE_WEEKS * weeklyRevenue, equity)),
  );

/** Returns the largest loan that keeps all debt within three times equity, in whole US dollars. */
export const debtRoom = ({ debt, equity }: Borrower['figures']): number =>
  Math.max(0, Math.floor(EQUITY_TIMES * equity - debt));

/** Returns the largest loan that keeps unsecured debt within its maximum, in whole US dollars. */
export const unsecuredRoom = (borrower: Borrower): number =>
  Math.max(0, unsecuredMax(borrower) - borrower.unsecuredDebt);

/** Returns the largest unsecured loan that an airline can take, in whole US dollars. */
export const unsecuredLimit = (borrower: Borrower): number =>
  Math.min(debtRoom(borrower.figures), unsecuredRoom(borrower));

/** Returns the largest loan that an aircraft of this market value secures, in whole US dollars. */
export const securedLimit = (value: number): number => Math.floor(VALUE_SHARE * value);

/** Checks whether a product is offered for a number of weeks. */
export const isOfferedFor = (product: LoanProduct, weeks: number): boolean =>
  product === 'unsecured'
    ? (UNSECURED_WEEKS as readonly number[]).includes(weeks)
    : Number.isInteger(weeks) && weeks >= SECURED_WEEKS_MIN && weeks <= SECURED_WEEKS_MAX;

/** Returns the fee for repaying an amount early, both in whole US dollars. Rounded up, so that no part is free. */
export const earlyFee = (amount: number): number => Math.ceil(amount / REPAID_PER_DOLLAR);
