import { nextOccurrence, startWeekMinute } from '#game/network/timetable/clock.ts';
import { weekBegins } from '#game/network/timetable/first-departure.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { positioningBlock, positioningCost, positioningOf } from '#game/operations/hour/positioning.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import type { Leg } from '#game/tables/leg.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { HOUR } from '#game/world/time.ts';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { momentText } from '#web/lib/world-moment.ts';

/** Position of an aircraft, or its destination, and the world minutes from which it may depart. */
export type StartingAircraft = Pick<Aircraft, 'id' | 'place' | 'ready' | 'delivered'>;

interface PositioningQuestion {
  /** In the fleet, or one to be delivered. */
  aircraft: StartingAircraft;
  candidate: Parameters<typeof positioningCost>[0];
  week: readonly PlannedLeg[];
  /** Legs in the timetable. */
  stored: readonly Pick<Leg, 'origin' | 'departs' | 'since'>[];
  airports: ReadonlyMap<string, Airport>;
  world: { hour: number; start: string };
  /** US dollars per tonne. */
  fuelPrice: number;
}

/** Describes how a week would begin if not with its next flight, or that it cannot begin. Null if it does. */
export function positioningWords(question: PositioningQuestion): string | null {
  const { aircraft, candidate, week, stored, airports, world, fuelPrice } = question;
  const { model } = candidate;
  const from = airports.get(aircraft.place);
  // A timetable takes effect at the next full hour.
  const now = Math.max((world.hour + 1) * HOUR, aircraft.delivered);
  const startsAt = startWeekMinute(world.start);
  const legs = week
    .map(({ origin, departs }) => ({
      origin,
      departs: nextOccurrence(departs, now, startsAt),
      isOnSale: stored.some((leg) => leg.origin === origin && leg.departs === departs && leg.since < now),
    }))
    .sort((a, b) => a.departs - b.departs);
  if (!from || legs.length === 0) return null;
  const begins = weekBegins(aircraft.place, now, legs);
  if (begins > 0) {
    const later = legs.filter(({ departs }) => departs < begins).length;
    const before = later === 1 ? 'The flight before that starts' : `The ${later} flights before that start`;
    return `Starts at ${from.iata} on ${momentText(world.start, begins)}. ${before} a week later.`;
  }
  const positioning = positioningOf({
    aircraft,
    now,
    legs,
    turnaround: model.turnaround_min,
    interrupted: false,
    blockTo: (airport) => {
      const to = airports.get(airport);
      return to ? positioningBlock(model, from, to) : null;
    },
  });
  const to = positioning && airports.get(positioning.destination);
  if (!positioning || !to)
    return legs.some(({ origin }) => origin === from.id)
      ? null
      : `The aircraft is at ${from.iata} and cannot fly from there to this pair without a stop.`;
  const cost = formatMoney(positioningCost(candidate, from, to, fuelPrice));
  const missed =
    positioning.leg === 0
      ? ''
      : ` ${formatCount(positioning.leg, 'earlier flight')} will be cancelled, and passengers compensated.`;
  return `Starts with a positioning flight ${from.iata}–${to.iata} on ${momentText(world.start, positioning.departs)}, without passengers, about ${cost}.${missed}`;
}
