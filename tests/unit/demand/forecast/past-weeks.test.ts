import { expect, it } from 'vitest';
import { PAST_WEEKS, pastWeeks, pastWeeksSince, weekThen } from '#game/demand/forecast/past-weeks.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { routeWeek } from '#tests/support/route-week.ts';

const TODAY = 100 * DAY;

/** Results of one day, two flights of which one connecting passenger used each. */
const day = (starts: number, more: Partial<RouteHistory> = {}): RouteHistory => ({
  id: '',
  airline: '',
  route: '',
  starts,
  days: 1,
  flights: 2,
  cancelled: 0,
  late: 0,
  delay: 0,
  seats: 300,
  passengers: 202,
  connecting: 2,
  revenue: 20_000,
  costs: 15_000,
  fuel_kg: 0,
  fare: 100,
  ...more,
});
/** Results of a week that ended some weeks ago. */
const week = (back: number, more: Partial<RouteHistory> = {}): RouteHistory[] =>
  Array.from({ length: 7 }, (_, index) => day(TODAY - back * WEEK + index * DAY, more));

it('adds up the days of each week, the latest first', () => {
  const days = [...week(2, { fare: 90, passengers: 102 }), ...week(1)];
  expect(pastWeeks(days, TODAY, 14)).toEqual([
    { starts: TODAY - WEEK, fare: 100, passengers: 1414 },
    { starts: TODAY - 2 * WEEK, fare: 90, passengers: 714 },
  ]);
});

it('counts weeks with cancelled flights', () => {
  expect(pastWeeks(week(1, { flights: 1, cancelled: 1 }), TODAY, 14)).toHaveLength(1);
});

it('leaves out weeks with several fares, with another number of flights, and without any', () => {
  const days = [...week(3), ...week(2, { flights: 1 }), ...week(1).slice(1), day(TODAY - WEEK, { fare: 90 })];
  expect(pastWeeks(days, TODAY, 14).map(({ starts }) => starts)).toEqual([TODAY - 3 * WEEK]);
  expect(pastWeeks([], TODAY, 0)).toEqual([]);
});

it('goes back by eight weeks', () => {
  const days = Array.from({ length: PAST_WEEKS + 1 }, (_, index) => week(index + 1)).flat();
  expect(pastWeeks(days, TODAY, 14)).toHaveLength(PAST_WEEKS);
  expect(pastWeeksSince(TODAY + 5)).toBe(TODAY - PAST_WEEKS * WEEK);
  expect(pastWeeksSince(DAY)).toBe(0);
});

it('forecasts a past week with its fare and season', () => {
  const base = { ...routeWeek({ model: 'airbus-a320neo', km: 1_200, own: 1, rivals: 1 }), known: 0.7 };
  const north = { ...base, a: { ...base.a, lat: 52 }, b: { ...base.b, lat: 40 } };
  const past = { starts: 0, fare: base.fares.economy, passengers: 0 };
  const people = (start: string, fare = past.fare) =>
    weekBand(weekThen(north, { ...past, fare }, start)).passengers;
  expect(people('2026-02-02').high).toBeLessThan(people('2026-07-06').high);
  expect(people('2026-02-02', 2 * past.fare).high).toBeLessThan(people('2026-02-02').low);
});
