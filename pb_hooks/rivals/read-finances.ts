import { weeksFlown } from '#game/airline/weeks-flown.ts';
import { gradeWith } from '#game/bank/credit-grade.ts';
import { loanRate, unsecuredLimit } from '#game/bank/loan-offer.ts';
import { APPETITES } from '#game/rivals/finance/appetite.ts';
import type { FinanceReview } from '#game/rivals/finance/decide-finances.ts';
import type { FinanceView, SeenListing } from '#game/rivals/finance/finance-view.ts';
import { growthCost } from '#game/rivals/means.ts';
import { valueBeforeIssue } from '#game/shares/listed-value.ts';
import { FLOAT_WEEKS } from '#game/shares/share-limits.ts';
import { HOUR } from '#game/world/time.ts';
import { weeklyFixedCosts } from '../bank/fixed-costs.ts';
import { readBaseRate } from '../bank/lending.ts';
import { readCredit } from '../bank/read-credit.ts';
import { firstFlight } from '../books/ledger/first-flight.ts';
import { readAll } from '../platform/db/read-all.ts';
import { numberOf } from '../platform/db/shape.ts';
import { readFigures } from '../shares/value-figures.ts';
import { DEALINGS } from './read-dealings.ts';
import { readListings } from './read-listings.ts';
import { readBuyer, takeoverMarket } from './read-takeovers.ts';
import type { RivalTurn, TurnFacts } from './rival-turn.ts';

const SELF = {
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
  first: firstFlight('a.id'),
  ...DEALINGS,
};

/** Returns the airline's value before an issue. Null if it cannot or does not want to go public yet. */
function readFloat(
  tx: CoreApp,
  { airline, temperament }: RivalTurn,
  first: number | null,
  now: number,
): FinanceView['float'] {
  const flown = weeksFlown(first, now);
  // Its figures of a year take milliseconds to add up.
  if (flown < Math.max(FLOAT_WEEKS, APPETITES[temperament].floatWeeks)) return null;
  const figures = readFigures(tx, [airline], now).get(airline);
  return figures ? { fair: valueBeforeIssue(figures).fair, weeksFlown: flown } : null;
}

const ownOf = (listing: SeenListing | undefined): FinanceView['own'] =>
  listing ? { isListed: !listing.isSubscribing, lots: listing.lots } : null;

/**
 * Returns everything that a rival knows of its finances and of the stock market in a review.
 * @param growthCost of the aircraft that it may add, in whole US dollars
 */
function readFinances(tx: CoreApp, turn: RivalTurn, growthCost: number): FinanceView {
  const { airline, temperament, hour } = turn;
  const now = hour * HOUR;
  const [self] = readAll(tx, SELF, 'FROM airline a WHERE a.id = {:airline}', { airline, minute: now });
  if (!self) throw new RangeError(`${airline} is not a rival`);
  const { first, ...facts } = self;
  const isTrader = APPETITES[temperament].trading !== 'none';
  const all = readListings(tx, turn, isTrader ? 'TRUE' : 'g.airline = {:airline}', { airline });
  const own = ownOf(all.find(({ issuer }) => issuer === airline));
  const credit = readCredit(tx, airline, now);
  const { cash, equity, debt, profit } = credit.figures;
  const baseRate = readBaseRate(tx);
  return {
    temperament,
    cash,
    equity,
    debt,
    profit,
    growthCost,
    rateOf: (amount) => loanRate('unsecured', baseRate, gradeWith(credit.figures, amount)),
    loanLimit: unsecuredLimit(credit),
    ...facts,
    own,
    float: own ? null : readFloat(tx, turn, first, now),
    listings: all.filter(({ issuer }) => issuer !== airline),
  };
}

/** Returns what a rival knows in a review of its finances. Null if it knows no market, and so not what growth costs. */
export function readFinanceReview(tx: CoreApp, { turn, view, market }: TurnFacts): FinanceReview | null {
  if (!market) return null;
  const finances = readFinances(tx, turn, growthCost(view, market));
  return {
    finances,
    buyer: () => readBuyer(tx, turn, view, finances),
    takeovers: takeoverMarket(tx, turn),
  };
}
