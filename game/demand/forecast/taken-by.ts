import { solarOffset } from '#game/network/timetable/local-time.ts';
import type { Market } from '#game/payloads/market.ts';
import type { Flight, Why } from '#game/tables/flight.ts';
import { DAY } from '#game/world/time.ts';
import { expectDay } from '../choice/book-day.ts';
import { usualDepartures } from '../choice/usual-departures.ts';
import { PASSENGER_GROUPS } from '../groups.ts';
import { incumbentWeek } from '../incumbents/departures.ts';
import { itineraryOf } from './route-week.ts';

/** A flight of the day on which passengers are lost. */
interface LosingFlight extends Pick<Flight, 'airline' | 'origin'> {
  why: Why;
  /** Minute of the week, UTC. */
  departs: number;
  /** Degrees, of its origin. */
  lon: number;
  /** Passengers on other airlines' flights that day, by group: leisure, business, premium. */
  lost: readonly number[];
}

/**
 * Returns how many of the passengers who took another airline each of them probably has, most first. The day's
 * people choose again among the departures of the market, which may have changed since the flight.
 */
export function takenBy(
  { airline, origin, why, departs, lon, lost }: LosingFlight,
  { departures, incumbents, leisure, business, premium }: Market,
): { airline: string; people: number }[] {
  const offset = solarOffset(lon);
  const day = Math.floor(departs / DAY);
  const week = incumbents ? incumbentWeek(incumbents, [{ id: origin, lon }]) : [];
  const sameDay = [...departures, ...week].filter(
    (one) => one.origin === origin && Math.floor(one.departs / DAY) === day,
  );
  const [forLeisure, forBusiness, forPremium] = why.wanted;
  const { bookings } = expectDay(
    {
      km: why.km,
      demand: { leisure: forLeisure, business: forBusiness, premium: forPremium },
      departures: usualDepartures(leisure + business + premium, why.km),
    },
    sameDay.map((one) => itineraryOf(one, offset, one.fares)),
  );
  const people = new Map<string, number>();
  PASSENGER_GROUPS.forEach((group, index) => {
    const others = sameDay.flatMap((one, place) =>
      one.airline === airline ? [] : [[one.airline, bookings[place]?.byGroup[group] ?? 0] as const],
    );
    const all = others.reduce((sum, [, booked]) => sum + booked, 0);
    if (all === 0) return;
    for (const [other, booked] of others)
      people.set(other, (people.get(other) ?? 0) + ((lost[index] ?? 0) * booked) / all);
  });
  return [...people]
    .map(([other, count]) => ({ airline: other, people: Math.round(count) }))
    .filter((one) => one.people > 0)
    .sort((one, other) => other.people - one.people);
}
