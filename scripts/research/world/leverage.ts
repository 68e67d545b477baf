import { STARTING_CAPITAL } from '#game/airline/airline.ts';
import { creditOf, gradeWith } from '#game/bank/credit-grade.ts';
import { type LoanTerms, weeklyPayment } from '#game/bank/loan.ts';
import { debtRoom, LOAN_MIN, loanRate, UNSECURED_MAX, unsecuredLimit } from '#game/bank/loan-offer.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { worldIndex } from '#game/world/economy/world-index.ts';
import { DAYS_A_WEEK, FINANCIAL_YEAR_WEEKS } from '#game/world/time.ts';
import type { Account, Span } from './accounts.ts';
import { percent, sum } from './figures.ts';
import type { Finding } from './finding.ts';

/*
 * Two airlines that differ in one thing: one invests its own money, and the other one also all that the bank lends without
 * security. Both have the revenue of the report's sensible airlines, as often as their money goes, through a boom and a deep
 * slump after it. They keep their timetables, so that only revenue follows the index. Loans, grades and rates are the
 * bank's, and the index is that of a world. It is not played on a server, because a cycle takes three to six years.
 */

/** Net margin of a well-run airline at the usual index. Whether airlines reach it is a bound of its own. */
const MARGIN = 0.05;
/** Usual base rate. */
const BASE_RATE = 0.04;
/** Weeks of a loan, and between two loans. */
const LOAN_WEEKS = 52;
const LOAN_EVERY = 13;
/** Index to which a deep slump falls at least. */
const DEEP = 0.87;

/** Business of one starting capital per week at the usual index, in US dollars. */
export interface Business {
  revenue: number;
  costs: number;
}

interface Loan extends LoanTerms {
  balance: number;
}

/** Equity in US dollars at the end of the boom and of the slump. 0 if the airline has failed. */
export interface Cycle {
  boom: number;
  slump: number;
}

/** Results with own money and with debt. */
export interface Leverage {
  own: Cycle;
  debt: Cycle;
}

/** Returns the business of a well-run airline with the mean revenue of some airlines. @param airlines their number */
export function businessOf(
  { revenue }: Pick<Account, 'revenue'>,
  { from, to }: Span,
  airlines: number,
): Business {
  const weekly = revenue / ((to - from) / DAYS_A_WEEK) / airlines;
  return { revenue: weekly, costs: weekly * (1 - MARGIN) };
}

interface Index {
  boom: number[];
  slump: number[];
}

/** Returns the index of each week of the first boom of a world and of the slump after it. */
function indexIn(seed: string): Index {
  const chance = economyChance(seed);
  const at = (week: number) => worldIndex(chance, week * DAYS_A_WEEK);
  const rowOf = (from: number, isIn: (index: number) => boolean): number[] => {
    const row: number[] = [];
    while (isIn(at(from + row.length))) row.push(at(from + row.length));
    return row;
  };
  let first = 0;
  while (at(first) <= 1) first++;
  const boom = rowOf(first, (index) => index > 1);
  return { boom, slump: rowOf(first + boom.length + 1, (index) => index < 1) };
}

/** Returns the first cycle with a deep slump among worlds with similar seeds. */
function deepCycle(seed: string): Index {
  for (let number = 0; ; number++) {
    const index = indexIn(`${seed} ${number}`);
    if (Math.min(...index.slump) <= DEEP) return index;
  }
}

/** An airline of the model. */
class Borrower {
  equity = STARTING_CAPITAL;
  /** Business in multiples of that of one starting capital. It does not shrink, because leases go on. */
  #scale = 1;
  #loans: Loan[] = [];
  #profits: number[] = [];
  readonly #business: Business;

  constructor(business: Business) {
    this.#business = business;
  }

  get #owed(): number {
    return sum(this.#loans.map(({ balance }) => balance));
  }

  /** Takes the largest loan that the bank offers without security. */
  borrow(): void {
    const figures = {
      debt: this.#owed,
      equity: this.equity,
      cash: this.equity,
      profit: sum(this.#profits.slice(-4)),
      weeks: 52,
      hasMissed: false,
    };
    const weeklyRevenue = this.#scale * this.#business.revenue;
    const borrower = {
      weeklyRevenue,
      startingCapital: STARTING_CAPITAL,
      isYoung: false,
      unsecuredDebt: this.#owed,
      figures,
    };
    const principal = Math.min(unsecuredLimit(borrower), debtRoom(figures));
    const yearlyRate = loanRate('unsecured', BASE_RATE, gradeWith(creditOf(figures).figures, principal));
    if (principal < LOAN_MIN || yearlyRate === null || this.#loans.length >= UNSECURED_MAX) return;
    this.#loans.push({ principal, yearlyRate, weeks: LOAN_WEEKS, balance: principal });
  }

  /** Flies for a week. @param grows whether it invests what it has */
  fly(index: number, grows: boolean): void {
    if (this.equity <= 0) return;
    if (grows) this.#scale = Math.max(this.#scale, (this.equity + this.#owed) / STARTING_CAPITAL);
    const { revenue, costs } = this.#business;
    let profit = this.#scale * (index * revenue - costs);
    for (const loan of this.#loans) {
      const interest = (loan.balance * loan.yearlyRate) / FINANCIAL_YEAR_WEEKS;
      profit -= interest;
      loan.balance = Math.max(0, loan.balance - (weeklyPayment(loan) - interest));
    }
    this.#loans = this.#loans.filter(({ balance }) => balance >= 1);
    this.#profits.push(profit);
    this.equity = Math.max(0, this.equity + profit);
  }
}

function cycleOf(business: Business, seed: string, borrows: boolean): Cycle {
  const { boom, slump } = deepCycle(seed);
  const airline = new Borrower(business);
  for (const [week, index] of boom.entries()) {
    if (borrows && week % LOAN_EVERY === 0) airline.borrow();
    airline.fly(index, true);
  }
  const peak = airline.equity;
  for (const index of slump) airline.fly(index, false);
  return { boom: peak, slump: airline.equity };
}

/** Returns what becomes of both airlines in a cycle of the economy. @param seed determines the cycle */
export const leverageIn = (business: Business, seed: string): Leverage => ({
  own: cycleOf(business, seed, false),
  debt: cycleOf(business, seed, true),
});

const lossOf = ({ boom, slump }: Cycle): number => 1 - slump / boom;

/** Checks that the airline with loans grows faster in the boom, and loses a larger part of its equity in the slump. */
export const leverageFinding = ({ own, debt }: Leverage): Finding => ({
  name: 'equity that an airline grown by loans loses in a slump',
  value: `${percent(lossOf(debt))} of ${(debt.boom / own.boom).toFixed(1)} times as much`,
  bound: `above ${percent(lossOf(own))}, as without loans`,
  kept: debt.boom > own.boom && lossOf(debt) > lossOf(own),
});
