import { type PerClass, perClass } from '#game/fleet/aircraft/cabin.ts';
import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { Incumbents, MarketDeparture } from '#game/payloads/market.ts';
import { DAY, DAYS_A_WEEK, HOUR } from '#game/world/time.ts';
import type { Itinerary } from '../choice/itinerary.ts';
import { USUAL } from '../choice/tastes.ts';
import { INCUMBENTS } from './incumbents.ts';

/** Local departures that combine a day's flights, in minutes, with their shares, by the number of parts of a day. */
const PARTS: readonly (readonly (readonly [departs: number, share: number])[])[] = [
  [[10 * HOUR, 1]],
  [
    [8.5 * HOUR, 0.5],
    [17.5 * HOUR, 0.5],
  ],
  [
    [8.5 * HOUR, 0.36],
    [13 * HOUR, 0.28],
    [18 * HOUR, 0.36],
  ],
];

/** Returns the parts of a day with this many flights. */
const partsOf = (flightsADay: number) =>
  PARTS[flightsADay < 1.5 ? 0 : flightsADay < 2.5 ? 1 : 2] as (typeof PARTS)[number];

const allSeats = (seats: PerClass, flights: number): PerClass =>
  perClass((name) => Math.round(seats[name] * flights));

/** Returns an average day of incumbents in one direction as passengers see it: one itinerary per part of the day. */
export function incumbentDay(incumbents: Incumbents): Itinerary[] {
  const { airlines, flights, seats, fares, stops, minutes } = incumbents;
  const aDay = flights / DAYS_A_WEEK;
  return partsOf(aDay).map(([departs, share], part) => ({
    id: `${INCUMBENTS} ${part}`,
    airline: INCUMBENTS,
    departs,
    minutes,
    stops,
    fares,
    seats: allSeats(seats, aDay * share),
    ...USUAL,
    flights: aDay * share,
    airlines,
  }));
}

/** Returns the week of incumbents on a pair in both directions. */
export function incumbentWeek(
  incumbents: Incumbents,
  ends: readonly { id: string; lon: number }[],
): MarketDeparture[] {
  const day = incumbentDay(incumbents);
  return ends.flatMap(({ id: origin, lon }) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) =>
      day.map(({ id, departs, minutes, ...terms }) => ({
        ...terms,
        leg: `${id} ${weekday}`,
        origin,
        departs: weekday * DAY + ((((departs - solarOffset(lon)) % DAY) + DAY) % DAY),
        block: minutes,
      })),
    ).flat(),
  );
}
