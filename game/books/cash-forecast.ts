import { instalmentsDue } from '../bank/loan.ts';
import { overdraftInterest } from '../bank/overdraft.ts';
import { accrueArrears, payInstalments } from '../bank/pay-instalments.ts';
import type { RunningLoan } from '../bank/running-loan.ts';
import { DAY, DAYS_A_WEEK, WEEK } from '../world/time.ts';

/** Weeks that a forecast of cash covers. */
export const FORECAST_WEEKS = 4;
/** Past weeks from which the result of a route's flights is estimated. */
export const RESULT_WEEKS = 4;
/** Forecasts that an airline keeps, one per Monday. */
export const FORECASTS_KEPT = 5;

/** Half of the band, in standard deviations: four of five weeks are within it. */
const BAND = 1.28;
/** Smallest standard deviation of a week, as a share of the flights' usual result. New airlines know little. */
const SPREAD_MIN = 0.1;

/** A running loan, with the world minute at which its next instalment falls due. */
export type DueLoan = RunningLoan & { due: number };

/** Known or expected payments, in whole US dollars: positive for income, negative for costs. */
export interface CashFacts {
  /** World minute at which the forecast begins. */
  minute: number;
  cash: number;
  /** Expected result of a week's flights in the timetable. */
  flights: number;
  /** Results of the flights of past weeks. */
  pastFlights: readonly number[];
  /** By week from now on. */
  leases: readonly number[];
  checks: readonly number[];
  hedges: readonly number[];
  /** Yearly fees of certificates. */
  certificates: readonly number[];
  loans: readonly DueLoan[];
  /** They limit the overdraft: see `overdraftLimit`. */
  weeklyFixedCosts: number;
  /** Yearly base rate of this week. */
  baseRate: number;
}

/** Cash at the end of each week from now on, in whole US dollars. */
export interface CashForecast {
  expected: number[];
  low: number[];
  high: number[];
  /** Payments to the bank in each week, negative: instalments that cash allows, and overdraft interest. */
  instalments: number[];
  overdraft: number[];
}

/** A forecast as it was made on a Monday. */
export interface StoredForecast extends Pick<CashForecast, 'expected' | 'low' | 'high'> {
  /** World minute. */
  minute: number;
  cash: number;
  /** Leases and instalments of the first week, negative. Missing in older forecasts. */
  leases?: number | undefined;
  instalments?: number | undefined;
}

/** Entries of a forecast's first week, in whole US dollars: positive for income, negative for costs. */
export interface WeekEntries {
  /** Entries of categories that no forecast has. */
  decisions: number;
  leases: number;
  /** Principal and interest of loans, and whether one was repaid early. */
  instalments: number;
  isRepaidEarly: boolean;
}

/**
 * Returns what the player has decided in a forecast's first week, in whole US dollars. Leases are always paid, so any
 * difference is due to new or ended ones. Instalments can also be missed, so they count only in a week with an early
 * repayment.
 */
export function decidedIn(
  { leases, instalments }: Pick<StoredForecast, 'leases' | 'instalments'>,
  entries: WeekEntries,
): number {
  let decided = entries.decisions;
  if (leases !== undefined) decided += entries.leases - leases;
  if (instalments !== undefined && entries.isRepaidEarly) decided += entries.instalments - instalments;
  return decided;
}

/** Returns the standard deviation of a week's result. */
function spreadOf({ flights, pastFlights }: CashFacts): number {
  const least = SPREAD_MIN * Math.abs(flights);
  if (pastFlights.length < 2) return least;
  const mean = pastFlights.reduce((sum, value) => sum + value, 0) / pastFlights.length;
  const squares = pastFlights.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.max(least, Math.sqrt(squares / (pastFlights.length - 1)));
}

/** An airline's cash and loans on a day of a forecast. */
interface Account {
  cash: number;
  loans: DueLoan[];
  /** Paid to the bank since the start of the week. */
  instalments: number;
  overdraft: number;
}

/** Pays what a loan needs up to a world minute: missed instalments, and those that fall due. */
function payLoan(before: DueLoan, until: number, account: Account, facts: CashFacts): DueLoan {
  const { due, ...running } = before;
  const count = Math.min(instalmentsDue(due, until), before.weeks - before.paid - before.missed);
  let loan: RunningLoan = accrueArrears(running, facts.baseRate);
  for (let index = 0; index < count || (index === 0 && loan.missed > 0); index++) {
    if (loan.balance === 0) break;
    const paid = payInstalments(loan, index < count, account.cash, facts.weeklyFixedCosts);
    const sum = paid.interest + paid.principal;
    account.cash -= sum + paid.overdraftInterest;
    account.instalments -= sum;
    account.overdraft -= paid.overdraftInterest;
    loan = paid.loan;
  }
  return { ...loan, due: due + count * WEEK };
}

/** Settles the bank's part of a day by the rules of the settlement. @param until end of the day as world minute */
function settleBank(account: Account, until: number, facts: CashFacts): void {
  const interest = overdraftInterest(account.cash, facts.baseRate);
  account.cash -= interest;
  account.overdraft -= interest;
  account.loans = account.loans.map((loan) => payLoan(loan, until, account, facts));
}

/**
 * Returns the expected cash of the coming weeks with a band that holds four times of five, if nothing new is bought
 * or borrowed. Spreads each week's payments over its days, because the bank charges overdraft interest per day.
 */
export function forecastCash(facts: CashFacts): CashForecast {
  const { minute, flights, leases, checks, hedges, certificates } = facts;
  const spread = spreadOf(facts);
  const forecast: CashForecast = { expected: [], low: [], high: [], instalments: [], overdraft: [] };
  const account: Account = { cash: facts.cash, loans: [...facts.loans], instalments: 0, overdraft: 0 };
  for (let week = 0; week < FORECAST_WEEKS; week++) {
    let change = flights;
    for (const part of [leases, checks, hedges, certificates]) change += part[week] ?? 0;
    for (let day = 1; day <= DAYS_A_WEEK; day++) {
      account.cash += change / DAYS_A_WEEK;
      settleBank(account, minute + week * WEEK + day * DAY, facts);
    }
    const band = BAND * spread * Math.sqrt(week + 1);
    forecast.expected.push(Math.round(account.cash));
    forecast.low.push(Math.round(account.cash - band));
    forecast.high.push(Math.round(account.cash + band));
    forecast.instalments.push(account.instalments);
    forecast.overdraft.push(account.overdraft);
    account.instalments = 0;
    account.overdraft = 0;
  }
  return forecast;
}
