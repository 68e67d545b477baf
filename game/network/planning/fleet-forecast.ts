import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { dayContribution } from '#game/demand/forecast/forecast-route.ts';
import { meanSeason } from '#game/demand/forecast/months.ts';
import {
  dayOf,
  type ForecastAircraft,
  type ForecastEnd,
  type WeekFrame,
} from '#game/demand/forecast/route-week.ts';
import { type MoneyWeek, type WeekOutcomes, weekOutcomes } from '#game/demand/forecast/week-costs.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import { DAY } from '#game/world/time.ts';
import type { PlannedLeg } from '../timetable/leg.ts';
import { forecastAircraft, ownDeparture } from './own-departures.ts';
import type { PlanningAircraft, PlanningFacts, PlanningRoute } from './planning.ts';

/** Data of a route that does not change while weeks are tried on it. */
interface Frame {
  week: WeekFrame & MoneyWeek;
  season: ReturnType<typeof meanSeason>;
  outcomeOf: WeekOutcomes;
}

/** One direction of a route on one day of the week, UTC. */
interface Day {
  frame: Frame;
  origin: ForecastEnd;
  weekday: number;
  others: readonly MarketDeparture[];
  own: readonly OwnLeg[];
  /** US dollars before leases. */
  value: number;
}

interface OwnLeg {
  aircraft: PlanningAircraft;
  leg: PlannedLeg;
}

const keyOf = ({ route, origin, departs }: PlannedLeg) => `${route} ${origin} ${Math.floor(departs / DAY)}`;

/**
 * Forecast of a whole timetable, kept by day, so that a change to one aircraft's week only recomputes the
 * affected days. Amounts exclude leases because they are due whether an aircraft flies or not.
 */
export class FleetForecast {
  readonly #facts: PlanningFacts;
  readonly #frames = new Map<string, Frame & { others: Map<string, MarketDeparture[]> }>();
  readonly #aircraft = new Map<string, ForecastAircraft>();
  readonly #days = new Map<string, Day>();
  readonly #weeks = new Map<string, readonly PlannedLeg[]>();
  /** Values of days tried before, by their departures. The same days are tried again and again. */
  readonly #tried = new Map<string, number>();

  constructor(routes: readonly PlanningRoute[], facts: PlanningFacts) {
    this.#facts = facts;
    for (const route of routes) this.#frames.set(route.id, this.#frameOf(route));
  }

  /**
   * Returns the change per week, in US dollars, if an aircraft flies this week instead of its present one.
   */
  gain(aircraft: PlanningAircraft, legs: readonly PlannedLeg[]): number {
    let gain = 0;
    for (const [key, own] of this.#changed(aircraft, legs)) {
      const day = this.#dayAt(key);
      gain += this.#valueOf(key, day, own) - day.value;
    }
    return gain;
  }

  /** Assigns a week to an aircraft. */
  set(aircraft: PlanningAircraft, legs: readonly PlannedLeg[]): void {
    for (const [key, own] of this.#changed(aircraft, legs)) {
      const day = this.#dayAt(key);
      this.#days.set(key, { ...day, own, value: this.#valueOf(key, day, own) });
    }
    this.#weeks.set(aircraft.id, legs);
  }

  weekOf(aircraft: string): readonly PlannedLeg[] {
    return this.#weeks.get(aircraft) ?? [];
  }

  #frameOf(route: PlanningRoute) {
    const { km, leisure, business, premium, economy = 1, a, b, fares } = route;
    const { months, fuelPrice, overheadShare = BASE_OVERHEAD, airline } = this.#facts;
    const others = new Map<string, MarketDeparture[]>();
    for (const departure of route.others) {
      const key = keyOf({ ...departure, route: route.id, destination: '' });
      others.set(key, [...(others.get(key) ?? []), departure]);
    }
    const week = {
      km,
      leisure,
      business,
      premium,
      economy,
      a,
      b,
      fares,
      months,
      fuelPrice,
      overheadShare,
      airline: airline.id,
      aircraft: this.#aircraft,
    };
    return { week, others, season: meanSeason(months, a.lat, b.lat), outcomeOf: weekOutcomes(week) };
  }

  #dayAt(key: string): Day {
    const there = this.#days.get(key);
    if (there) return there;
    const [route = '', origin = '', weekday = ''] = key.split(' ');
    const frame = this.#frames.get(route);
    if (!frame) throw new RangeError(`route ${route} is not among those to plan`);
    const { a, b } = frame.week;
    const day = {
      frame,
      origin: a.id === origin ? a : b,
      weekday: Number(weekday),
      others: frame.others.get(key) ?? [],
      own: [],
      value: 0,
    };
    this.#days.set(key, day);
    return day;
  }

  /**
   * Returns the days on which an aircraft departs before or after the change, with all the airline's legs after it.
   */
  #changed(aircraft: PlanningAircraft, legs: readonly PlannedLeg[]): Map<string, OwnLeg[]> {
    this.#introduce(aircraft);
    const changed = new Map<string, OwnLeg[]>();
    const dayFor = (key: string) => {
      const own = changed.get(key) ?? this.#dayAt(key).own.filter((one) => one.aircraft.id !== aircraft.id);
      changed.set(key, own);
      return own;
    };
    for (const leg of this.weekOf(aircraft.id)) dayFor(keyOf(leg));
    for (const leg of legs) dayFor(keyOf(leg)).push({ aircraft, leg });
    return changed;
  }

  #introduce(aircraft: PlanningAircraft): void {
    if (this.#aircraft.has(aircraft.id)) return;
    this.#aircraft.set(aircraft.id, { ...forecastAircraft({ aircraft, legs: [] }), leaseRate: 0 });
  }

  #valueOf(key: string, { frame, origin, weekday, others }: Day, own: readonly OwnLeg[]): number {
    if (own.length === 0) return 0;
    const signature = own.reduce((text, { aircraft, leg }) => `${text} ${aircraft.id} ${leg.departs}`, key);
    const known = this.#tried.get(signature);
    if (known !== undefined) return known;
    const departures = own.map(({ aircraft, leg }) =>
      ownDeparture(aircraft, leg, this.#facts.airline, frame.week.fares),
    );
    const day = dayOf(frame.week, origin, weekday, [...departures, ...others], frame.season);
    const value = dayContribution(frame.week, day, frame.outcomeOf);
    this.#tried.set(signature, value);
    return value;
  }
}
