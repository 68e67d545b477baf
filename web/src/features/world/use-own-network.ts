import { useMemo } from 'react';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import type { MapArc } from '#web/components/map/arcs-layer.ts';
import { useAirportsById } from '#web/lib/airports-by-id.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useRoutes } from '#web/lib/game/routes.ts';

const NO_ARCS: MapArc[] = [];
const NO_AIRPORTS: Airport[] = [];

/**
 * Returns the airline's routes as arcs. Their strength depends on the frequency relative to the busiest
 * route.
 */
export function arcsOf(
  routes: readonly Route[],
  legs: readonly Leg[],
  airports: ReadonlyMap<string, Airport>,
): MapArc[] {
  const flights = new Map<string, number>();
  for (const { route } of legs) flights.set(route, (flights.get(route) ?? 0) + 1);
  const maxFlights = Math.max(1, ...flights.values());
  return routes.flatMap((route) => {
    const from = airports.get(route.a);
    const to = airports.get(route.b);
    if (!from || !to) return [];
    const count = flights.get(route.id) ?? 0;
    return {
      id: route.id,
      from,
      to,
      // The square root keeps less frequent routes visible.
      strength: Math.sqrt(count / maxFlights),
      label: `${from.iata}–${to.iata}  ${formatCount(count, 'flight')} per week`,
    };
  });
}

/** Returns the airline's routes as arcs. */
export function useOwnArcs(): MapArc[] {
  const routes = useRoutes().data;
  const legs = useLegs().data;
  const airports = useAirportsById((routes?.length ?? 0) > 0);
  return useMemo(
    () => (routes && legs && airports ? arcsOf(routes, legs, airports) : NO_ARCS),
    [routes, legs, airports],
  );
}

/** Returns the airports of the airline's routes. They are on the map even if the selection excludes them. */
export function useOwnEnds(): Airport[] {
  const routes = useRoutes().data;
  const airports = useAirportsById((routes?.length ?? 0) > 0);
  return useMemo(() => {
    if (!routes || !airports) return NO_AIRPORTS;
    const ids = new Set(routes.flatMap(({ a, b }) => [a, b]));
    return [...ids].flatMap((id) => airports.get(id) ?? []);
  }, [routes, airports]);
}
