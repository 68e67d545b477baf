import { MOVEMENTS_TO_OPEN } from '#game/network/timetable/airport-slots.ts';
import type { RouteQuote } from '#game/payloads/market.ts';
import { formatRate } from '#game/platform/text/format-rate.ts';
import {
  availableAt,
  HUB_SLOTS,
  noMovements,
  SLOT_SHARE,
  shareOf,
  takenIn,
} from '#game/slots/airport-slots.ts';
import { HOURS_A_WEEK } from '#game/world/time.ts';
import type { MarketAirport } from '../demand/pair-of-query.ts';
import { readSlots } from './airport-slots.ts';

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

const sumOf = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);

/** Returns the slots for a new route at some airports, in their order. */
export function slotRoom(
  app: CoreApp,
  airline: AskingAirline,
  airports: readonly MarketAirport[],
): SlotRoom[] {
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
