import { type Movements, slotsLeft, withMovements } from '../airport-slots.ts';
import { type ValueBook, valueBook } from './known-values.ts';
import type { PlannedLeg } from './leg.ts';
import type { LegValue, SchedulableAircraft, SchedulableRoute } from './schedulable.ts';
import { type ScheduledWeek, type ScheduleOptions, scheduleWith } from './schedule-aircraft.ts';

export interface FleetScheduleOptions extends Omit<ScheduleOptions, 'slots'> {
  /** What departures of an aircraft are worth; it may give the same function for aircraft that are alike. */
  valueFor: (aircraft: SchedulableAircraft) => LegValue;
  /** What the server checks slots by; without it, airports take as many movements as anybody likes. */
  slots?: {
    /** Movements of all legs that are not planned here, whoever flies them. */
    others: Movements;
    runwaysOf: (airport: string) => number;
  };
}

/** The aircraft that can do most first, since the smaller ones cannot take over what it leaves. */
const reach = ({ model, seats }: SchedulableAircraft) => model.range_km * seats;

/**
 * Plans the weeks of several aircraft: one after the other, each knowing what the others fly, then each once more, now that
 * it knows all of them.
 * @param options `existing` are the legs of aircraft that are not planned here
 */
export function scheduleFleet(
  fleet: readonly SchedulableAircraft[],
  routes: readonly SchedulableRoute[],
  { valueFor, existing = [], slots, ...rest }: FleetScheduleOptions,
): Map<string, PlannedLeg[]> {
  const weeks = new Map<string, ScheduledWeek>();
  const order = [...fleet].sort((a, b) => reach(b) - reach(a) || (a.id < b.id ? -1 : 1));
  const books = new Map<LegValue, ValueBook>();
  const bookFor = (aircraft: SchedulableAircraft): ValueBook => {
    const value = valueFor(aircraft);
    const book = books.get(value) ?? valueBook(value);
    books.set(value, book);
    return book;
  };
  const all = order.map((aircraft) => ({ aircraft, book: bookFor(aircraft) }));
  for (const _round of ['first', 'again'])
    for (const { aircraft, book } of all) {
      weeks.delete(aircraft.id);
      const planned = Array.from(weeks.values(), ({ legs }) => legs).flat();
      const left = slots && slotsLeft(withMovements(slots.others, planned, 1), slots.runwaysOf);
      const others = [...existing, ...planned];
      weeks.set(
        aircraft.id,
        scheduleWith(book, aircraft, routes, { ...rest, existing: others, slots: left }),
      );
    }
  return new Map(fleet.map(({ id }) => [id, weeks.get(id)?.legs ?? []]));
}
