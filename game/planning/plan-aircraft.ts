import type { SlotsLeft } from '../airport-slots.ts';
import { meanSeason } from '../forecast/months.ts';
import { type ValueBook, valueBook } from '../timetable/known-values.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { legValueOf } from '../timetable/leg-value.ts';
import { scheduleWith } from '../timetable/schedule-aircraft.ts';
import type { FleetForecast } from './fleet-forecast.ts';
import type { PlanningAircraft, PlanningFacts, PlanningRoute } from './planning.ts';
import { bestRoundTrips } from './round-trips.ts';

/**
 * Shares of the demand that weeks are scheduled for. The scheduler knows no rivals and takes each departure by itself, so it
 * plans too much on thin routes; with less demand it leaves out what earns least.
 */
const DEMANDS = [1, 0.6, 0.35];
/** Routes on which plain return flights are tried, too. */
const MOST_ROUTES = 6;

export interface PlanOptions {
  nights?: boolean;
  /** Movements that airports have left beside all other legs. */
  slots?: SlotsLeft | undefined;
  /** Legs of one's other aircraft. */
  existing?: readonly PlannedLeg[];
}

/** What the best week of an aircraft leaves before its lease, in US dollars per week. */
export interface BestWeek {
  legs: PlannedLeg[];
  gain: number;
}

/** Value functions by kind of aircraft and demand, shared by all aircraft that are alike. */
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
    const markets = this.#routes.map(({ id, km, a, b, fares, ...people }) => {
      const season = meanSeason(months, a.lat, b.lat);
      return {
        ...{ id, km, fares, typeA: a.type, typeB: b.type },
        leisure: people.leisure * season.leisure * demand,
        business: people.business * season.business * demand,
        premium: people.premium * season.premium * demand,
      };
    });
    const book = valueBook(legValueOf({ model, cabin, fuelPrice }, markets));
    this.#books.set(key, book);
    return book;
  }
}

/** Flights from base until the aircraft is back there: they can only be left out together. */
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

/** Leaves out the tours that lose most, one after the other, as long as the week gains by it. At least one stays. */
function withoutLosses(week: BestWeek, aircraft: PlanningAircraft, forecast: FleetForecast): BestWeek {
  let best = week;
  let tours = toursOf(week.legs, aircraft.base);
  while (tours.length > 1) {
    let next: { week: BestWeek; tours: PlannedLeg[][] } | null = null;
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

/** Routes that a week uses, and those with the most demand, as far as they can be flown from base. */
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
    .slice(0, MOST_ROUTES);
}

/**
 * Returns the week in which an aircraft earns most beside the rest of the fleet, by the same forecast that the timetable
 * shows. The aircraft's week in the forecast is empty afterwards. Even if every week loses money it is one with flights: the caller decides whether the aircraft flies at all. Null if
 * nothing can be flown.
 */
export function planAircraft(
  aircraft: PlanningAircraft,
  routes: readonly PlanningRoute[],
  forecast: FleetForecast,
  books: ValueBooks,
  options: PlanOptions,
): BestWeek | null {
  const before = forecast.weekOf(aircraft.id);
  forecast.set(aircraft, []);
  const weeks = DEMANDS.map(
    (demand) => scheduleWith(books.bookFor(aircraft, demand), aircraft, routes, options).legs,
  );
  for (const route of routesToTry(aircraft, routes, weeks[0] ?? []))
    weeks.push(bestRoundTrips(aircraft, route, forecast, options));
  weeks.push([...before]);
  let best: BestWeek | null = null;
  for (const legs of weeks) {
    if (legs.length === 0) continue;
    const gain = forecast.gain(aircraft, legs);
    if (!best || gain > best.gain) best = { legs, gain };
  }
  return best && withoutLosses(best, aircraft, forecast);
}
