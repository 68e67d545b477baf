import { scaledClasses } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { Incumbents, MarketDeparture } from '#game/payloads/market.ts';
import { DAY, DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import { INCUMBENTS, type Itinerary } from '../choice/itinerary.ts';
import { USUAL } from '../choice/tastes.ts';
import type { PassengerGroup } from '../groups.ts';
import { incumbentSize } from './incumbents.ts';

/**
 * Local departure of the itinerary that combines a day's flights, in minutes. It suits each group as well as the mean of
 * flights in the morning, at noon and in the evening, within 0.07 of utility. With an itinerary for each of these,
 * settlement took 30% longer.
 */
const DEPARTS = 9 * HOUR;

/** Returns an average day of incumbents in one direction as passengers see it: one itinerary combines the flights. */
export function incumbentDay(incumbents: Incumbents): Itinerary {
  const { airlines, flights, seats, fares, stops, minutes } = incumbents;
  const aDay = flights / DAYS_A_WEEK;
  return {
    id: INCUMBENTS,
    airline: INCUMBENTS,
    departs: DEPARTS,
    minutes,
    stops,
    fares,
    seats: scaledClasses(seats, aDay),
    size: incumbentSize(incumbents),
    ...USUAL,
    flights: aDay,
    airlines,
  };
}

/**
 * Part of a pair's seasons that their flights follow. The rest changes load factors: in 2019, Europe's were between 80% in
 * January and 89% in August (IATA, Air Passenger Market Analysis).
 */
const FOLLOWED = 0.8;

/**
 * Returns their flights in a season, relative to those of an average day.
 * @param season factors on each group's trips
 * @param yearly the pair's trips
 */
export function seasonalFlights(
  season: Readonly<Record<PassengerGroup, number>>,
  yearly: Readonly<Record<PassengerGroup, number>>,
): number {
  const { leisure, business, premium } = yearly;
  const all = leisure + business + premium;
  const now = leisure * season.leisure + business * season.business + premium * season.premium;
  return all > 0 ? 1 + FOLLOWED * (now / all - 1) : 1;
}

/** Returns their day with other numbers of flights and seats. @param part relative to those of the day */
export function scaledDay(day: Itinerary, part: number): Itinerary {
  const { seats, flights = 1 } = day;
  return { ...day, seats: scaledClasses(seats, part), flights: flights * part };
}

/** Returns the week of incumbents on a pair in both directions. */
export function incumbentWeek(
  incumbents: Incumbents,
  ends: readonly { id: string; lon: number }[],
): MarketDeparture[] {
  const { id, departs, minutes, ...terms } = incumbentDay(incumbents);
  return ends.flatMap(({ id: origin, lon }) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => ({
      ...terms,
      leg: `${id} ${weekday}`,
      origin,
      departs: weekday * DAY + ((((departs - solarOffset(lon)) % DAY) + DAY) % DAY),
      block: minutes,
    })),
  );
}
