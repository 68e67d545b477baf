import { rulesOf } from '#game/airline/rules.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { hasNewRules } from '#game/world/rules-version.ts';
import { HOUR } from '#game/world/time.ts';
import { hasRules05At } from '#hooks/clock/has-rules-05.ts';
import { hasRules06At } from '#hooks/clock/has-rules-06.ts';
import { hasRules07At } from '#hooks/clock/has-rules-07.ts';
import { hasRules08At } from '#hooks/clock/has-rules-08.ts';
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
      newRules: hasNewRules(world.getInt('rules_from'), Math.floor(now / HOUR)),
      hasRules04: hasNewRules(world.getInt('rules_04_from'), Math.floor(now / HOUR)),
      hasRules05: hasRules05At(world, now),
      hasRules06: hasRules06At(world, now),
      hasRules07: hasRules07At(world, now),
      hasRules08: hasRules08At(world, now),
    },
    user: record.getString('user'),
    uptime: world.getInt('uptime'),
  };
}
