import { meanSeason } from '#game/demand/forecast/months.ts';
import type { SlotsLeft } from '#game/slots/slots-left.ts';
import { type ValueBook, valueBook } from '../scheduling/known-values.ts';
import { legValueOf } from '../scheduling/leg-value.ts';
import { scheduleWith } from '../scheduling/schedule-aircraft.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import type { FleetForecast } from './fleet-forecast.ts';
import type { PlanningAircraft, PlanningFacts, PlanningRoute } from './planning.ts';
import { bestRoundTrips } from './round-trips.ts';

/**
 * Shares of the demand for which weeks are scheduled. The scheduler ignores rivals and rates each departure
 * separately, so it plans too many flights on thin routes. With less demand, it omits the least profitable
 * ones.
 */
const DEMANDS = [1, 0.6, 0.35];
/** Maximum number of routes on which plain return flights are also tried. */
const MAX_ROUTES = 6;

export interface PlanOptions {
  nights?: boolean;
  /** Movements left at airports besides all other legs. */
  slots?: SlotsLeft | undefined;
  /** Legs of the airline's other aircraft. */
  existing?: readonly PlannedLeg[];
}

/** Contribution of an aircraft's best week before its lease, in US dollars per week. */
export interface BestPlan {
  legs: PlannedLeg[];
  gain: number;
}

/** Value functions by kind of aircraft and demand, shared by identical aircraft. */
export class ValueBooks {
  readonly #books = new Map<string, ValueBook>();
  readonly #routes: readonly PlanningRoute[];
  readonly #facts: PlanningFacts;

  constructor(routes: readonly PlanningRoute[], facts: PlanningFacts) {
    this.#routes = routes;
    this.#facts = facts;
  }

  bookFor({ model, cabin }: PlanningAircraft, demand: number): ValueBook {
    const key = `${model.id} ${cabin.economy} ${cabin.business} ${cabin.first} ${demand}`;
    const there = this.#books.get(key);
    if (there) return there;
    const { months, fuelPrice } = this.#facts;
    const markets = this.#routes.map(({ id, km, a, b, fares, economy = 1, ...people }) => {
      const season = meanSeason(months, a.lat, b.lat);
      const share = demand * economy;
      return {
        id,
        km,
        fares,
        typeA: a.type,
        typeB: b.type,
        leisure: people.leisure * season.leisure * share,
        business: people.business * season.business * share,
        premium: people.premium * season.premium * share,
      };
    });
    const book = valueBook(legValueOf({ model, cabin, fuelPrice }, markets));
    this.#books.set(key, book);
    return book;
  }
}

/** Returns tours: flights from base until the aircraft is back there. They can only be removed together. */
function toursOf(legs: readonly PlannedLeg[], base: string): PlannedLeg[][] {
  const first = legs.findIndex(({ origin }) => origin === base);
  const tours: PlannedLeg[][] = [];
  let tour: PlannedLeg[] = [];
  for (const leg of [...legs.slice(first), ...legs.slice(0, first)]) {
    tour.push(leg);
    if (leg.destination !== base) continue;
    tours.push(tour);
    tour = [];
  }
  return tours;
}

/** Removes the worst tours one by one, as long as this improves the week. At least one remains. */
function withoutLosses(week: BestPlan, aircraft: PlanningAircraft, forecast: FleetForecast): BestPlan {
  let best = week;
  let tours = toursOf(week.legs, aircraft.base);
  while (tours.length > 1) {
    let next: { week: BestPlan; tours: PlannedLeg[][] } | null = null;
    for (const tour of tours) {
      const rest = tours.filter((one) => one !== tour);
      const legs = rest.flat().sort((one, other) => one.departs - other.departs);
      const gain = forecast.gain(aircraft, legs);
      if (gain > (next?.week.gain ?? best.gain)) next = { week: { legs, gain }, tours: rest };
    }
    if (!next) return best;
    best = next.week;
    tours = next.tours;
  }
  return best;
}

/** Returns the routes that a week uses, then those with the most demand, if they start at the base. */
function routesToTry(
  { base }: PlanningAircraft,
  routes: readonly PlanningRoute[],
  legs: readonly PlannedLeg[],
): PlanningRoute[] {
  const used = new Set(legs.map(({ route }) => route));
  const people = ({ leisure, business, premium }: PlanningRoute) => leisure + business + premium;
  return routes
    .filter(({ a, b }) => a.id === base || b.id === base)
    .sort(
      (one, other) => Number(used.has(other.id)) - Number(used.has(one.id)) || people(other) - people(one),
    )
    .slice(0, MAX_ROUTES);
}

/**
 * Returns the most profitable week of an aircraft besides the rest of the fleet, by the forecast that the
 * timetable shows. Clears the aircraft's week in the forecast. The week has flights even if every week loses
 * money. The caller decides whether the aircraft flies at all. Null if nothing can be flown.
 */
export function planAircraft(
  aircraft: PlanningAircraft,
  routes: readonly PlanningRoute[],
  forecast: FleetForecast,
  books: ValueBooks,
  options: PlanOptions,
): BestPlan | null {
  const before = forecast.weekOf(aircraft.id);
  forecast.set(aircraft, []);
  const weeks = DEMANDS.map(
    (demand) => scheduleWith(books.bookFor(aircraft, demand), aircraft, routes, options).legs,
  );
  for (const route of routesToTry(aircraft, routes, weeks[0] ?? []))
    weeks.push(bestRoundTrips(aircraft, route, forecast, options));
  weeks.push([...before]);
  let best: BestPlan | null = null;
  for (const legs of weeks) {
    if (legs.length === 0) continue;
    const gain = forecast.gain(aircraft, legs);
    if (!best || gain > best.gain) best = { legs, gain };
  }
  return best && withoutLosses(best, aircraft, forecast);
}
