import type { AircraftModel } from '../aircraft-model.ts';
import type { AirportType } from '../airport.ts';
import type { PerClass } from '../cabin.ts';
import { meanMarket } from '../choice/day-market.ts';
import type { DayMarket, Offer } from '../choice/offer.ts';
import type { MarketDeparture } from '../records/market.ts';
import { DAY, DAYS_A_WEEK } from '../time.ts';
import { solarOffset } from '../timetable/local-time.ts';
import { type MonthShares, meanSeason } from './months.ts';

/** One end of a route. */
export interface ForecastEnd {
  /** Airport id. */
  id: string;
  type: AirportType;
  /** Degrees. */
  lat: number;
  lon: number;
}

/** The aircraft that flies a leg, as far as costs go. */
export interface ForecastAircraft {
  model: AircraftModel;
  /** Years. */
  age: number;
  /** 1 as new to 0. */
  condition: number;
  /** A week, whole US dollars; 0 where it is owned. */
  leaseRate: number;
  /** Block minutes of its whole week, on this route and others: the lease is shared out by them. */
  weekMinutes: number;
  /** Aircraft of its family in the fleet. */
  familySize: number;
}

/** A route for a week: everything that flies on it, and what its own flights cost. */
export interface RouteWeek {
  km: number;
  /** People a year at usual fares, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  a: ForecastEnd;
  b: ForecastEnd;
  /** When these weeks are; `comingWeeks` unless it says otherwise. */
  months: MonthShares;
  /** All departures of the week, both ways, of the airline itself and of others. */
  departures: readonly MarketDeparture[];
  /** Id of the airline that asks. */
  airline: string;
  /** Its fares, whichever its departures have now. */
  fares: Readonly<PerClass>;
  /** Its aircraft by id of the leg. A leg without one costs nothing. */
  aircraft: ReadonlyMap<string, ForecastAircraft>;
  /** US dollars a tonne. */
  fuelPrice: number;
}

/** What passengers choose from on one day in one direction. */
export interface RouteDay {
  market: DayMarket;
  offers: Offer[];
  /** What each offer was made of, in the same order. */
  departures: MarketDeparture[];
  /** Positions of the airline's own offers. */
  own: number[];
}

function offerOf(departure: MarketDeparture, offset: number, fares: Readonly<PerClass>): Offer {
  const { leg, airline, departs, block, seats, comfort, punctuality, reputation } = departure;
  const local = (((departs + offset) % DAY) + DAY) % DAY;
  return {
    ...{ id: leg, airline, departs: local, minutes: block, stops: 0 as const, fares, seats },
    ...{ comfort, punctuality, reputation },
  };
}

/** What a forecast of one day needs to know of its week. */
export type WeekFrame = Pick<
  RouteWeek,
  'km' | 'leisure' | 'business' | 'premium' | 'a' | 'b' | 'airline' | 'fares' | 'months'
>;

/**
 * Returns what passengers choose from on one day of the week (UTC, as in the settlement) in one direction. Passengers look at
 * the clock of where they leave.
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
  const { km, leisure, business, premium, a, b, airline, fares } = week;
  const pair = { km, yearly: { leisure, business, premium }, latA: a.lat, latB: b.lat };
  const offset = solarOffset(origin.lon);
  const own: number[] = [];
  const offers = departures.map((departure, at) => {
    const isOwn = departure.airline === airline;
    if (isOwn) own.push(at);
    return offerOf(departure, offset, isOwn ? fares : departure.fares);
  });
  return { market: meanMarket(pair, season, weekday), offers, departures, own };
}

/** The days of a week on which the airline has a departure, direction by direction. */
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
  return days;
}
