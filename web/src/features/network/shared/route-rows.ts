import {
  type DirectOffer,
  flownBy,
  researchIncumbents,
} from '#game/demand/incumbents/research-incumbents.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Research } from '#game/payloads/market.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Route } from '#game/tables/route.ts';
import type { RouteHistory } from '#game/tables/route-history.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { WEEKS_A_YEAR } from '#game/world/time.ts';
import type { AirportIndex } from '#web/lib/game/airport-index.ts';
import { loadOfDays } from '#web/lib/game/result-days.ts';

/** A route of the airline with its weekly timetable and the results of the last seven days. */
export interface RouteRow {
  route: Route;
  a: Airport;
  b: Airport;
  /** Departures per week in both directions, and their seats. */
  flights: number;
  weeklySeats: number;
  /** Number of aircraft on the route. */
  aircraft: number;
  /** Expected demand in passengers per week, both directions. Null while unknown. */
  demand: number | null;
  /** Competitors and their seats per week. Null while unknown. */
  rivals: { airlines: number; seats: number } | null;
  /** Null if no flight has landed in this period. */
  results: RouteResults | null;
}

export interface RouteResults {
  flights: number;
  cancelled: number;
  late: number;
  passengers: number;
  /** Connecting passengers, included in `passengers`. */
  connecting: number;
  seats: number;
  /** Load factor, 0–1. */
  load: number;
  revenue: number;
  costs: number;
  profit: number;
}

/** Returns both ends of a route, the hub first. @param hub airport id */
export const endsFrom = ({ a, b }: Pick<RouteRow, 'a' | 'b'>, hub: string): [from: Airport, to: Airport] =>
  b.id === hub ? [b, a] : [a, b];

/** Returns the total results of a route over some days. Null without flights. */
export function resultsOf(days: readonly RouteHistory[]): RouteResults | null {
  const sum = (name: keyof RouteHistory & keyof RouteResults) =>
    days.reduce((total, day) => total + day[name], 0);
  if (sum('flights') + sum('cancelled') === 0) return null;
  const [revenue, costs, seats, passengers] = [sum('revenue'), sum('costs'), sum('seats'), sum('passengers')];
  return {
    flights: sum('flights'),
    cancelled: sum('cancelled'),
    late: sum('late'),
    passengers,
    connecting: sum('connecting'),
    seats,
    load: loadOfDays(days) ?? 0,
    revenue,
    costs,
    profit: revenue - costs,
  };
}

export interface RowSources {
  routes: readonly Route[];
  legs: readonly Leg[];
  fleet: readonly Aircraft[];
  /** History of the last seven days. */
  history: readonly RouteHistory[];
  airports: AirportIndex;
  /** Research of the routes' airports, by airport id. */
  research: ReadonlyMap<string, Research>;
  /** Percentage of the real world's traffic. */
  traffic: number;
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

/** Airlines on the pairs of one airport, by its research. Both fields take the id of the other end. */
interface Competition {
  all: Research['rivals'];
  flownTo: (other: string) => DirectOffer;
  /** Expected demand per week. */
  demandTo: (other: string) => number;
}

function competitionOf(research: Research, traffic: number): Competition {
  const indexOf = new Map(research.destinations.id.map((id, index) => [id, index]));
  const incumbentsTo = researchIncumbents(research, traffic);
  const { leisure, business, premium } = research.destinations;
  return {
    all: research.rivals,
    flownTo: (other) => flownBy(incumbentsTo(indexOf.get(other) ?? -1)),
    demandTo: (other) => {
      const index = indexOf.get(other) ?? -1;
      return ((leisure[index] ?? 0) + (business[index] ?? 0) + (premium[index] ?? 0)) / WEEKS_A_YEAR;
    },
  };
}

/** Returns what is known from one of a route's ends, and the other end. */
const fromEnd = ({ a, b }: Route, known: ReadonlyMap<string, Competition>) =>
  known.has(a) ? ([known.get(a), b] as const) : ([known.get(b), a] as const);

/** Returns the competitors on a route: all airlines in the research and in reality except the player's. */
function rivalsOn(
  route: Route,
  competition: ReadonlyMap<string, Competition>,
  own: { flights: number; seats: number },
): RouteRow['rivals'] {
  const [known, other] = fromEnd(route, competition);
  if (!known) return null;
  const flown = known.flownTo(other);
  const all = known.all[other] ?? { airlines: 0, seats: 0 };
  return {
    airlines: Math.max(0, all.airlines - (own.flights > 0 ? 1 : 0)) + flown.airlines,
    seats: Math.max(0, all.seats - own.seats) + flown.seats,
  };
}

/** Returns the airline's routes as rows. Routes with unknown airports are left out. */
export function routeRows({
  routes,
  legs,
  fleet,
  history,
  airports,
  research,
  traffic,
}: RowSources): RouteRow[] {
  const legsOf = groupBy(legs, ({ route }) => route);
  const daysOf = groupBy(history, ({ route }) => route);
  const seatsOf = new Map(fleet.map((aircraft) => [aircraft.id, sumOfClasses(aircraft)]));
  const competition = new Map(
    [...research].map(([airport, known]) => [airport, competitionOf(known, traffic)]),
  );
  return routes.flatMap((route): RouteRow[] => {
    const [a, b] = [airports.byId.get(route.a), airports.byId.get(route.b)];
    if (!a || !b) return [];
    const flown = legsOf.get(route.id) ?? [];
    const [known, other] = fromEnd(route, competition);
    const weeklySeats = flown.reduce((sum, { aircraft }) => sum + (seatsOf.get(aircraft) ?? 0), 0);
    return [
      {
        route,
        a,
        b,
        flights: flown.length,
        weeklySeats,
        aircraft: new Set(flown.map(({ aircraft }) => aircraft)).size,
        demand: known?.demandTo(other) ?? null,
        rivals: rivalsOn(route, competition, { flights: flown.length, seats: weeklySeats }),
        results: resultsOf(daysOf.get(route.id) ?? []),
      },
    ];
  });
}

/** Returns a small set of airports whose research covers all routes, the hub first. */
export function researchedAirports(routes: readonly Route[], hub: string): string[] {
  const chosen: string[] = [];
  if (routes.some(({ a, b }) => a === hub || b === hub)) chosen.push(hub);
  for (const { a, b } of routes) if (!chosen.includes(a) && !chosen.includes(b)) chosen.push(a);
  return chosen;
}
