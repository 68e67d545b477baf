import { overheadOf } from '#game/airline/overhead.ts';
import { addClasses, type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { totalOfCosts } from '#game/operations/flight/costs.ts';
import { type PerGroup, revenueOf } from '../choice/book-day.ts';
import {
  addGroups,
  type ExpectedBookings,
  type ExpectedFlight,
  expectedBookings,
  HALVES,
  nobody,
} from './expected-bookings.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';
import { type MoneyWeek, type WeekCosts, type WeekOutcomes, weekCosts, weekOutcomes } from './week-costs.ts';
import { type WeekReasons, weekReasons } from './week-reasons.ts';

/** Result of a week on a route. Amounts in whole US dollars, passengers rounded to whole numbers. */
export interface WeekMoney extends WeekCosts {
  flightsAWeek: number;
  seats: PerClass;
  byClass: PerClass;
  /** Passengers of the route alone. */
  byGroup: PerGroup;
  passengers: number;
  /** Connecting passengers, and their share of the revenue. Both are included in the other figures. */
  connecting: number;
  connectingRevenue: number;
  /** Load factor, 0–1. */
  loadFactor: number;
  revenue: number;
  overhead: number;
  /** Revenue minus all costs. */
  profit: number;
}

/** The week's result, with passengers who do not fly and the reasons. */
export interface WeekForecast extends WeekMoney {
  /** Spilled passengers. Some may have taken another flight. */
  spilled: PerGroup;
  /** Passengers of rivals, by airline. */
  rivals: Record<string, PerGroup>;
  /** Potential passengers who chose the outside option. */
  outside: PerGroup;
  reasons: WeekReasons;
}

const roundedClasses = (figures: PerClass): PerClass => perClass((name) => Math.round(figures[name]));

const roundedGroups = ({ leisure, business, premium }: PerGroup): PerGroup => ({
  leisure: Math.round(leisure),
  business: Math.round(business),
  premium: Math.round(premium),
});

function seatsOf(days: readonly RouteDay[]): PerClass {
  const seats = perClass(() => 0);
  for (const { departures, own } of days)
    for (const index of own) {
      const departure = departures[index];
      if (departure) addClasses(seats, departure.seats);
    }
  return seats;
}

/** Sales and costs of a week's flights, in whole US dollars. Connecting passengers count separately. */
interface Sales {
  byClass: PerClass;
  changing: PerClass;
  connectingRevenue: number;
  revenue: number;
  overhead: number;
  costs: WeekCosts;
  /** Revenue minus all costs except leases. */
  contribution: number;
}

/** Returns the share of a flight's departures that are not cancelled, 0–1. */
const flownShare = (week: MoneyWeek, { departure }: ExpectedFlight, outcomeOf: WeekOutcomes): number =>
  1 - outcomeOf(week.aircraft.get(departure.leg), departure).cancelled;

/** Returns the sales of expected flights, less those that are cancelled. */
function salesOf(week: MoneyWeek, flights: readonly ExpectedFlight[], outcomeOf: WeekOutcomes): Sales {
  const byClass = perClass(() => 0);
  const changing = perClass(() => 0);
  let connectingRevenue = 0;
  for (const flight of flights) {
    const flies = flownShare(week, flight, outcomeOf);
    addClasses(byClass, flight.byClass, flies);
    addClasses(changing, flight.connecting, flies);
    connectingRevenue += flight.connectingRevenue * flies;
  }
  const revenue = Math.round(revenueOf(byClass, week.fares) + connectingRevenue);
  const overhead = overheadOf(revenue, week.overheadShare);
  const costs = weekCosts(week, flights, outcomeOf);
  const contribution = revenue - totalOfCosts(costs.flights) - costs.checks - costs.compensation - overhead;
  return { byClass, changing, connectingRevenue, revenue, overhead, costs, contribution };
}

/** Returns money and passengers of a week from its bookings. */
function moneyOf(
  week: MoneyWeek,
  days: readonly RouteDay[],
  { flights }: ExpectedBookings,
  outcomeOf = weekOutcomes(week),
): WeekMoney {
  const { byClass, changing, contribution, costs, ...sales } = salesOf(week, flights, outcomeOf);
  const byGroup = nobody();
  let flown = 0;
  for (const flight of flights) {
    const flies = flownShare(week, flight, outcomeOf);
    addGroups(byGroup, flight.byGroup, flies);
    flown += flies * sumOfClasses(flight.departure.seats);
  }
  addClasses(byClass, changing);
  return {
    ...costs,
    flightsAWeek: flights.length,
    seats: seatsOf(days),
    byClass: roundedClasses(byClass),
    byGroup: roundedGroups(byGroup),
    passengers: Math.round(sumOfClasses(byClass)),
    connecting: Math.round(sumOfClasses(changing)),
    connectingRevenue: Math.round(sales.connectingRevenue),
    loadFactor: sumOfClasses(byClass) / Math.max(1, flown),
    revenue: sales.revenue,
    overhead: sales.overhead,
    profit: contribution - costs.lease,
  };
}

/**
 * Returns the contribution of the airline's flights of one day and direction, before leases, in US dollars.
 * @param outcomeOf `weekOutcomes` of the week, kept by the caller
 */
export const dayContribution = (week: MoneyWeek, day: RouteDay, outcomeOf: WeekOutcomes): number =>
  salesOf(week, expectedBookings([day]).flights, outcomeOf).contribution;

/**
 * Returns money and passengers of a week from its days, without the reasons. Used to compare many fares.
 * @param outcomeOf `weekOutcomes` of the week, kept by callers that compare
 */
export const weekMoney = (
  week: RouteWeek,
  days: readonly RouteDay[],
  outcomeOf = weekOutcomes(week),
): WeekMoney => moneyOf(week, days, expectedBookings(days), outcomeOf);

/**
 * Returns a rough result of some days of a week, in a third of the time of `weekMoney`. For the server, which
 * compares fares of thousands of routes.
 * @param outcomeOf `weekOutcomes` of the week, kept by the caller
 */
export const roughMoney = (
  week: RouteWeek,
  days: readonly RouteDay[],
  outcomeOf: WeekOutcomes,
): Pick<WeekMoney, 'revenue' | 'profit'> => moneyOf(week, days, expectedBookings(days, HALVES), outcomeOf);

/**
 * Returns the expected result of a week on a route. It uses the settlement's choice model for each day and
 * direction, for an average day, with the usual share of cancellations and the week's connecting passengers.
 */
export function forecastWeek(week: RouteWeek): WeekForecast {
  const days = daysOf(week);
  const bookings = expectedBookings(days);
  const spilled = nobody();
  for (const flight of bookings.flights) addGroups(spilled, flight.spilled);
  return {
    ...moneyOf(week, days, bookings),
    spilled: roundedGroups(spilled),
    rivals: Object.fromEntries(
      Object.entries(bookings.rivals).map(([airline, groups]) => [airline, roundedGroups(groups)]),
    ),
    outside: roundedGroups(bookings.outside),
    reasons: weekReasons(days),
  };
}
