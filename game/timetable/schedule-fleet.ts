import { type Movements, type SlotsLeft, slotsLeft, withMovements } from '../airport-slots.ts';
import { type OwnMovements, withinShare } from '../slot-share.ts';
import { fleetValue } from './fleet-value.ts';
import { type ValueBook, valueBook } from './known-values.ts';
import type { PlannedLeg } from './leg.ts';
import type { LegValue, SchedulableAircraft, SchedulableRoute } from './schedulable.ts';
import { type ScheduledWeek, type ScheduleOptions, scheduleWith } from './schedule-aircraft.ts';

export interface FleetScheduleOptions extends Omit<ScheduleOptions, 'slots'> {
  /** What departures of an aircraft are worth; it may give the same function for aircraft that are alike. */
  valueFor: (aircraft: SchedulableAircraft) => LegValue;
  /** Rounds that look for what the whole fleet gains by. */
  climbs?: number;
  /** What the server checks slots by; without it, airports take as many movements as anybody likes. */
  slots?: {
    /** Movements of all legs that are not planned here, whoever flies them. */
    others: Movements;
    /** Of those, the airline's own; without it, one airline may take whole hours. */
    own?: OwnMovements;
    runwaysOf: (airport: string) => number;
  };
}

/** The aircraft that can do most first, since the smaller ones cannot take over what it leaves. */
export const reach = ({ model, seats }: SchedulableAircraft) => model.range_km * seats;

/** Slots that are left for one more aircraft. @param planned legs of the others that are planned here */
export function slotsBeside(
  { others, own, runwaysOf }: NonNullable<FleetScheduleOptions['slots']>,
  planned: readonly PlannedLeg[],
): SlotsLeft {
  const left = slotsLeft(withMovements(others, planned, 1), runwaysOf);
  if (!own) return left;
  return withinShare(left, { ...own, others: withMovements(own.others, planned, 1) }, runwaysOf);
}

/** Rounds in which an aircraft's week is only changed where the fleet gains by it; more of them bring next to nothing. */
const CLIMBS = 2;

/**
 * Plans the weeks of several aircraft: one after the other, each knowing what the others fly, then each once more, now that
 * it knows all of them. Then each is tried anew, back and forth, and keeps its new week where that is worth more to the
 * whole fleet: over random fleets some 2% more profit, and never less.
 * @param options `existing` are the legs of aircraft that are not planned here; `climbs` the rounds of the last part
 */
export function scheduleFleet(
  fleet: readonly SchedulableAircraft[],
  routes: readonly SchedulableRoute[],
  { valueFor, existing = [], slots, climbs = CLIMBS, ...rest }: FleetScheduleOptions,
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
  const byId = new Map(routes.map((route) => [route.id, route]));
  const worth = () =>
    fleetValue(
      all.map(({ aircraft: { id }, book }) => ({ id, book, legs: weeks.get(id)?.legs ?? [] })),
      byId,
      existing,
    );
  const replan = ({ aircraft, book }: (typeof all)[number]) => {
    weeks.delete(aircraft.id);
    const planned = Array.from(weeks.values(), ({ legs }) => legs).flat();
    const left = slots && slotsBeside(slots, planned);
    const others = [...existing, ...planned];
    weeks.set(aircraft.id, scheduleWith(book, aircraft, routes, { ...rest, existing: others, slots: left }));
  };
  for (const _round of ['first', 'again']) for (const one of all) replan(one);

  let best = worth();
  // A single aircraft has nobody to make room for: its week would come out the same.
  for (let climb = 0; climb < climbs && all.length > 1; climb++)
    for (const one of climb % 2 === 0 ? all.toReversed() : all) {
      const before = weeks.get(one.aircraft.id);
      replan(one);
      const value = worth();
      if (value > best) best = value;
      else if (before) weeks.set(one.aircraft.id, before);
    }
  return new Map(fleet.map(({ id }) => [id, weeks.get(id)?.legs ?? []]));
}
