import { weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf, type RouteWeek } from '#game/demand/forecast/route-week.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import type { Flight } from '#game/tables/flight.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import type { Player } from './player.ts';
import { flownRoutes } from './route-weeks.ts';

/**
 * Day of the week, counted from the first day, on which all timetables and fares are final until the next
 * review.
 */
const SET = 2;
/** Days until that review, without changes. */
const DAYS = 6;

/** Revenue of a route in US dollars over the same days, without connecting passengers. */
export interface RouteForecast {
  airline: string;
  route: string;
  forecast: number;
  result: number;
}

/** Errors of forecasts, as shares of the results. */
export interface ForecastError {
  routes: number;
  median: number;
  /** Nine routes in ten are within this. */
  ninetieth: number;
  /** Of all routes together; positive if forecasts are too high. */
  bias: number;
}

interface Expected {
  player: Player;
  day: number;
  routes: { id: string; revenue: number }[];
}

/** Returns a week without the day of the review. @param last weekday to exclude, 0 = Monday */
const without = (week: RouteWeek, last: number): RouteWeek => ({
  ...week,
  departures: week.departures.filter(({ departs }) => Math.floor(departs / DAY) !== last),
});

/** Stores a player's forecast for the days without changes until a review, and compares it afterwards. */
export class ForecastLog {
  readonly found: RouteForecast[] = [];
  #expected: Expected[] = [];

  /** Compares at the beginning of a day, before any changes. */
  async compare(player: Player, day: number): Promise<void> {
    const due = this.#expected.filter((one) => one.player === player && one.day + DAYS === day);
    for (const one of due) await this.#compare(one);
    this.#expected = this.#expected.filter((one) => !due.includes(one));
  }

  /** Stores forecasts at the beginning of a day, after all changes. */
  async note(player: Player, day: number): Promise<void> {
    if (day % DAYS_A_WEEK !== SET) return;
    const { start, minute } = await player.stage.now();
    const today = Math.floor(weekMinute(minute, startWeekMinute(start)) / DAY);
    const last = (today + DAYS) % DAYS_A_WEEK;
    const routes = (await flownRoutes(player)).map(({ route, week }) => {
      const counted = without(week, last);
      return { id: route.id, revenue: weekMoney(counted, daysOf(counted)).revenue };
    });
    this.#expected.push({ player, day, routes });
  }

  async #compare({ player, day, routes }: Expected): Promise<void> {
    const filter = `departs >= ${day * DAY} && departs < ${(day + DAYS) * DAY} && route != ""`;
    const flights = await player.client.collection('flight').getFullList<Flight>({ batch: 1000, filter });
    for (const { id, revenue } of routes) {
      const own = flights.filter(({ route }) => route === id);
      const result = own.reduce(
        (sum, flight) => sum + flight.revenue - (flight.why?.changing?.revenue ?? 0),
        0,
      );
      if (result > 0)
        this.found.push({ airline: player.character.name, route: id, forecast: revenue, result });
    }
  }
}

/** Returns the value below which this share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns the errors of forecasts; null if there are none. */
export function forecastError(found: readonly RouteForecast[]): ForecastError | null {
  if (found.length === 0) return null;
  const errors = found.map(({ forecast, result }) => Math.abs(forecast / result - 1)).sort((a, b) => a - b);
  const total = (name: 'forecast' | 'result') => found.reduce((sum, one) => sum + one[name], 0);
  return {
    routes: found.length,
    median: quantile(errors, 0.5),
    ninetieth: quantile(errors, 0.9),
    bias: total('forecast') / total('result') - 1,
  };
}
