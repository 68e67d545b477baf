import { addMovement, countMovements, movementsOf } from '../network/timetable/airport-slots.ts';
import type { PlannedLeg } from '../network/timetable/leg.ts';
import { HOURS_A_WEEK, WEEK } from '../world/time.ts';
import { type AirportSlots, type ByKind, noMovements, shareOf } from './airport-slots.ts';
import type { OwnMovements } from './check-week.ts';

/** A leg of the merged airline. */
export interface MergedLeg extends PlannedLeg {
  id: string;
  aircraft: string;
}

/** An airport at which both airlines, or only the merged one, have slots. */
export interface MergedAirport {
  /** As the buyer sees it before the merger. */
  buyer: AirportSlots;
  /** Slots of the merged airline. */
  merged: ByKind;
}

/** Slots that an airline may keep in an hour of the week at an airport (id). */
export interface HourLimit {
  airport: string;
  hour: number;
  limit: number;
}

/** Slots that a merger takes from both airlines. */
export interface SurplusSlots {
  /** Hours in which they would have more than the share of one airline. */
  hours: HourLimit[];
  /** Slots that go back, summed over these hours. */
  count: number;
  /** Ids of the merged airline's legs that have no slot any more. */
  legs: string[];
}

const heldIn = ({ departure, arrival }: ByKind, hour: number) =>
  (departure[hour] ?? 0) + (arrival[hour] ?? 0);

/**
 * Returns the hours in which two airlines would have more than the share of one. What the buyer alone has beyond its
 * share, such as the slots of its hub, it keeps.
 */
function hoursOver(airports: ReadonlyMap<string, MergedAirport>): { hours: HourLimit[]; count: number } {
  const hours: HourLimit[] = [];
  let count = 0;
  for (const [airport, { buyer, merged }] of airports)
    for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
      const [own, added] = [heldIn(buyer.held, hour), heldIn(merged, hour)];
      const limit = Math.max(own, shareOf(buyer.capacity, buyer.background[hour] ?? 0));
      if (own + added <= limit) continue;
      hours.push({ airport, hour, limit });
      count += own + added - limit;
    }
  return { hours, count };
}

/** Returns the minutes on the ground between two legs of a week. */
const groundTime = (first: PlannedLeg, second: PlannedLeg) =>
  (second.departs - first.departs - first.block + 2 * WEEK) % WEEK;

/**
 * Returns the leg that takes the aircraft back to where it was before a leg, or that brought it: the neighbour in the
 * aircraft's week with less time on the ground between them. Without both, the rest of the week still connects.
 */
function counterpart(leg: MergedLeg, week: readonly MergedLeg[]): MergedLeg | undefined {
  const index = week.indexOf(leg);
  const reverses = (other: MergedLeg | undefined): other is MergedLeg =>
    other !== undefined &&
    other !== leg &&
    other.origin === leg.destination &&
    other.destination === leg.origin;
  const [before, after] = [week.at(index - 1), week[(index + 1) % week.length]];
  if (!reverses(before)) return reverses(after) ? after : undefined;
  if (!reverses(after)) return before;
  return groundTime(before, leg) <= groundTime(leg, after) ? before : after;
}

/**
 * Returns the slots that go back when two airlines merge. No airline may have more than its share of an hour: unused
 * slots go first, then flights of the merged airline lose theirs, the latest ones of an hour first, each with the flight
 * back.
 * @param own the buyer's timetable
 * @param legs of the merged airline, in order of departure
 */
export function surplusSlots(
  airports: ReadonlyMap<string, MergedAirport>,
  own: OwnMovements,
  legs: readonly MergedLeg[],
): SurplusSlots {
  const { hours, count } = hoursOver(airports);
  const weeks = new Map<string, MergedLeg[]>();
  for (const leg of legs) weeks.set(leg.aircraft, [...(weeks.get(leg.aircraft) ?? []), leg]);
  const movements = countMovements(legs);
  const gone = new Set<MergedLeg>();
  const remove = (leg: MergedLeg) => {
    gone.add(leg);
    for (const { airport, hour } of movementsOf(leg)) addMovement(movements, airport, hour, -1);
  };
  for (const { airport, hour, limit } of hours) {
    const used = () =>
      heldIn(own.get(airport) ?? noMovements(), hour) + (movements.get(airport)?.[hour] ?? 0);
    const touches = (leg: MergedLeg) =>
      movementsOf(leg).some((end) => end.airport === airport && end.hour === hour);
    for (const leg of legs.filter(touches).reverse()) {
      if (used() <= limit) break;
      if (gone.has(leg)) continue;
      remove(leg);
      const back = counterpart(leg, weeks.get(leg.aircraft) ?? []);
      if (back && !gone.has(back)) remove(back);
    }
  }
  return { hours, count, legs: legs.filter((leg) => gone.has(leg)).map(({ id }) => id) };
}
