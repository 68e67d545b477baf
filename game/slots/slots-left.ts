import type { PlannedLeg } from '../network/timetable/leg.ts';
import { HOURS_A_WEEK } from '../world/time.ts';
import { type AirportSlots, type ByKind, freeIn, noMovements, shareOf } from './airport-slots.ts';
import { type SlotTerms, withLegs } from './check-week.ts';

/** Returns the slots left at an airport (id) for more flights, by hour of the week. */
export type SlotsLeft = (airport: string) => readonly number[];

function leftAt(airport: AirportSlots, used: ByKind): number[] {
  const left: number[] = [];
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const held = (airport.held.departure[hour] ?? 0) + (airport.held.arrival[hour] ?? 0);
    const share = shareOf(airport.capacity, airport.background[hour] ?? 0);
    const limit = Math.min(held + freeIn(airport, hour), Math.max(held, share));
    left.push(Math.max(0, limit - (used.departure[hour] ?? 0) - (used.arrival[hour] ?? 0)));
  }
  return left;
}

/**
 * Returns the slots left besides the fixed movements and some planned legs. A timetable within them passes
 * `checkWeek`.
 */
export function slotsLeft(terms: SlotTerms, planned: readonly PlannedLeg[]): SlotsLeft {
  const used = withLegs(terms.fixed, planned);
  const known = new Map<string, readonly number[]>();
  return (airport) => {
    let left = known.get(airport);
    if (!left) {
      const slots = terms.airports.get(airport);
      left = slots
        ? leftAt(slots, used.get(airport) ?? noMovements())
        : new Array<number>(HOURS_A_WEEK).fill(Number.POSITIVE_INFINITY);
      known.set(airport, left);
    }
    return left;
  };
}
