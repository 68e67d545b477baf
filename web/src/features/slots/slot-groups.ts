import type { Slot } from '#game/tables/slot.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';

/** Slots of the airline that differ only in their days. */
export interface SlotGroup extends Omit<Slot, 'hour'> {
  /** Hours of the week, one per day. */
  hours: number[];
}

/**
 * Groups slots by airport, time of day, kind and deadline, in order of their first hour. Counts and uses are
 * sums.
 */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const groups = new Map<string, SlotGroup>();
  for (const { hour, ...slot } of slots.toSorted((one, other) => one.hour - other.hour)) {
    const until = slot.used < slot.count ? slot.until : 0;
    const key = [slot.airport, hour % HOURS_A_DAY, slot.kind, until, slot.weeks].join(' ');
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { ...slot, until, hours: [hour] });
      continue;
    }
    group.hours.push(hour);
    group.count += slot.count;
    group.used += slot.used;
    group.flown += slot.flown;
  }
  return [...groups.values()];
}
