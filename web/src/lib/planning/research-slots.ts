import type { PlannedLeg } from '#game/network/timetable/leg.ts';
import type { Hourly, Market, Research } from '#game/payloads/market.ts';
import { type AirportSlots, type ByKind, isNewcomer, noMovements } from '#game/slots/airport-slots.ts';
import { backgroundSlots } from '#game/slots/background.ts';
import { withLegs } from '#game/slots/check-week.ts';
import type { Slot } from '#game/tables/slot.ts';
import type { Airport } from '#game/world/airport/airport.ts';

/** The airline's timetable, and its slots in full hours. */
interface OwnUse {
  legs: readonly PlannedLeg[];
  slots: readonly Pick<Slot, 'airport' | 'hour' | 'kind' | 'count' | 'used'>[];
}

const sumOf = (hours: readonly number[]) => hours.reduce((sum, count) => sum + count, 0);

/**
 * Adds the airlines to the slots that real traffic takes at an airport. Gives the same as the server's `readSlots`.
 * @param taken slots of all airlines, the own one included
 * @param used the own timetable there
 * @param kept own slots there
 */
function withAirlines(
  { background, ...airport }: AirportSlots,
  taken: Hourly | undefined,
  pool: Hourly | undefined,
  used: ByKind,
  kept: OwnUse['slots'],
): AirportSlots {
  const held = { departure: [...used.departure], arrival: [...used.arrival] };
  const own = background.map((_, hour) => (used.departure[hour] ?? 0) + (used.arrival[hour] ?? 0));
  for (const { hour, kind, count, used: flown } of kept) {
    held[kind][hour] = Math.max(held[kind][hour] ?? 0, count);
    own[hour] = (own[hour] ?? 0) + Math.max(0, count - flown);
  }
  const others = [...background];
  taken?.hours.forEach((hour, index) => {
    const count = (taken.counts[index] ?? 0) - (own[hour] ?? 0);
    // The airline may have planned flights since these were counted.
    others[hour] = (others[hour] ?? 0) + Math.max(0, count);
  });
  const free = [...airport.pool];
  if (isNewcomer(sumOf(used.departure)))
    pool?.hours.forEach((hour, index) => {
      free[hour] = pool.counts[index] ?? 0;
    });
  return { ...airport, background, others, held, pool: free };
}

/**
 * Returns the slots of an airport and of its busy destinations, by id, as the airline sees them. Other airports have
 * slots at all hours, unless other airlines fill them.
 *
 * @param airports by id
 * @param traffic percentage of the real world's traffic that takes slots
 */
export function researchSlots(
  { from, destinations, slots, busy, taken, pools }: Research,
  airports: ReadonlyMap<string, Airport>,
  traffic: number,
  own: OwnUse,
): Market['slots'] {
  const used = withLegs(new Map(), own.legs);
  const known: Market['slots'] = {};
  for (const id of destinations.id) {
    const [airport, passengers] = [airports.get(id), busy[id]];
    if (!airport || passengers === undefined) continue;
    const kept = own.slots.filter((slot) => slot.airport === id);
    const real = backgroundSlots({ ...airport, passengers_m: passengers }, traffic);
    known[id] = withAirlines(real, taken[id], pools[id], used.get(id) ?? noMovements(), kept);
  }
  return { ...known, [from]: slots };
}
