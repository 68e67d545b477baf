import { HOURS_A_WEEK } from '../world/time.ts';
import {
  type AirportSlots,
  type ByKind,
  fullFrom,
  SLOT_KINDS,
  type SlotKind,
  takenIn,
} from './airport-slots.ts';

/** An airline's slots in an hour after its timetable changed. Without slots, no row is needed. */
export interface KeptSlots {
  hour: number;
  kind: SlotKind;
  /** Slots that it has. 0 in an hour that is not full. */
  count: number;
  /** Those that its timetable uses. 0 in an hour that is not full. */
  used: number;
}

/** Changes at an airport that follow from an airline's new timetable. */
export interface SlotChanges {
  kept: KeptSlots[];
  /** Slots taken from the pool, by hour of the week. */
  fromPool: { hour: number; count: number }[];
}

/**
 * Checks whether the movements in an hour differ, or slots in it are unused. Without a loop over the kinds: it runs for
 * each hour of the week at each airport, and calls are slow in goja.
 */
function isConcerned(held: ByKind, before: ByKind, after: ByKind, hour: number): boolean {
  const departures = after.departure[hour];
  const arrivals = after.arrival[hour];
  return (
    before.departure[hour] !== departures ||
    before.arrival[hour] !== arrivals ||
    (held.departure[hour] ?? 0) > (departures ?? 0) ||
    (held.arrival[hour] ?? 0) > (arrivals ?? 0)
  );
}

const ALL_HOURS = Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour);

/**
 * Returns what an airline has at an airport after its timetable changed. In a full hour, it keeps the slots
 * that it no longer uses until they are withdrawn. In other hours, they are free at once.
 * @param slots as they were before
 * @param before the airline's timetable as it was
 * @param after the new one, which has passed `checkWeek`
 * @param hours of the week that can be concerned, in ascending order
 */
export function keepSlots(
  slots: AirportSlots,
  before: ByKind,
  after: ByKind,
  hours: readonly number[] = ALL_HOURS,
): SlotChanges {
  const full = fullFrom(slots.capacity);
  const changes: SlotChanges = { kept: [], fromPool: [] };
  for (const hour of hours) {
    if (!isConcerned(slots.held, before, after, hour)) continue;
    const [departures, arrivals] = [after.departure[hour] ?? 0, after.arrival[hour] ?? 0];
    const takenBefore = takenIn(slots, hour);
    const taken = (slots.others[hour] ?? 0) + departures + arrivals;
    const most = Math.max(full, takenBefore);
    const fromPool = Math.min(slots.pool[hour] ?? 0, Math.max(0, taken - most));
    if (fromPool > 0) changes.fromPool.push({ hour, count: fromPool });
    // Slots that were exchanged for others in this hour are not kept in addition.
    let spare = takenBefore >= full ? Math.max(0, most - taken) : 0;
    const keep = (kind: SlotKind, used: number): number => {
      const unused = Math.min(spare, Math.max(0, (slots.held[kind][hour] ?? 0) - used));
      spare -= unused;
      return used + unused;
    };
    const kept = { departure: keep('departure', departures), arrival: keep('arrival', arrivals) };
    const isFull = (slots.others[hour] ?? 0) + kept.departure + kept.arrival >= full;
    for (const kind of SLOT_KINDS)
      changes.kept.push({
        hour,
        kind,
        count: isFull ? kept[kind] : 0,
        used: isFull ? (after[kind][hour] ?? 0) : 0,
      });
  }
  return changes;
}
