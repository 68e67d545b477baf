import type { Airport } from '#game/airport/airport.ts';
import type { Market, Research } from '#game/payloads/market.ts';
import { backgroundSlots } from '#game/slots/background.ts';

/**
 * Returns the slots of an airport and of its busy destinations, by id, as far as research knows them. At destinations,
 * only the real world's traffic takes slots. The details of a pair also count the airlines there.
 *
 * @param airports by id
 * @param traffic percentage of the real world's traffic that takes slots
 */
export function researchSlots(
  { from, destinations, slots, busy }: Research,
  airports: ReadonlyMap<string, Airport>,
  traffic: number,
): Market['slots'] {
  const known: Market['slots'] = {};
  for (const id of destinations.id) {
    const [airport, passengers] = [airports.get(id), busy[id]];
    if (!airport || passengers === undefined) continue;
    known[id] = backgroundSlots({ ...airport, passengers_m: passengers }, traffic);
  }
  return { ...known, [from]: slots };
}
