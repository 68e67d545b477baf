import { BASE_OVERHEAD } from '#game/airline/overhead.ts';
import { DEFAULT_RULES, type Rules, rulesOf } from '#game/airline/rules.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { startWeekMinute, weekMinute } from '#game/network/timetable/clock.ts';
import { fuelPrice, nextFuelLevel } from '#game/operations/fuel/fuel-price.ts';
import { AIRCRAFT_MODEL } from '#game/tables/aircraft-model.ts';
import { AIRLINE } from '#game/tables/airline.ts';
import { chanceOn } from '#game/world/chance/day-chance.ts';
import { economyOn } from '#game/world/economy/economy-day.ts';
import { HOUR, HOURS_A_DAY } from '#game/world/time.ts';
import { aliased, type ShapedRow, textOf } from '#hooks/platform/db/shape.ts';
import { readRows, readSteady } from './read-rows.ts';

/** The world at the full hour that is being settled. */
export interface SettledWorld {
  /** YYYY-MM-DD */
  start: string;
  seed: string;
  hour: number;
  /** World minute of the full hour. */
  minute: number;
  /** Minute of the week at the start of the world, and at the full hour. */
  startsAt: number;
  weekMinute: number;
  /** US dollars per tonne, from this hour on. */
  fuelPrice: number;
  fuelLevel: number;
  /** Yearly base rate of the bank up to this hour. */
  baseRate: number;
  /** Percentage of the real world's traffic that takes slots. */
  traffic: number;
  /** Whether a new day begins. */
  newDay: boolean;
  /** Ids of the airlines that are being settled, as JSON. */
  airlines: string;
  /** `airlines` as the parameter of `OURS`. Empty if all airlines are being settled. */
  ours: string;
  airlineCount: number;
}

/** An airline that is to be settled for this hour, or that competes with such an airline. */
export interface AirlineState {
  id: string;
  hub: string;
  reputation: number;
  punctuality: number;
  revision: number;
  settledHour: number;
  /** Overhead as a share of revenue. */
  overheadShare: number;
  /** Profit of the best week so far, in US dollars. 0 before the first such week. */
  bestWeek: number;
  rules: Rules;
}

/**
 * Returns a condition for rows of the airlines that are being settled. Usually these are all airlines, and
 * the condition is always true. Rows of a newly founded airline then match as well, so callers check for a
 * plan. The plus avoids the use of an index.
 */
export const OURS = (column: string): string =>
  `({:ours} = '' OR +${column} IN (SELECT value FROM json_each({:ours})))`;

/**
 * Returns the world as it is in this hour, for some airlines. On a new day it has a new fuel price.
 * @param areAll whether there are no other airlines
 */
export function worldAt(
  world: core.Record,
  hour: number,
  airlines: readonly AirlineState[],
  areAll = false,
): SettledWorld {
  const [start, seed] = [world.getString('start'), world.getString('seed')];
  const minute = hour * HOUR;
  const newDay = hour % HOURS_A_DAY === 0;
  const before = world.getFloat('fuel_level');
  const fuelLevel = newDay ? nextFuelLevel(before, chanceOn({ seed }, hour / HOURS_A_DAY).fuel()) : before;
  const startsAt = startWeekMinute(start);
  const ids = JSON.stringify(airlines.map(({ id }) => id));
  return {
    start,
    seed,
    hour,
    minute,
    newDay,
    fuelLevel,
    startsAt,
    weekMinute: weekMinute(minute, startsAt),
    fuelPrice: newDay
      ? fuelPrice(fuelLevel, economyOn({ seed }, hour / HOURS_A_DAY).fuel)
      : world.getInt('fuel_price'),
    baseRate: world.getFloat('base_rate'),
    traffic: world.getInt('traffic'),
    airlines: ids,
    ours: areAll ? '' : ids,
    airlineCount: airlines.length,
  };
}

const a = aliased(AIRLINE, 'airline');
const STATE = {
  id: a.id,
  hub: a.hub,
  reputation: a.reputation,
  punctuality: a.punctuality,
  overheadShare: a.overhead_share,
  revision: a.revision,
  settledHour: a.settled_hour,
  bestWeek: a.best_week,
  rulesText: textOf('CASE WHEN json_valid(rules) THEN rules END'),
};

type StoredState = ShapedRow<typeof STATE>;

/** Returns all airlines with their parsed rules, ordered by id. */
export function readAirlines(app: CoreApp): AirlineState[] {
  // Parsing the rules of one airline takes a third of a millisecond, and most airlines share theirs.
  const known = new Map<string, Rules>();
  const rulesFrom = (text: string): Rules => {
    const rules = known.get(text) ?? rulesOf(JSON.parse(text));
    known.set(text, rules);
    return rules;
  };
  const airlines = readRows(app, STATE, 'FROM airline ORDER BY id') as (StoredState & AirlineState)[];
  for (const airline of airlines) {
    airline.rules = airline.rulesText === '' ? DEFAULT_RULES : rulesFrom(airline.rulesText);
    airline.overheadShare ||= BASE_OVERHEAD;
  }
  return airlines;
}

const { id: _, key, ...FIGURES } = aliased(AIRCRAFT_MODEL, 'aircraft_model');
const MODEL = { ...FIGURES, id: key };

/** Returns all aircraft models by key. Parsing them takes a quarter of an hour of a small world. */
export const readModels: (app: CoreApp) => ReadonlyMap<string, AircraftModel> = readSteady(
  MODEL,
  'FROM aircraft_model ORDER BY key',
  (models) => new Map(models.map((model) => [model.id, { ...model, last_year: model.last_year || null }])),
);
