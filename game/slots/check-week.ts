import { movementsOf } from '../network/timetable/airport-slots.ts';
import { dayAndTime } from '../network/timetable/clock.ts';
import type { PlannedLeg } from '../network/timetable/leg.ts';
import { HOUR } from '../world/time.ts';
import {
  type AirportSlots,
  type ByKind,
  freeIn,
  fullFrom,
  HUB_SLOTS,
  noMovements,
  SLOT_KINDS,
  type SlotKind,
  shareOf,
} from './airport-slots.ts';

/** Movements of an airline by airport id, hour of the week and kind. */
export type OwnMovements = Map<string, ByKind>;

/** Slots and movements that a timetable is checked against. */
export interface SlotTerms {
  /** By airport id. An airport that is missing has slots for everyone. */
  airports: ReadonlyMap<string, AirportSlots>;
  /** The airline's movements that stay as they are. */
  fixed: OwnMovements;
  /** Id of the airline's hub. */
  hub: string;
}

/** Adds the movements of some legs. @returns a new table */
export function withLegs(movements: OwnMovements, legs: readonly PlannedLeg[]): OwnMovements {
  const sum: OwnMovements = new Map();
  for (const [airport, { departure, arrival }] of movements)
    sum.set(airport, { departure: [...departure], arrival: [...arrival] });
  for (const leg of legs)
    movementsOf(leg).forEach(({ airport, hour }, end) => {
      let own = sum.get(airport);
      if (!own) {
        own = noMovements();
        sum.set(airport, own);
      }
      const hours = own[SLOT_KINDS[end] as SlotKind];
      hours[hour] = (hours[hour] ?? 0) + 1;
    });
  return sum;
}

/** A leg for which the airline has no slot and gets none. */
export interface WeekViolation {
  /** Index in the list as given. */
  leg: number;
  code: 'no_slot' | 'slot_share';
  /** Airport id. */
  airport: string;
  /** Hour of the week, 0 = Monday 00:00 UTC. */
  hour: number;
  kind: SlotKind;
  /** Movements in that hour, this one included: of everybody, or of the airline if its share is the limit. */
  taken: number;
  /** Movements from which the hour is full, or that the airline may have. */
  limit: number;
}

/**
 * Returns what is wrong with the movements that an airline plans in an hour. Null if it has or gets slots for
 * all of them. A departure slot can be exchanged for an arrival slot in the same hour.
 */
function violationOf(
  slots: AirportSlots,
  planned: ByKind,
  hour: number,
): Pick<WeekViolation, 'code' | 'taken' | 'limit'> | null {
  const own = (planned.departure[hour] ?? 0) + (planned.arrival[hour] ?? 0);
  const held = (slots.held.departure[hour] ?? 0) + (slots.held.arrival[hour] ?? 0);
  if (own > held + freeIn(slots, hour))
    return { code: 'no_slot', taken: own + (slots.others[hour] ?? 0), limit: fullFrom(slots.capacity) };
  const limit = Math.max(held, shareOf(slots.capacity, slots.background[hour] ?? 0));
  return own > limit ? { code: 'slot_share', taken: own, limit } : null;
}

const sumOf = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);

/**
 * Returns the legs of a new timetable for which there is no slot. Earlier legs in the list take slots first.
 * An airline keeps the slots it has, and its hub has 14 for it in any case.
 */
export function checkWeek(legs: readonly PlannedLeg[], { airports, fixed, hub }: SlotTerms): WeekViolation[] {
  const all = withLegs(fixed, legs).get(hub);
  const isSmall = all !== undefined && sumOf(all.departure) + sumOf(all.arrival) <= HUB_SLOTS;
  const planned = withLegs(fixed, []);
  return legs.flatMap((leg, index) =>
    movementsOf(leg).flatMap(({ airport, hour }, end): WeekViolation[] => {
      const kind = SLOT_KINDS[end] as SlotKind;
      const own = planned.get(airport) ?? noMovements();
      planned.set(airport, own);
      own[kind][hour] = (own[kind][hour] ?? 0) + 1;
      const slots = airports.get(airport);
      if (!slots || (airport === hub && isSmall)) return [];
      const violation = violationOf(slots, own, hour);
      return violation ? [{ ...violation, leg: index, airport, hour, kind }] : [];
    }),
  );
}

/** Describes a missing slot, with times in UTC. @param codeOf returns an airport's public code by id */
export function describeWeekViolation(
  { code, airport, hour, kind, taken, limit }: WeekViolation,
  codeOf: (airport: string) => string,
): string {
  const from = dayAndTime(hour * HOUR);
  if (code === 'slot_share')
    return `One airline may have ${limit} movements at ${codeOf(airport)} in the hour from ${from} UTC, and this would be ${taken}. Choose another hour`;
  return `${codeOf(airport)} is full in the hour from ${from} UTC: this ${kind} would be movement ${taken}, and flights can be planned up to ${limit}. Choose another hour`;
}
