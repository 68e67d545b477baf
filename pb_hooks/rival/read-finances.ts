import { loanRate, unsecuredLimit } from '#game/bank/loan-offer.ts';
import { APPETITES } from '#game/rival/finance/appetite.ts';
import type { FinanceView, OwnHolding, OwnLoan, OwnOrder } from '#game/rival/finance/finance-view.ts';
import { opinionOf } from '#game/rival/finance/opinion.ts';
import { targetValue, valueParts } from '#game/share/fair-value.ts';
import { centsPerShare } from '#game/share/price-per-share.ts';
import { FLOAT_WEEKS, FOUNDER_LOTS } from '#game/share/share-limits.ts';
import { SHARE_LISTING } from '#game/tables/share-listing.ts';
import { HOUR, WEEK } from '#game/world/time.ts';
import { weeklyFixedCosts } from '../bank/fixed-costs.ts';
import { readBaseRate } from '../bank/lending.ts';
import { readCredit } from '../bank/read-credit.ts';
import { readAll } from '../db/read-all.ts';
import { aliased, boolOf, jsonOf, nullable, numberOf, type ShapedRow } from '../db/shape.ts';
import { readFigures } from '../share/value-figures.ts';
import type { RivalTurn } from './rival-turn.ts';

/** Weeks over which a trend of prices is seen. */
const TREND_WEEKS = 4;

/** Returns SQL for a list of objects, in the order of their ids. @param fields name and SQL of each, in pairs */
const listOf = (fields: string, from: string) =>
  `(SELECT json_group_array(json_object(${fields})) FROM (SELECT * FROM ${from} ORDER BY id))`;

const SELF = {
  weeklyFixedCosts: numberOf(weeklyFixedCosts('a.id')),
  /** World minute of the first flight. Null if there was none. */
  first: nullable(
    numberOf('(SELECT min(h.starts) FROM route_history h WHERE h.airline = a.id AND h.flights > 0)'),
  ),
  loans: jsonOf<OwnLoan[]>(
    listOf(
      "'id', id, 'balance', balance, 'rate', rate, 'missed', missed",
      "loan WHERE airline = a.id AND state = 'active' AND product = 'unsecured'",
    ),
  ),
  orders: jsonOf<OwnOrder[]>(
    listOf(
      "'id', id, 'issuer', issuer, 'side', side, 'lots', lots, 'price', price",
      'share_order WHERE airline = a.id',
    ),
  ),
  holdings: jsonOf<OwnHolding[]>(
    listOf(
      "'issuer', issuer, 'lots', lots, 'reserved', reserved, 'cost', cost",
      'holding WHERE airline = a.id',
    ),
  ),
};

const g = aliased(SHARE_LISTING, 'g');
const SEEN = {
  issuer: g.airline,
  isSubscribing: boolOf("g.state = 'subscribing'"),
  lots: g.lots,
  issueLots: g.issue_lots,
  issuePrice: g.issue_price,
  price: g.price,
  band: g.band_price,
  fair: g.fair,
  target: g.target,
  before: numberOf(`COALESCE((SELECT t.price FROM share_trade t
    WHERE t.airline = g.airline AND t.minute <= {:before} ORDER BY t.minute DESC LIMIT 1), g.issue_price)`),
};
const LISTINGS = 'FROM share_listing g ORDER BY g.airline';
const OWN_LISTING = 'FROM share_listing g WHERE g.airline = {:airline}';

/** Returns the airline's value before an issue. Null if it cannot or does not want to go public yet. */
function readFloat(
  tx: CoreApp,
  { airline, temperament }: RivalTurn,
  first: number | null,
  now: number,
): FinanceView['float'] {
  const weeksFlown = first === null ? 0 : Math.floor((now - first) / WEEK);
  // Its figures of a year take milliseconds to add up.
  if (weeksFlown < Math.max(FLOAT_WEEKS, APPETITES[temperament].floatWeeks)) return null;
  const figures = readFigures(tx, [airline], now).get(airline);
  return figures ? { fair: centsPerShare(targetValue(valueParts(figures)), FOUNDER_LOTS), weeksFlown } : null;
}

const ownOf = (listing: ShapedRow<typeof SEEN> | undefined): FinanceView['own'] =>
  listing ? { isListed: !listing.isSubscribing, lots: listing.lots } : null;

/**
 * Returns everything that a rival knows of its finances and of the stock market in a review.
 * @param growthCost of the aircraft that it may add, in whole US dollars
 */
export function readFinances(tx: CoreApp, turn: RivalTurn, growthCost: number): FinanceView {
  const { airline, temperament, hour } = turn;
  const now = hour * HOUR;
  const [self] = readAll(tx, SELF, 'FROM airline a WHERE a.id = {:airline}', { airline, minute: now });
  if (!self) throw new RangeError(`${airline} is not a rival`);
  const { first, ...facts } = self;
  const from = APPETITES[temperament].trading === 'none' ? OWN_LISTING : LISTINGS;
  const all = readAll(tx, SEEN, from, { airline, before: now - TREND_WEEKS * WEEK });
  const own = ownOf(all.find(({ issuer }) => issuer === airline));
  const credit = readCredit(tx, airline, now);
  const { cash, equity, debt, profit } = credit.figures;
  return {
    temperament,
    cash,
    equity,
    debt,
    profit,
    growthCost,
    rate: loanRate('unsecured', readBaseRate(tx), credit.grade),
    loanLimit: unsecuredLimit(credit),
    ...facts,
    own,
    float: own ? null : readFloat(tx, turn, first, now),
    listings: all
      .filter(({ issuer }) => issuer !== airline)
      .map((listing) => ({ ...listing, opinion: opinionOf(airline, listing.issuer, now) })),
  };
}
