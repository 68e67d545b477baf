import type { LedgerRow } from '#game/tables/ledger.ts';
import { type CATEGORIES, categoriesWhere } from '#game/tables/ledger-category.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { sum } from './figures.ts';

/**
 * Ledger categories of running costs. Deposits, route fees and purchased aircraft are not among them because
 * their value remains.
 */
export const RUNNING_COSTS = categoriesWhere(
  ({ place, isDecided }) => (place === 'flights' || place === 'fleet') && !isDecided,
) as RunningCost[];
type Facts = typeof CATEGORIES;
type RunningCost = {
  [Name in keyof Facts]: Facts[Name] extends { place: 'flights' | 'fleet'; isDecided: false } ? Name : never;
}[keyof Facts];

export type LedgerEntry = Pick<LedgerRow, 'minute' | 'category' | 'amount'>;
export type DayOfRoute = Pick<
  RouteHistory,
  'starts' | 'flights' | 'cancelled' | 'late' | 'seats' | 'passengers'
>;

/** Days of the world, including the first and excluding the last. */
export interface Span {
  from: number;
  to: number;
}

/** Results of an airline over a span of days, in whole US dollars. */
export interface Account {
  revenue: number;
  costs: Record<RunningCost, number>;
  /** Sum of costs, including provisions for heavy checks that did not fall due. */
  total: number;
  /** Provisions for future checks, in addition to paid ones. */
  laidBy: number;
  /** Profit as a share of revenue; 0 without revenue and costs, minus infinity with costs only. */
  margin: number;
  /** Fuel including the result of hedges, as a share of `total`. */
  fuelShare: number;
  /** Load factor, 0–1. */
  load: number;
  /** Share of scheduled flights that were flown at most a quarter of an hour late. */
  punctuality: number;
  flights: number;
  cancelled: number;
  seats: number;
  passengers: number;
}

const marginOf = (revenue: number, total: number) =>
  revenue > 0 ? (revenue - total) / revenue : total > 0 ? Number.NEGATIVE_INFINITY : 0;

/** Returns the part of a lease payment that falls into the span. Leases are paid a week in advance. */
function leaseWithin(minute: number, amount: number, { from, to }: Span): number {
  const begins = Math.max(minute, from * DAY);
  const ends = Math.min(minute + WEEK, to * DAY);
  return (amount * Math.max(0, ends - begins)) / WEEK;
}

function costsWithin(ledger: readonly LedgerEntry[], span: Span): Record<RunningCost, number> {
  const costs = Object.fromEntries(RUNNING_COSTS.map((name) => [name, 0])) as Record<RunningCost, number>;
  const within = (minute: number) => minute >= span.from * DAY && minute < span.to * DAY;
  for (const { minute, category, amount } of ledger) {
    const name = RUNNING_COSTS.find((cost) => cost === category);
    if (!name) continue;
    if (name === 'lease') costs.lease += leaseWithin(minute, -amount, span);
    else if (within(minute)) costs[name] -= amount;
  }
  return costs;
}

/**
 * Returns the results of an airline.
 * @param reserve provisions for checks in the span, in US dollars
 */
export function accountOf(
  ledger: readonly LedgerEntry[],
  history: readonly DayOfRoute[],
  span: Span,
  reserve: number,
): Account {
  const costs = costsWithin(ledger, span);
  const revenue = sum(
    ledger
      .filter(
        (row) => row.category === 'tickets' && row.minute >= span.from * DAY && row.minute < span.to * DAY,
      )
      .map(({ amount }) => amount),
  );
  const laidBy = Math.max(0, reserve - costs.check);
  const total = sum(Object.values(costs)) + laidBy;
  const days = history.filter(({ starts }) => starts >= span.from * DAY && starts < span.to * DAY);
  const of = (name: keyof DayOfRoute) => sum(days.map((row) => row[name]));
  const [flights, cancelled, seats, passengers] = [
    of('flights'),
    of('cancelled'),
    of('seats'),
    of('passengers'),
  ];
  return {
    revenue,
    costs,
    total,
    laidBy,
    flights,
    cancelled,
    seats,
    passengers,
    margin: marginOf(revenue, total),
    fuelShare: total > 0 ? (costs.fuel + costs.fuel_hedge) / total : 0,
    load: seats > 0 ? passengers / seats : 0,
    punctuality: flights + cancelled > 0 ? (flights - of('late')) / (flights + cancelled) : 0,
  };
}

/** Combines several airlines into one. */
export function together(accounts: readonly Account[]): Account {
  const of = (value: (account: Account) => number) => sum(accounts.map(value));
  const costs = Object.fromEntries(
    RUNNING_COSTS.map((name) => [name, of((account) => account.costs[name])]),
  ) as Record<RunningCost, number>;
  const [revenue, total, seats, passengers] = [
    of(({ revenue: each }) => each),
    of(({ total: each }) => each),
    of(({ seats: each }) => each),
    of(({ passengers: each }) => each),
  ];
  const [flights, cancelled] = [of((account) => account.flights), of((account) => account.cancelled)];
  return {
    revenue,
    costs,
    total,
    seats,
    passengers,
    flights,
    cancelled,
    laidBy: of((account) => account.laidBy),
    margin: marginOf(revenue, total),
    fuelShare: total > 0 ? (costs.fuel + costs.fuel_hedge) / total : 0,
    load: seats > 0 ? passengers / seats : 0,
    punctuality:
      of((account) => account.punctuality * (account.flights + account.cancelled)) /
      Math.max(1, flights + cancelled),
  };
}

/** Returns the cash at the end of each day. */
export function cashByDay(ledger: readonly LedgerEntry[], days: number): number[] {
  const changes = new Array<number>(days).fill(0);
  for (const { minute, amount } of ledger) {
    const day = Math.min(days - 1, Math.floor(minute / DAY));
    changes[day] = (changes[day] ?? 0) + amount;
  }
  let cash = 0;
  return changes.map((change) => {
    cash += change;
    return cash;
  });
}

/** Returns the load factor of each day; NaN without flights. */
export function loadByDay(history: readonly DayOfRoute[], days: number): number[] {
  const sums = Array.from({ length: days }, () => ({ passengers: 0, seats: 0 }));
  for (const { starts, passengers, seats } of history) {
    const day = sums[Math.floor(starts / DAY)];
    if (!day) continue;
    day.passengers += passengers;
    day.seats += seats;
  }
  return sums.map(({ passengers, seats }) => (seats > 0 ? passengers / seats : Number.NaN));
}
