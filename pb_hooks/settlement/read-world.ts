import type { AircraftModel } from '../../game/aircraft-model.ts';
import { chanceOn } from '../../game/chance/day-chance.ts';
import { fuelPrice, nextFuelLevel } from '../../game/fuel-price.ts';
import { DEFAULT_RULES, type Rules, rulesOf } from '../../game/records/rules.ts';
import { WORLD_ID } from '../../game/records/world.ts';
import { hasNewRules } from '../../game/rules-version.ts';
import { HOUR, HOURS_A_DAY } from '../../game/time.ts';
import { startWeekMinute, weekMinute } from '../../game/timetable/clock.ts';
import { readCells, readRows } from './read-rows.ts';

/** The world at the full hour that is being settled. */
export interface SettledWorld {
  /** YYYY-MM-DD */
  start: string;
  seed: string;
  /** First hour under the rules of 0.3.0: see `hasNewRules`. */
  rulesFrom: number;
  /** The same of 0.4.0, and whether these rules hold in this hour. */
  rules04From: number;
  hasRules04: boolean;
  hour: number;
  /** World minute of the full hour. */
  minute: number;
  /** Minute of the week at which the world began, and at the full hour. */
  startsAt: number;
  weekMinute: number;
  /** US dollars a tonne, from this hour on. */
  fuelPrice: number;
  fuelLevel: number;
  /** A new day begins. */
  newDay: boolean;
  /** Ids of the airlines that are being settled, as JSON. */
  airlines: string;
  /** The same for `OURS`; empty if all airlines are being settled. */
  ours: string;
  airlineCount: number;
}

/** An airline that this hour is still to be settled for, or whose flights others compete with. */
export interface AirlineState {
  id: string;
  hub: string;
  reputation: number;
  punctuality: number;
  revision: number;
  settledHour: number;
  /** US dollars that the flights of the best week so far brought; 0 before there was one. */
  bestWeek: number;
  rules: Rules;
}

/**
 * Of rows with a column `airline` those that are being settled. Mostly these are all, and nothing is looked up; rows of an
 * airline that was founded a moment ago then come, too, so look for the plan. The plus keeps the engine off an index.
 */
export const OURS = (column: string): string =>
  `({:ours} = '' OR +${column} IN (SELECT value FROM json_each({:ours})))`;

/**
 * The world as it will be in this hour, on a new day with a new price of fuel, for some airlines.
 * @param areAll there are no other airlines
 */
export function readWorld(
  app: CoreApp,
  hour: number,
  airlines: readonly AirlineState[],
  areAll = false,
): SettledWorld {
  const world = app.findRecordById('world', WORLD_ID);
  const [start, seed] = [world.getString('start'), world.getString('seed')];
  const rulesFrom = world.getInt('rules_from');
  const rules04From = world.getInt('rules_04_from');
  const minute = hour * HOUR;
  const newDay = hour % HOURS_A_DAY === 0;
  const before = world.getFloat('fuel_level');
  const fuelLevel = newDay
    ? nextFuelLevel(before, chanceOn({ seed, rulesFrom }, hour / HOURS_A_DAY).fuel())
    : before;
  const startsAt = startWeekMinute(start);
  const ids = JSON.stringify(airlines.map(({ id }) => id));
  return {
    ...{ start, seed, rulesFrom, hour, minute, newDay, fuelLevel, startsAt },
    ...{ rules04From, hasRules04: hasNewRules(rules04From, hour) },
    weekMinute: weekMinute(minute, startsAt),
    fuelPrice: newDay ? fuelPrice(fuelLevel) : world.getInt('fuel_price'),
    airlines: ids,
    ours: areAll ? '' : ids,
    airlineCount: airlines.length,
  };
}

/** Every airline, in the order of their ids. */
export function readAirlines(app: CoreApp): AirlineState[] {
  // To read the rules of one takes a third of a millisecond, and most that are not the usual ones are alike.
  const known = new Map<string, Rules>();
  const rulesFrom = (text: string): Rules => {
    const rules = known.get(text) ?? rulesOf(JSON.parse(text));
    known.set(text, rules);
    return rules;
  };
  const rows = readCells(
    app,
    [
      ...(['id', 'hub', 'reputation', 'punctuality', 'revision', 'settled_hour', 'best_week'] as const),
      'CASE WHEN json_valid(rules) THEN rules END',
    ],
    'FROM airline ORDER BY id',
  );
  return rows.map((row) => ({
    id: row[0],
    hub: row[1],
    reputation: Number(row[2]),
    punctuality: Number(row[3]),
    revision: Number(row[4]),
    settledHour: Number(row[5]),
    bestWeek: Number(row[6]),
    rules: row[7] === '' ? DEFAULT_RULES : rulesFrom(row[7]),
  }));
}

const MODEL_COLUMNS = `key, manufacturer, model, family, max_seats, economy, business, first, range_km, cruise_kmh,
  runway_m, mtow_kg, fuel_kg_h, climb_kg, list_price_musd, first_year, last_year, pilots, cabin_crew, turnaround_min,
  popularity, in_service, dispatch_pct, silhouette, source, in_service_source, dispatch_source`;

/** Every aircraft model, by its key. */
export function readModels(app: CoreApp): Map<string, AircraftModel> {
  const names = MODEL_COLUMNS.split(',').map((name) => name.trim());
  const rows = readRows<(string | number)[]>(app, MODEL_COLUMNS, 'FROM aircraft_model ORDER BY key');
  const models = rows.map((row) => {
    const model: Record<string, unknown> = { id: row[0] };
    for (let at = 1; at < names.length; at++) model[names[at] as string] = row[at];
    model.last_year = model.last_year || null;
    return model as unknown as AircraftModel;
  });
  return new Map(models.map((model) => [model.id, model]));
}
