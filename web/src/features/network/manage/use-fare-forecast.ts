import { useDeferredValue, useMemo } from 'react';
import { flownWeek, pastFares } from '#game/demand/forecast/flown.ts';
import { forecastWeek } from '#game/demand/forecast/forecast-route.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { CabinClass, PerClass } from '#game/fleet/aircraft/cabin.ts';
import { faresOf } from '#game/network/route/fares.ts';
import type { Route } from '#game/tables/route.ts';
import { DAY, WEEK } from '#game/world/time.ts';
import { useRouteFlights } from '#web/lib/game/flights.ts';
import { useWorld } from '#web/lib/world.ts';

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
  const asked = useMemo(
    () => (week ? { ...week, fares: { economy, business, first } } : null),
    [week, economy, business, first],
  );
  const then = useMemo(() => (asked ? forecastWeek(asked) : null), [asked]);
  // The curve of a class does not depend on its own fare, so moving its slider does not redraw it.
  const others = [
    cabin === 'economy' ? set.economy : economy,
    cabin === 'business' ? set.business : business,
    cabin === 'first' ? set.first : first,
  ];
  const [e = 0, b = 0, f = 0] = others;
  const curveWeek = useMemo(
    () => (week ? { ...week, fares: { economy: e, business: b, first: f } } : null),
    [week, e, b, f],
  );

  const world = useWorld().data;
  const today = Math.floor((world?.minute ?? 0) / DAY) * DAY;
  const past = useRouteFlights(route.id, Math.max(0, today - 2 * WEEK)).data;
  const share = week?.overheadShare;
  const sold = useMemo(() => (past ? pastFares(past, cabin, planned) : []), [past, cabin, planned]);
  const real = useMemo(
    () =>
      past &&
      flownWeek(
        past.filter(({ departs }) => departs >= today - WEEK),
        faresOf(route),
        planned,
        share,
      ),
    [past, today, planned, share, route],
  );
  return {
    /** Null without a week. */
    now,
    then,
    curveWeek,
    /** Flights sold so far, by fare of the class. */
    sold,
    /** Undefined while the flights are being loaded. */
    real,
  };
}
