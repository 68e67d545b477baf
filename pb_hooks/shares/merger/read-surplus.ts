import { type MergedAirport, type SurplusSlots, surplusSlots } from '#game/slots/merged-slots.ts';
import { airportsOf } from '#hooks/network/actions/timetable/follow-slots.ts';
import { readAirlineLegs } from '#hooks/network/actions/timetable/read-legs.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { readSlots } from '#hooks/slots/airport-slots.ts';

const WITH_SLOTS = `
  SELECT COALESCE(json_group_array(DISTINCT airport), '[]') AS json FROM slot WHERE airline = {:merged}`;

/** Reads the slots that go back if an airline merges another one. */
export function readSurplus(app: CoreApp, buyer: string, merged: string): SurplusSlots {
  const legs = readAirlineLegs(app, merged);
  const ids = [...new Set([...airportsOf(legs), ...readJson<string[]>(app, WITH_SLOTS, { merged })])].sort();
  const { airports: seen, own } = readSlots(app, ids, buyer);
  const other = readSlots(app, ids, merged).airports;
  const airports = new Map<string, MergedAirport>();
  for (const [id, slots] of seen) {
    const held = other.get(id)?.held;
    if (held) airports.set(id, { buyer: slots, merged: held });
  }
  return surplusSlots(airports, own, legs);
}
