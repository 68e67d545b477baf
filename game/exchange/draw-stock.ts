import { usualYear } from '../fleet/aircraft/ageing.ts';
import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import { CHECKS, type CheckKind, type CheckMark } from '../fleet/aircraft/maintenance.ts';
import type { Continent } from '../world/airport/airport.ts';
import { CONTINENTS } from '../world/airport/airport-types.ts';
import { type Draw, share } from '../world/chance/draws.ts';
import { DAY, DAYS_A_YEAR, YEAR } from '../world/time.ts';

/** Number of aircraft that dealers want to have for sale. */
export const STOCK_SIZE = 200;
/** Maximum number that they take in per week from outside the world, to get there. */
export const RESTOCK_MAX = 40;
/** Weeks after which an aircraft that nobody has bought is scrapped. */
export const STOCK_WEEKS = 104;
/** Share of replenished aircraft whose model is drawn from what airlines have bought lately. */
const AFTER_DEMAND = 0.6;
/** Age in years: minimum and maximum. */
const AGE_MIN = 1;
const AGE_MAX = 24;
/** Relative deviation from the usual use, and the largest loss of condition beyond that by age. */
const USE_SPREAD = 0.15;
const CONDITION_LOST_A_YEAR = 0.006;
const NEGLECT = 0.06;
/** Largest difference of a drawn condition from the usual one of its age. */
export const CONDITION_SPREAD = NEGLECT / 2;
/** Largest used share of the intervals of the checks. */
const USED_MAX: Readonly<Record<CheckKind, number>> = { line: 0, a: 0.8, c: 0.85, d: 0.85 };

/** An airport where dealers keep aircraft. */
export interface StockAirport {
  id: string;
  country: string;
  continent: Continent;
  /** Metres; 0 = unknown. */
  longest_runway_m: number;
}

/** Models and places that dealers choose from. */
export interface DealerChoice {
  models: readonly AircraftModel[];
  airports: readonly StockAirport[];
  /** Calendar year. */
  year: number;
  /** Aircraft that airlines have lately bought from dealers, by key of the model. */
  bought: ReadonlyMap<string, number>;
}

/** Use of an aircraft until a world minute. */
export interface PastUse {
  /** World minute. */
  built: number;
  hours: number;
  cycles: number;
  condition: number;
  checks: Record<CheckKind, CheckMark>;
}

/** A used aircraft that dealers take in at a world minute. */
export interface StockAircraft extends PastUse {
  model: AircraftModel;
  airport: StockAirport;
}

/** Ages in years at which a model can be used; null if it is too new or too old. */
export function agesOf(
  { first_year, last_year }: AircraftModel,
  year: number,
): { min: number; max: number } | null {
  const min = Math.max(AGE_MIN, last_year === null ? 0 : year - last_year);
  const max = Math.min(AGE_MAX, year - first_year);
  return min <= max ? { min, max } : null;
}

/** Returns a function that draws one of some things by weight. */
function drawByWeight<Of>(
  things: readonly Of[],
  weightOf: (thing: Of) => number,
): (next: Draw) => Of | undefined {
  const weights = things.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (next) => {
    let left = share(next()) * total;
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index] ?? 0;
      if (left < 0) return things[index];
    }
    return things.at(-1);
  };
}

/** Draws one of some things by weight. */
export const pick = <Of>(
  things: readonly Of[],
  weightOf: (thing: Of) => number,
  next: Draw,
): Of | undefined => drawByWeight(things, weightOf)(next);

/** Real fleets count less than in proportion, so that rare models are for sale as well. */
export const usualWeight = ({ in_service }: AircraftModel): number => Math.sqrt(1 + in_service);

/** Returns a function that draws models of used aircraft. */
function modelDraw({ models, year, bought }: DealerChoice): (next: Draw) => AircraftModel | undefined {
  const used = models.filter((model) => agesOf(model, year));
  const wanted = used.filter(({ id }) => bought.has(id));
  const drawWanted = drawByWeight(wanted, ({ id }) => bought.get(id) ?? 0);
  const drawUsed = drawByWeight(used, usualWeight);
  return (next) => {
    const isWanted = share(next()) < AFTER_DEMAND && wanted.length > 0;
    return isWanted ? drawWanted(next) : drawUsed(next);
  };
}

/** Returns a function that draws places with a runway that is long enough (metres). The continents take turns. */
function airportDraw({
  airports,
}: DealerChoice): (runway: number, index: number, next: Draw) => StockAirport | undefined {
  const continents = CONTINENTS.map((continent) =>
    airports.filter((airport) => airport.continent === continent),
  );
  const known = new Map<number, StockAirport[][]>();
  const byContinent = (runway: number): StockAirport[][] =>
    continents
      .map((all) => all.filter(({ longest_runway_m: longest }) => longest === 0 || longest >= runway))
      .filter(({ length }) => length > 0);
  return (runway, index, next) => {
    let turns = known.get(runway);
    if (!turns) {
      turns = byContinent(runway);
      known.set(runway, turns);
    }
    const turn = turns[index % turns.length] ?? [];
    return turn[Math.floor(share(next()) * turn.length)];
  };
}

/** Returns the usual condition of an aircraft of dealers at an age in years. */
export const usualCondition = (age: number): number => 1 - CONDITION_LOST_A_YEAR * age - CONDITION_SPREAD;

/** Draws how an aircraft of an age in years was used. @param now world minute */
export function drawPastUse(model: AircraftModel, age: number, now: number, next: Draw): PastUse {
  const usual = usualYear(model);
  const spread = () => 1 + USE_SPREAD * (2 * share(next()) - 1);
  const hours = Math.round(usual.hours * age * spread());
  const cycles = Math.round(usual.cycles * age * spread());
  const condition = Math.round((1 - CONDITION_LOST_A_YEAR * age - NEGLECT * share(next())) * 1_000) / 1_000;
  const mark = (kind: CheckKind): CheckMark => {
    const { days, hours: everyHours, cycles: everyCycles } = CHECKS[kind];
    const used = Math.min(USED_MAX[kind] * share(next()), (age * DAYS_A_YEAR) / days);
    return {
      hours: Math.max(0, Math.round(hours - used * everyHours)),
      cycles: Math.max(0, Math.round(cycles - used * everyCycles)),
      at: now - Math.round(used * days * DAY),
    };
  };
  const checks = { line: mark('line'), a: mark('a'), c: mark('c'), d: mark('d') };
  return { built: now - Math.round(age * YEAR), hours, cycles, condition, checks };
}

/** Draws the aircraft at an index among those of a week. Undefined if the world has no model or airport for one. */
export type StockDraw = (index: number, next: Draw) => StockAircraft | undefined;

/**
 * Returns a function that draws the used aircraft that dealers take in.
 * @param now world minute
 */
export function stockDraw(world: DealerChoice, now: number): StockDraw {
  const drawModel = modelDraw(world);
  const drawAirport = airportDraw(world);
  return (index, next) => {
    const model = drawModel(next);
    const ages = model && agesOf(model, world.year);
    const airport = model && drawAirport(model.runway_m, index, next);
    if (!model || !ages || !airport) return undefined;
    const age = ages.min + share(next()) * (ages.max - ages.min);
    return { model, airport, ...drawPastUse(model, age, now, next) };
  };
}
