import { rulesOf } from '#game/airline/rules.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOUR } from '#game/world/time.ts';
import type { ActingAirline, CheckContext } from './context.ts';

const actingAirline = (record: core.Record): ActingAirline => ({
  id: record.id,
  code: record.getString('code'),
  name: record.getString('name'),
  hub: record.getString('hub'),
  revision: record.getInt('revision'),
  isRival: record.getBool('rival'),
  settledHour: record.getInt('settled_hour'),
  isInsolvent: record.getInt('insolvent_from') > 0,
  country: record.getString('country'),
  rules: rulesOf(JSON.parse(record.getString('rules') || 'null')),
});

interface ActionFacts extends CheckContext {
  user: string;
  /** Uptime of the world in seconds. */
  uptime: number;
}

/**
 * Returns the facts for an action and its check: the airline, the world and the time.
 * @param clock world minute
 * @param world its record
 */
export function readContext(
  tx: CoreApp,
  clock: number,
  airlineId: string,
  world = tx.findRecordById('world', WORLD_ID),
): ActionFacts {
  const record = tx.findRecordById('airline', airlineId);
  const airline = actingAirline(record);
  // While an hour is being settled, some airlines have already reached it. Their actions count from its
  // start.
  const now = Math.max(clock, airline.settledHour * HOUR);
  return {
    tx,
    airline,
    now,
    world: {
      start: world.getString('start'),
      fuelPrice: world.getInt('fuel_price'),
      fuelLevel: world.getFloat('fuel_level'),
      economy: JSON.parse(world.getString('economy') || 'null'),
    },
    user: record.getString('user'),
    uptime: world.getInt('uptime'),
  };
}
