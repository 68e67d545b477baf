import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type ClassList, classList, type PerClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { AircraftLeg } from '#game/operations/rotation/fly-leg.ts';
import type { MarketDeparture } from '#game/payloads/market.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { DAY, DAYS_A_WEEK } from '#game/world/time.ts';
import { meanMarket } from '../choice/day-market.ts';
import { type DayMarket, INCUMBENTS, type Itinerary, withHeld } from '../choice/itinerary.ts';
import { scaledDay, seasonalFlights } from '../incumbents/departures.ts';
import { type ConnectingFlight, type ConnectingFlights, flightKey, heldBy } from './connecting-flights.ts';
import { type MonthShares, meanSeason } from './months.ts';

/** One end of a route. */
export interface ForecastEnd {
  /** Airport id. */
  id: string;
  type: AirportType;
  /** Degrees. */
  lat: number;
  lon: number;
  /** Factors on the landing charge by hour of the week. Without them, no hour is full. */
  landing?: readonly number[] | undefined;
}

/** Cost data of the aircraft that flies a leg. */
export interface ForecastAircraft {
  model: AircraftModel;
  /** Years. */
  age: number;
  /** 1 = as new, 0 = worst. */
  condition: number;
  /** Per week, whole US dollars; 0 if it is owned. */
  leaseRate: number;
  /** Block minutes of its whole week on all routes. The lease is divided in proportion to them. */
  weekMinutes: number;
  /** All legs of its week, which pass on their delays. Without them, each return flight begins on time. */
  rotation?: readonly AircraftLeg[];
  /** Aircraft of its family in the fleet. */
  familySize: number;
}

/** A route's week: all departures on it, and cost data for the airline's own flights. */
export interface RouteWeek {
  km: number;
  /** Passengers per year at usual fares, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  /** How well the airline knows this demand, 0–1: see `degreeOf`. 1 by default. */
  known?: number;
  /** Known factor of the economy on this demand in the coming weeks: see `knownFactor`. */
  economy: number;
  a: ForecastEnd;
  b: ForecastEnd;
  /** The months of the forecast, usually from `comingWeeks`. */
  months: MonthShares;
  /** All departures of the week in both directions, by the airline and by its rivals. */
  departures: readonly MarketDeparture[];
  /** Id of the requesting airline. */
  airline: string;
  /** The airline's fares. They replace those of its departures. */
  fares: Readonly<PerClass>;
  /** The airline's aircraft by leg id. A leg without an aircraft costs nothing. */
  aircraft: ReadonlyMap<string, ForecastAircraft>;
  /** Connecting passengers on the airline's flights. Without them, everybody flies this route alone. */
  connecting?: ConnectingFlights | undefined;
  /** US dollars per tonne. */
  fuelPrice: number;
  /** The airline's overhead as a share of revenue: see `overheadShare`. */
  overheadShare: number;
}

/** Passengers' options on one day in one direction. */
export interface RouteDay {
  market: DayMarket;
  itineraries: Itinerary[];
  /** The departure of each itinerary, in the same order. */
  departures: MarketDeparture[];
  /** Indexes of the airline's own itineraries. */
  own: number[];
  /** Connecting passengers on each of these, in the same order. Without them, there are none. */
  connecting?: (ConnectingFlight | undefined)[] | undefined;
}

/** Returns a departure as an option of passengers. @param offset of local time at its origin, in minutes */
export function itineraryOf(
  departure: MarketDeparture,
  offset: number,
  fares: Readonly<PerClass>,
): Itinerary {
  const { leg, airline, departs, block, seats, comfort, punctuality, reputation } = departure;
  const { stops = 0, flights, airlines, size = sumOfClasses(seats) } = departure;
  const local = (((departs + offset) % DAY) + DAY) % DAY;
  return {
    id: leg,
    airline,
    departs: local,
    minutes: block,
    stops,
    fares,
    seats,
    size,
    comfort,
    punctuality,
    reputation,
    flights,
    airlines,
  };
}

/** Week data that the forecast of one day needs. */
export type WeekFrame = Pick<
  RouteWeek,
  'km' | 'leisure' | 'business' | 'premium' | 'economy' | 'a' | 'b' | 'airline' | 'fares' | 'months'
>;

/**
 * Returns passengers' options on one day of the week (UTC, as in the settlement) in one direction. Departure
 * hours are in local time at the origin.
 * @param departures of that day from that origin, of all airlines
 * @param season `meanSeason` of the week's months
 */
export function dayOf(
  week: WeekFrame,
  origin: ForecastEnd,
  weekday: number,
  departures: MarketDeparture[],
  season: ReturnType<typeof meanSeason>,
): RouteDay {
  const { km, leisure, business, premium, economy, a, b, airline, fares } = week;
  const pair = { km, yearly: { leisure, business, premium }, latA: a.lat, latB: b.lat };
  const offset = solarOffset(origin.lon);
  const own: number[] = [];
  const part = seasonalFlights(season, pair.yearly);
  const itineraries = departures.map((departure, index) => {
    const isOwn = departure.airline === airline;
    if (isOwn) own.push(index);
    const itinerary = itineraryOf(departure, offset, isOwn ? fares : departure.fares);
    return departure.airline === INCUMBENTS ? scaledDay(itinerary, part) : itinerary;
  });
  return { market: meanMarket(pair, season, weekday, economy), itineraries, departures, own };
}

/** Returns the day with the connecting passengers on the airline's flights. */
function withConnecting(day: RouteDay, flights: ConnectingFlights): RouteDay {
  const itineraries = [...day.itineraries];
  const connecting = day.own.map((index) => {
    const itinerary = itineraries[index] as Itinerary;
    const flight = flights.get(flightKey(day.departures[index] as MarketDeparture));
    if (flight?.isSecond) {
      const held = heldBy(flight, classList(itinerary.seats)).map(Math.round) as ClassList;
      itineraries[index] = withHeld(itinerary, held);
    }
    return flight;
  });
  return { ...day, itineraries, connecting };
}

/** Returns the days of a week on which the airline has a departure, separately by direction. */
export function daysOf(week: RouteWeek): RouteDay[] {
  const { a, b, airline } = week;
  const season = meanSeason(week.months, a.lat, b.lat);
  const days: RouteDay[] = [];
  for (const origin of [a, b])
    for (let weekday = 0; weekday < DAYS_A_WEEK; weekday++) {
      const flying = week.departures.filter(
        (departure) => departure.origin === origin.id && Math.floor(departure.departs / DAY) === weekday,
      );
      if (flying.some((departure) => departure.airline === airline))
        days.push(dayOf(week, origin, weekday, flying, season));
    }
  const { connecting } = week;
  return connecting ? days.map((day) => withConnecting(day, connecting)) : days;
}
