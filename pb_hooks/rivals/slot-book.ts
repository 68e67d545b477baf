import { movementsOf } from '#game/network/timetable/airport-slots.ts';
import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import { freeIn } from '#game/slots/airport-slots.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { readSlots } from '../slots/airport-slots.ts';

/** Free slots while the networks of many rivals are founded. */
export interface SlotBook {
  /** Returns the free slots of an airport (id) by hour of the week. */
  leftAt: (airport: string) => readonly number[];
  take: (legs: readonly PlannedLeg[]) => void;
}

/** Returns the free slots of some airports (ids), all read at once. */
export function slotBook(tx: CoreApp, ids: readonly string[]): SlotBook {
  const { airports } = readSlots(tx, ids, '');
  const known = new Map<string, number[]>();
  const leftAt = (airport: string): number[] => {
    let left = known.get(airport);
    if (!left) {
      const slots = airports.get(airport);
      left = Array.from({ length: HOURS_A_WEEK }, (_, hour) => (slots ? freeIn(slots, hour) : 0));
      known.set(airport, left);
    }
    return left;
  };
  const take = (legs: readonly PlannedLeg[]) => {
    for (const leg of legs)
      for (const { airport, hour } of movementsOf(leg)) {
        const left = leftAt(airport);
        left[hour] = (left[hour] ?? 0) - 1;
      }
  };
  return { leftAt, take };
}
