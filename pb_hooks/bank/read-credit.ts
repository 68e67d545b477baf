import { weeksFlown } from '#game/airline/weeks-flown.ts';
import { type Credit, creditOf, GRADED_WEEKS, MISSED_WEEKS } from '#game/bank/credit-grade.ts';
import { PROFIT_PLACES } from '#game/books/book-items.ts';
import { netWorth } from '#game/books/net-worth.ts';
import { categoriesOf, isCategory } from '#game/tables/ledger-category.ts';
import { WEEK } from '#game/world/time.ts';
import { firstFlight } from '../books/ledger/first-flight.ts';
import { readNetWorths } from '../books/net-worth.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf } from '../platform/db/shape.ts';

/**
 * Income and costs. Depreciation is not among them, because it uses up no cash. Neither are the fees of early
 * repayments: less debt must not lower the grade.
 */
const PROFIT = categoriesOf(...PROFIT_PLACES).filter((category) => category !== 'loan_fee');
const LEDGER = 'FROM ledger l WHERE l.airline = {:airline}';
const RECENT = `${LEDGER} AND l.minute >= {:since}`;
const LOANS = 'FROM loan n WHERE n.airline = {:airline}';
const ACTIVE = `${LOANS} AND n.state = 'active'`;

/** The first entry is found quickly: an index holds an airline's entries by minute. */
const FIGURES = {
  cash: numberOf('a.cash'),
  startingCapital: numberOf(
    `(SELECT l.amount ${LEDGER} AND ${isCategory('l.category', 'capital')} ORDER BY l.minute LIMIT 1)`,
  ),
  first: firstFlight('a.id'),
  revenue: numberOf(`(SELECT sum(l.amount) ${RECENT} AND ${isCategory('l.category', 'tickets')})`),
  profit: numberOf(`(SELECT sum(l.amount) ${RECENT} AND ${isCategory('l.category', ...PROFIT)})`),
  owed: numberOf(`COALESCE((SELECT sum(n.balance + n.arrears) ${ACTIVE}), 0)`),
  unsecured: numberOf(`COALESCE((SELECT sum(n.balance) ${ACTIVE} AND n.product = 'unsecured'), 0)`),
  running: numberOf(`(SELECT count(*) ${ACTIVE} AND n.product = 'unsecured')`),
  missedAt: numberOf(`(SELECT max(n.missed_at) ${LOANS})`),
};

/** Credit of an airline, with what limits its unsecured debt. Whole US dollars. */
export interface AirlineCredit extends Credit {
  /** Mean of the last four weeks. */
  weeklyRevenue: number;
  startingCapital: number;
  /** Whether it has flown for less than four weeks. */
  isYoung: boolean;
  unsecuredDebt: number;
  /** Unsecured loans that run. */
  running: number;
  /** World minute from which no missed instalment counts any more. 0 if none does. */
  missedUntil: number;
}

/** Returns the credit of an airline (id) from its real figures of the last four weeks. @param minute world minute */
export function readCredit(app: CoreApp, airline: string, minute: number): AirlineCredit {
  const since = minute - GRADED_WEEKS * WEEK;
  const [row] = readAll(app, FIGURES, 'FROM airline a WHERE a.id = {:airline}', { airline, since });
  const worth = readNetWorths(app, [airline], minute).get(airline);
  if (!row || !worth) throw new Error(`there is no airline ${airline}`);
  const weeks = weeksFlown(row.first, minute);
  const missedUntil = row.missedAt === 0 ? 0 : row.missedAt + MISSED_WEEKS * WEEK;
  const hasMissed = missedUntil > minute;
  const credit = creditOf({
    debt: row.owed + Math.max(0, -row.cash),
    equity: netWorth(worth),
    cash: row.cash,
    profit: row.profit,
    weeks,
    hasMissed,
  });
  return {
    ...credit,
    weeklyRevenue: Math.floor(row.revenue / GRADED_WEEKS),
    startingCapital: row.startingCapital,
    isYoung: weeks < GRADED_WEEKS,
    unsecuredDebt: row.unsecured,
    running: row.running,
    missedUntil: hasMissed ? missedUntil : 0,
  };
}
