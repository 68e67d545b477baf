import type { RouteQuote } from '#game/payloads/market.ts';
import {
  availableAt,
  HUB_SLOTS,
  noMovements,
  SLOT_SHARE,
  shareOf,
  takenIn,
} from '#game/slots/airport-slots.ts';
import { formatRate } from '#game/text/format-rate.ts';
import { MOVEMENTS_TO_OPEN, movementsAnHour, slotsMissing } from '#game/timetable/airport-slots.ts';
import { freeWithinShare, shareAnHour } from '#game/timetable/slot-share.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import { readSlots } from './airport-slots.ts';
import { movementsAt } from './movements.ts';
import type { MarketAirport } from './pair-of-query.ts';

type Violation = RouteQuote['faults'][number];

/** The slots at one end of a route, and why they are not enough. */
export interface SlotRoom {
  slots: RouteQuote['slots']['from'];
  violation: Violation | null;
}

/** The airline that asks: ids of itself and its hub, both empty for none. */
export interface AskingAirline {
  id: string;
  hub: string;
}

/** Rules that apply: see `hasNewRules`. */
export interface SlotRules {
  /** Those of 0.3.0. */
  newRules: boolean;
  hasRules05: boolean;
}

const sumOf = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);

/** Returns the slots for a new route at some airports, by the rules before 0.5.0. */
function roomBefore05(
  app: CoreApp,
  airline: string,
  airports: readonly MarketAirport[],
  hasShares: boolean,
): SlotRoom[] {
  const ids = airports.map(({ id }) => id);
  const movements = movementsAt(app, ids);
  const ownMovements = hasShares ? movementsAt(app, ids, [], airline) : null;
  return airports.map(({ id, iata, runways }) => {
    const taken = movements.get(id) ?? [];
    const own = ownMovements && (ownMovements.get(id) ?? []);
    const anHour = movementsAnHour(runways);
    const capacity = anHour * HOURS_A_WEEK;
    const used = taken.reduce((sum, count) => sum + Math.min(anHour, count), 0);
    const free = own ? freeWithinShare(runways, taken, own) : capacity - used;
    const slots = { needed: MOVEMENTS_TO_OPEN, free, capacity, taken: [...taken] };
    if (slotsMissing(runways, taken) > 0) return { slots, violation: noSlot(iata, free) };
    if (free >= MOVEMENTS_TO_OPEN || !own) return { slots, violation: null };
    const message = `One airline may have ${shareAnHour(runways)} of the ${anHour} movements per hour at ${iata}. You have ${sumOf(own)} of its ${capacity} weekly slots and can get ${free} more. A route needs ${MOVEMENTS_TO_OPEN}.`;
    return { slots, violation: { code: 'slot_share', message } };
  });
}

const noSlot = (iata: string, free: number): Violation => ({
  code: 'no_slot',
  message: `${iata} has ${free} free slots per week. A route needs ${MOVEMENTS_TO_OPEN}.`,
});

/** Returns the slots for a new route at some airports. */
function roomNow(app: CoreApp, airline: AskingAirline, airports: readonly MarketAirport[]): SlotRoom[] {
  const ids = airports.map(({ id }) => id);
  const { airports: found, own } = readSlots(app, ids, airline.id);
  return airports.map(({ id, iata }) => {
    const at = found.get(id);
    if (!at) throw new RangeError(`no airport ${id}`);
    const used = own.get(id) ?? noMovements();
    const flown = sumOf(used.departure) + sumOf(used.arrival);
    const available = availableAt(at, used);
    const free = id === airline.hub ? Math.max(available, HUB_SLOTS - flown) : available;
    const hours = Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour);
    const taken = hours.map((hour) => takenIn(at, hour));
    const slots = { needed: MOVEMENTS_TO_OPEN, free, capacity: at.capacity * HOURS_A_WEEK, taken };
    if (free >= MOVEMENTS_TO_OPEN) return { slots, violation: null };
    const isShare = hours.some(
      (hour) =>
        (used.departure[hour] ?? 0) + (used.arrival[hour] ?? 0) >=
        shareOf(at.capacity, at.background[hour] ?? 0),
    );
    if (!isShare) {
      const message = `${iata} has ${free} free slots per week outside its full hours, and a route needs ${MOVEMENTS_TO_OPEN}. See /slots/ for its full hours.`;
      return { slots, violation: { code: 'no_slot', message } };
    }
    const message = `One airline may have ${formatRate(SLOT_SHARE)} of the slots per hour at ${iata} that real traffic leaves. You use ${flown} per week and can get ${free} more. A route needs ${MOVEMENTS_TO_OPEN}.`;
    return { slots, violation: { code: 'slot_share', message } };
  });
}

/** Returns the slots for a new route at some airports, in their order. */
export const slotRoom = (
  app: CoreApp,
  airline: AskingAirline,
  airports: readonly MarketAirport[],
  { newRules, hasRules05 }: SlotRules,
): SlotRoom[] =>
  hasRules05 ? roomNow(app, airline, airports) : roomBefore05(app, airline.id, airports, newRules);
