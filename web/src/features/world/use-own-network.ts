import { useMemo } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import type { Leg, Route } from '../../../../game/records/route.ts';
import type { MapArc } from '../../components/map/arcs-layer.ts';
import { useAirportsById } from '../../lib/airports-by-id.ts';
import { formatCount } from '../../lib/format.ts';
import { useLegs } from '../../lib/game/legs.ts';
import { useRoutes } from '../../lib/game/routes.ts';

const NO_ARCS: MapArc[] = [];
const NO_AIRPORTS: Airport[] = [];

/** Own routes as arcs, the stronger the more often they are flown; the busiest one is the measure. */
export function arcsOf(
  routes: readonly Route[],
  legs: readonly Leg[],
  airports: ReadonlyMap<string, Airport>,
): MapArc[] {
  const flights = new Map<string, number>();
  for (const { route } of legs) flights.set(route, (flights.get(route) ?? 0) + 1);
  const most = Math.max(1, ...flights.values());
  return routes.flatMap((route) => {
    const from = airports.get(route.a);
    const to = airports.get(route.b);
    if (!from || !to) return [];
    const count = flights.get(route.id) ?? 0;
    return {
      id: route.id,
      from,
      to,
      // The square root: what is flown half as often still shows.
      strength: Math.sqrt(count / most),
      label: `${from.iata}–${to.iata}  ${formatCount(count, 'flight')} a week`,
    };
  });
}

/** The own routes on the map. */
export function useOwnArcs(): MapArc[] {
  const routes = useRoutes().data;
  const legs = useLegs().data;
  const airports = useAirportsById((routes?.length ?? 0) > 0);
  return useMemo(
    () => (routes && legs && airports ? arcsOf(routes, legs, airports) : NO_ARCS),
    [routes, legs, airports],
  );
}

/** The airports that own routes fly to: they are on the map even where the choice leaves them out. */
export function useOwnEnds(): Airport[] {
  const routes = useRoutes().data;
  const airports = useAirportsById((routes?.length ?? 0) > 0);
  return useMemo(() => {
    if (!routes || !airports) return NO_AIRPORTS;
    const ids = new Set(routes.flatMap(({ a, b }) => [a, b]));
    return [...ids].flatMap((id) => airports.get(id) ?? []);
  }, [routes, airports]);
}
