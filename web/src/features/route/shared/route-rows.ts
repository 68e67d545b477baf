import type { Airport } from '../../../../../game/airport.ts';
import type { Aircraft } from '../../../../../game/records/aircraft.ts';
import type { Research } from '../../../../../game/records/market.ts';
import type { Leg, Route, RouteHistory } from '../../../../../game/records/route.ts';
import { WEEKS_A_YEAR } from '../../../../../game/time.ts';
import type { AirportIndex } from '../../../lib/game/airport-index.ts';

/** A route of one's own with what it does: plans by the week, results of the last seven days. */
export interface RouteRow {
  route: Route;
  a: Airport;
  b: Airport;
  /** Departures a week, both ways, and their seats. */
  flights: number;
  weeklySeats: number;
  /** Aircraft that fly it. */
  aircraft: number;
  /** People a week who want to fly, both ways. */
  demand: number;
  /** Others on it, and their seats a week; null while that is not known. */
  rivals: { airlines: number; seats: number } | null;
  /** Results; null where nothing has landed in these days. */
  results: RouteResults | null;
}

export interface RouteResults {
  flights: number;
  cancelled: number;
  late: number;
  passengers: number;
  /** Of the passengers, those who change flights before or after. */
  connecting: number;
  /** Share of seats, 0–1. */
  load: number;
  revenue: number;
  costs: number;
  profit: number;
}

/** Both ends of a route as its airline names them: the hub first. @param hub id of the airport */
export const endsFrom = ({ a, b }: Pick<RouteRow, 'a' | 'b'>, hub: string): [from: Airport, to: Airport] =>
  b.id === hub ? [b, a] : [a, b];

/** Sum of what a route brought in some days; null for none. */
export function resultsOf(days: readonly RouteHistory[]): RouteResults | null {
  const sum = (name: keyof RouteHistory & (keyof RouteResults | 'seats')) =>
    days.reduce((total, day) => total + day[name], 0);
  if (sum('flights') + sum('cancelled') === 0) return null;
  const [revenue, costs, seats, passengers] = [sum('revenue'), sum('costs'), sum('seats'), sum('passengers')];
  return {
    flights: sum('flights'),
    cancelled: sum('cancelled'),
    late: sum('late'),
    passengers,
    connecting: sum('connecting'),
    load: seats > 0 ? passengers / seats : 0,
    revenue,
    costs,
    profit: revenue - costs,
  };
}

export interface RowSources {
  routes: readonly Route[];
  legs: readonly Leg[];
  fleet: readonly Aircraft[];
  /** Of the last seven days. */
  history: readonly RouteHistory[];
  airports: AirportIndex;
  /** Of airports at which own routes end, by id. */
  research: ReadonlyMap<string, Research>;
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** Others on a route: everybody that the research knows, less oneself. */
function rivalsOn(
  { a, b }: Route,
  research: RowSources['research'],
  own: { flights: number; seats: number },
): RouteRow['rivals'] {
  const [known, other] = research.has(a) ? [research.get(a), b] : [research.get(b), a];
  if (!known) return null;
  const all = known.rivals[other];
  if (!all) return { airlines: 0, seats: 0 };
  return {
    airlines: Math.max(0, all.airlines - (own.flights > 0 ? 1 : 0)),
    seats: Math.max(0, all.seats - own.seats),
  };
}

/** Own routes as rows; those whose airports are not known are left out. */
export function routeRows({ routes, legs, fleet, history, airports, research }: RowSources): RouteRow[] {
  const legsOf = groupBy(legs, ({ route }) => route);
  const daysOf = groupBy(history, ({ route }) => route);
  const seatsOf = new Map(fleet.map(({ id, economy, business, first }) => [id, economy + business + first]));
  return routes.flatMap((route): RouteRow[] => {
    const [a, b] = [airports.byId.get(route.a), airports.byId.get(route.b)];
    if (!a || !b) return [];
    const flown = legsOf.get(route.id) ?? [];
    const weeklySeats = flown.reduce((sum, { aircraft }) => sum + (seatsOf.get(aircraft) ?? 0), 0);
    return [
      {
        route,
        a,
        b,
        flights: flown.length,
        weeklySeats,
        aircraft: new Set(flown.map(({ aircraft }) => aircraft)).size,
        demand: (route.leisure + route.business + route.premium) / WEEKS_A_YEAR,
        rivals: rivalsOn(route, research, { flights: flown.length, seats: weeklySeats }),
        results: resultsOf(daysOf.get(route.id) ?? []),
      },
    ];
  });
}

/** Airports whose research tells who else is on every route: the hub first, then as few as will do. */
export function researchedAirports(routes: readonly Route[], hub: string): string[] {
  const chosen: string[] = [];
  if (routes.some(({ a, b }) => a === hub || b === hub)) chosen.push(hub);
  for (const { a, b } of routes) if (!chosen.includes(a) && !chosen.includes(b)) chosen.push(a);
  return chosen;
}
