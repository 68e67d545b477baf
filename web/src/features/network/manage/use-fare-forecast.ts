import { useDeferredValue, useMemo } from 'react';
import { type FlownWeek, fareRuns, flownWeek, pastFares } from '#game/demand/forecast/flown.ts';
import { forecastWeek, type WeekForecast } from '#game/demand/forecast/forecast-route.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES, type CabinClass, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import type { Flight } from '#game/tables/flight.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { useWorld } from '#web/lib/world.ts';
import { useBand, useBands } from '../shared/use-bands.ts';

/** Number of earlier fares that stay beside what happened. */
const EARLIER_MAX = 2;

/** The forecast at earlier fares of a route, beside what happened at them. */
export interface EarlierFares {
  fares: PerClass;
  /** The route's week at these fares. */
  week: RouteWeek;
  forecast: WeekForecast;
  flown: FlownWeek;
}

export const areSame = (one: Readonly<PerClass>, other: Readonly<PerClass>): boolean =>
  CABIN_CLASSES.every((name) => one[name] === other[name]);

/** Returns the last fares before the present ones at which flights have landed, the latest first. */
function earlierFares(week: RouteWeek, past: readonly Flight[], planned: number): EarlierFares[] {
  const runs = fareRuns(past);
  return runs
    .slice(runs[0] && areSame(runs[0].fares, week.fares) ? 1 : 0)
    .flatMap(({ fares, flights }) => {
      const flown = flownWeek(flights, fares, planned);
      const then = { ...week, fares };
      return flown ? [{ fares, week: then, flown, forecast: forecastWeek(then) }] : [];
    })
    .slice(0, EARLIER_MAX);
}

interface FareQuestion {
  route: Route;
  /** Undefined while the market is being loaded. */
  week: RouteWeek | undefined;
  /** Fares to forecast. They may change with every key and every move of a slider. */
  fares: PerClass;
  /** The class whose curve is shown. */
  cabin: CabinClass;
  /** Number of flights per week. */
  planned: number;
}

/** Returns the forecast with the set fares and with others, what was flown, and the week for the curve of a class. */
export function useFareForecast({ route, week, fares, cabin, planned }: FareQuestion) {
  const set = faresOf(route);
  const { economy, business, first } = useDeferredValue(fares);
  const now = useMemo(() => (week ? forecastWeek(week) : null), [week]);
  const asked = useMemo(() => {
    const fares = { economy, business, first };
    return week && !areSame(fares, week.fares) ? { ...week, fares } : null;
  }, [week, economy, business, first]);
  const then = useMemo(() => (asked ? forecastWeek(asked) : now), [asked, now]);
  const nowBand = useBand(week);
  const askedBand = useBand(asked);
  // The curve of a class does not depend on its own fare, so moving its slider does not redraw it.
  const others = [
    cabin === 'economy' ? set.economy : economy,
    cabin === 'business' ? set.business : business,
    cabin === 'first' ? set.first : first,
  ];
  const [e = 0, b = 0, f = 0] = others;
  const curveWeek = useMemo(
    // Like the sales beside it, the curve is about the passengers of the route alone.
    () => (week ? { ...week, fares: { economy: e, business: b, first: f }, connecting: undefined } : null),
    [week, e, b, f],
  );

  const world = useWorld().data;
  const today = Math.floor((world?.minute ?? 0) / DAY) * DAY;
  const past = useRouteFlights(route.id, Math.max(0, today - 2 * WEEK)).data;
  const sold = useMemo(() => (past ? pastFares(past, cabin, planned) : []), [past, cabin, planned]);
  const real = useMemo(
    () =>
      past &&
      flownWeek(
        past.filter(({ departs }) => departs >= today - WEEK),
        faresOf(route),
        planned,
      ),
    [past, today, planned, route],
  );
  const earlier = useMemo(
    () => (week && past ? earlierFares(week, past, planned) : []),
    [week, past, planned],
  );
  const earlierWeeks = useMemo(() => earlier.map((one) => one.week), [earlier]);
  const earlierBands = useBands(earlierWeeks);
  return {
    /** Null without a week. */
    now,
    then,
    /** Ranges of both, and at the earlier fares. Undefined while they are being computed. */
    nowBand,
    thenBand: asked ? askedBand : nowBand,
    earlierBands,
    curveWeek,
    /** Flights sold so far, by fare of the class. */
    sold,
    /** Undefined while the flights are being loaded. */
    real,
    earlier,
  };
}
