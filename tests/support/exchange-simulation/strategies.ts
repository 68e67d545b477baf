import { leasebackTerms } from '#game/exchange/leaseback.ts';
import { exchangeFee, exchangeValue, priceBounds, saleQuote } from '#game/exchange/prices.ts';
import { leastValue } from '#game/fleet/aircraft/ageing.ts';
import { checkDeduction } from '#game/fleet/aircraft/check-deduction.ts';
import { conditionAfterCheck } from '#game/fleet/aircraft/condition.ts';
import { afterCheck, CHECKS, type CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { COMMONALITY, checkCost } from '#game/fleet/aircraft/maintenance-costs.ts';
import { ageInYears, leaseReturn } from '#game/fleet/disposal.ts';
import { afterFlight } from '#game/operations/hour/wear.ts';
import { DAY, HOUR, WEEK } from '#game/world/time.ts';
import {
  boughtAt,
  buyFromDealers,
  type Market,
  OPENING,
  type Plane,
  type StockPlane,
  sellToRivals,
} from './market.ts';

/** An aircraft that a player has bought from the dealers. */
export interface Deal {
  market: Market;
  plane: Plane;
  /** Whole US dollars. */
  paid: number;
  /** World minute. */
  now: number;
}

/** Returns the deal of a player who pays the asking price. */
export const atOnce = (market: Market, plane: StockPlane): Deal => ({
  market,
  plane: boughtAt(plane, plane.ask, OPENING),
  paid: plane.ask,
  now: OPENING,
});

/** Returns the deal of a player who bargains to the end. Null if somebody else was faster. */
export function patiently(market: Market, plane: StockPlane): Deal | null {
  const bargain = buyFromDealers(market, plane);
  if (!bargain) return null;
  const now = OPENING + bargain.hours * HOUR;
  return { market, plane: boughtAt(plane, bargain.price, now), paid: bargain.price, now };
}

const afterFee = (price: number): number => price - exchangeFee(price);

/** Returns what the best sale brings: to the dealers at once, or to the keenest rival. Whole US dollars. */
function bestSale({ market, plane, now }: Omit<Deal, 'paid'>): number {
  const rival = sellToRivals(market, plane, now);
  return Math.max(saleQuote(plane.model, plane, now), rival ? afterFee(rival.price) : 0);
}

/** Has a check done at the lowest cost. */
function checked(deal: Deal, kind: CheckKind): Deal {
  const { plane, paid } = deal;
  const now = deal.now + CHECKS[kind].duration;
  const terms = { age: ageInYears(plane, deal.now), ownBase: true, familySize: COMMONALITY[0][0] };
  const condition = conditionAfterCheck(plane.condition, kind);
  return {
    ...deal,
    plane: { ...plane, condition, checks: afterCheck(plane, kind, now) },
    paid: paid + checkCost(plane.model, kind, terms),
    now,
  };
}

/** Sells to a lessor, leases the aircraft back and returns it at once. */
function throughLessor({ plane, paid, now }: Deal): number {
  const value = exchangeValue(plane.model, plane, now);
  const { price, rate, deposit, weeks } = leasebackTerms(value, plane, now);
  const leased = { ...plane, lease_from: now, lease_until: now + weeks * WEEK, lease_rate: rate, deposit };
  const { refund, due } = leaseReturn(plane.model, leased, now);
  return price - rate - deposit + refund - due - paid;
}

/** Sells to another airline of the same player, which sells on. Both together, at a share between the allowed prices. */
function throughSecond(deal: Deal, share: number): number {
  const { plane, paid, now } = deal;
  const { min, max } = priceBounds(exchangeValue(plane.model, plane, now));
  const between = Math.round(min + share * (max - min));
  const sales = [...plane.sales, { price: between, minute: now }];
  const second = { ...deal, plane: { ...plane, sales } };
  return afterFee(between) - between + bestSale(second) - paid;
}

/** Flies for some days without any check, and sells. The checks that were used up and not paid count as income. */
function flown(deal: Deal, days: number, hoursADay: number): number {
  const { plane, paid } = deal;
  const block = 2 * HOUR;
  let worn = { hours: plane.hours, cycles: plane.cycles, condition: plane.condition };
  for (let flight = 0; flight < (days * hoursADay * HOUR) / block; flight++) worn = afterFlight(worn, block);
  const now = deal.now + days * DAY;
  const after = { ...plane, ...worn };
  const deduction = (one: Plane, minute: number) =>
    checkDeduction(one.model, one, Math.min(30, ageInYears(one, minute)), minute);
  const used = deduction(after, now) - deduction(plane, deal.now);
  // Scrap is worth the same whatever its checks.
  const isScrap = exchangeValue(plane.model, after, now) === leastValue(plane.model);
  return bestSale({ ...deal, plane: after, now }) - paid + (isScrap ? 0 : used);
}

/** A way to make money from used aircraft without flying passengers. */
export interface Strategy {
  name: string;
  /** Returns the gain in whole US dollars. */
  gain: (deal: Deal) => number;
}

export const STRATEGIES: readonly Strategy[] = [
  { name: 'sell to the dealers', gain: ({ plane, paid, now }) => saleQuote(plane.model, plane, now) - paid },
  { name: 'sell to the keenest rival', gain: (deal) => bestSale(deal) - deal.paid },
  ...(['c', 'd'] as const).map((kind) => ({
    name: `have a ${kind.toUpperCase()} check done and sell to the keenest rival`,
    gain: (deal: Deal) => {
      const after = checked(deal, kind);
      return bestSale(after) - after.paid;
    },
  })),
  { name: 'sell to a lessor and return it', gain: throughLessor },
  ...(
    [
      ['line', 40],
      ['a', 8],
    ] as const
  ).map(([kind, count]) => ({
    name: `have ${count} ${kind} checks done and sell to the keenest rival`,
    gain: (deal: Deal) => {
      let after = deal;
      for (let done = 0; done < count; done++) after = checked(after, kind);
      return bestSale(after) - after.paid;
    },
  })),
  {
    name: 'have a C check done, sell to a lessor and return it',
    gain: (deal) => throughLessor(checked(deal, 'c')),
  },
  ...[0, 0.5, 1].map((share) => ({
    name: `sell through a second account, ${share * 100}% between the lowest and the highest price`,
    gain: (deal: Deal) => throughSecond(deal, share),
  })),
  {
    name: 'have a C check done and sell through a second account',
    gain: (deal) => throughSecond(checked(deal, 'c'), 0),
  },
  ...[
    [10, 14],
    [60, 12],
    [300, 10],
    [600, 8],
  ].map(([days = 0, hours = 0]) => ({
    name: `fly ${hours} hours a day for ${days} days without checks, and sell`,
    gain: (deal: Deal) => flown(deal, days, hours),
  })),
];
