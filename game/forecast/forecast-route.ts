import { type PerClass, sumOfClasses } from '../cabin.ts';
import type { PerGroup } from '../choice/book-day.ts';
import { totalOfCosts } from '../flight/costs.ts';
import { overheadOf } from '../overhead.ts';
import { addGroups, type ExpectedBookings, expectedBookings, nobody } from './expected-bookings.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';
import { type WeekCosts, weekCosts } from './week-costs.ts';
import { type WeekReasons, weekReasons } from './week-reasons.ts';

/** What a week on a route brings, in whole US dollars and in passengers rounded to whole ones. */
export interface WeekMoney extends WeekCosts {
  flightsAWeek: number;
  seats: PerClass;
  byClass: PerClass;
  byGroup: PerGroup;
  passengers: number;
  /** Passengers of seats, 0–1. */
  loadFactor: number;
  revenue: number;
  overhead: number;
  /** Revenue less everything else. */
  profit: number;
}

/** The same with what became of the others, and why. */
export interface WeekForecast extends WeekMoney {
  /** Who wanted a seat and found none, though some may have taken another flight. */
  turnedAway: PerGroup;
  /** Who flies with others, by airline. */
  rivals: Record<string, PerGroup>;
  /** Who would have gone, if it had suited them better. */
  stayed: PerGroup;
  reasons: WeekReasons;
}

const roundedClasses = ({ economy, business, first }: PerClass): PerClass => ({
  economy: Math.round(economy),
  business: Math.round(business),
  first: Math.round(first),
});

const roundedGroups = ({ leisure, business, premium }: PerGroup): PerGroup => ({
  leisure: Math.round(leisure),
  business: Math.round(business),
  premium: Math.round(premium),
});

function seatsOf(days: readonly RouteDay[]): PerClass {
  const seats = { economy: 0, business: 0, first: 0 };
  for (const { offers, own } of days)
    for (const at of own) {
      const offer = offers[at];
      if (!offer) continue;
      seats.economy += offer.seats.economy;
      seats.business += offer.seats.business;
      seats.first += offer.seats.first;
    }
  return seats;
}

/** Money and passengers of a week whose bookings are known. */
function moneyOf(week: RouteWeek, days: readonly RouteDay[], { flights }: ExpectedBookings): WeekMoney {
  const byClass = { economy: 0, business: 0, first: 0 };
  const byGroup = nobody();
  for (const flight of flights) {
    byClass.economy += flight.byClass.economy;
    byClass.business += flight.byClass.business;
    byClass.first += flight.byClass.first;
    addGroups(byGroup, flight.byGroup);
  }
  const { fares } = week;
  const revenue = Math.round(
    byClass.economy * fares.economy + byClass.business * fares.business + byClass.first * fares.first,
  );
  const costs = weekCosts(week, flights);
  const overhead = overheadOf(revenue);
  const seats = seatsOf(days);
  return {
    ...costs,
    flightsAWeek: flights.length,
    seats,
    byClass: roundedClasses(byClass),
    byGroup: roundedGroups(byGroup),
    passengers: Math.round(sumOfClasses(byClass)),
    loadFactor: sumOfClasses(byClass) / Math.max(1, sumOfClasses(seats)),
    revenue,
    overhead,
    profit: revenue - totalOfCosts(costs.flights) - costs.lease - costs.checks - overhead,
  };
}

/** Money and passengers of a week without the reasons, from its days: for many fares one after the other. */
export const weekMoney = (week: RouteWeek, days: readonly RouteDay[]): WeekMoney =>
  moneyOf(week, days, expectedBookings(days));

/**
 * What to expect of a week on a route: the same choice as in the settlement, day by day and direction by direction, without
 * the chance of the day. Delays and cancellations are left out.
 */
export function forecastWeek(week: RouteWeek): WeekForecast {
  const days = daysOf(week);
  const bookings = expectedBookings(days);
  const turnedAway = nobody();
  for (const flight of bookings.flights) addGroups(turnedAway, flight.turnedAway);
  return {
    ...moneyOf(week, days, bookings),
    turnedAway: roundedGroups(turnedAway),
    rivals: Object.fromEntries(
      Object.entries(bookings.rivals).map(([airline, groups]) => [airline, roundedGroups(groups)]),
    ),
    stayed: roundedGroups(bookings.stayed),
    reasons: weekReasons(days),
  };
}
