import { DAY, DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS } from '../world/time.ts';

/** Fixed costs that an overdraft may reach, in weeks. */
export const LIMIT_WEEKS = 2;
/** Margin over the base rate, as a yearly rate. */
const MARGIN = 0.09;
const FINANCIAL_YEAR_DAYS = FINANCIAL_YEAR_WEEKS * DAYS_A_WEEK;
/** Game days beyond the limit after which an administrator takes over. */
export const INSOLVENCY_DAYS = 60;

/** Returns the debt that cash may reach, in whole US dollars. @param weeklyFixedCosts leases and instalments */
export const overdraftLimit = (weeklyFixedCosts: number): number => LIMIT_WEEKS * weeklyFixedCosts;

/** Returns the yearly rate of an overdraft. @param baseRate yearly, of this week */
export const overdraftRate = (baseRate: number): number => baseRate + MARGIN;

/**
 * Returns a day's interest on an overdraft, in whole US dollars, rounded up. 0 if there is none.
 * @param cash at midnight
 * @param baseRate yearly, of this week
 */
export const overdraftInterest = (cash: number, baseRate: number): number =>
  cash >= 0 ? 0 : Math.ceil((-cash * overdraftRate(baseRate)) / FINANCIAL_YEAR_DAYS);

/** Checks whether an airline may pay something that falls due without crossing its overdraft limit. */
export const canFallDue = (cash: number, amount: number, weeklyFixedCosts: number): boolean =>
  cash - amount >= -overdraftLimit(weeklyFixedCosts);

/** Figures that insolvency depends on, in whole US dollars. */
export interface DebtorFigures {
  cash: number;
  /** Instalments that have fallen due and are not paid, with the overdraft interest on them. */
  overdue: number;
  weeklyFixedCosts: number;
}

/**
 * Returns the cash that an airline lacks to pay what is overdue without crossing its overdraft limit, in whole US dollars.
 * At least 0.
 */
export const missingCash = ({ cash, overdue, weeklyFixedCosts }: DebtorFigures): number =>
  Math.max(0, overdue - cash - overdraftLimit(weeklyFixedCosts));

/** Checks whether an airline is beyond its overdraft limit, or would be after paying what is overdue. */
export const isBeyondLimit = (figures: DebtorFigures): boolean => missingCash(figures) > 0;

/**
 * Checks whether an airline is insolvent. Once it is, having the money for a moment is not enough: what is overdue has to
 * be paid.
 * @param isAlready whether it is insolvent so far
 */
export const isInsolvent = (figures: DebtorFigures, isAlready: boolean): boolean =>
  isBeyondLimit(figures) || (isAlready && figures.overdue > 0);

/** Returns the world minute from which an administrator takes over. @param since when the insolvency began */
export const administrationAt = (since: number): number => since + INSOLVENCY_DAYS * DAY;

/** Returns the started game days until an administrator takes over, at least 0. */
export const daysToAdministration = (since: number, minute: number): number =>
  Math.max(0, Math.ceil((administrationAt(since) - minute) / DAY));
