import { WEEK } from '../world/time.ts';
import type { AircraftModel } from './aircraft/aircraft-model.ts';

/** Share of a model's real fleet that lessors own when a world begins. */
const PLACED = 0.02;
/** Maximum relative deviation from that, by the world's seed. */
const SPREAD = 0.25;
/**
 * Growth of the stock per airline of the world and per week: new aircraft, and returns from other airlines.
 */
const PER_AIRLINE = 0.02;
const PER_WEEK_BUILT = 0.03;
const PER_WEEK_OLD = 0.01;
/** Minimum for a model that is still built: at the start, and per week. */
const BUILT_PLACED = 0.6;
const BUILT_PER_WEEK = 1 / 8;
/** Share of each model reserved for beginners, so that they find aircraft in a crowded world. */
const KEPT_FOR_BEGINNERS = 0.1;
/** Number of leased aircraft from which an airline is no longer a beginner. */
const BEGINNER_UNTIL = 3;
/** Number of weeks for which the next aircraft can be predicted. */
const WEEKS_AHEAD = 52;

type Stocked = Pick<AircraftModel, 'id' | 'in_service' | 'last_year'>;

/** Inputs of a world's lease stock. */
export interface LeaseStockWorld {
  /** See `lessorChance`. */
  chance: (model: string) => readonly [number, number];
  /** Number of airlines. */
  airlines: number;
  /** World minute. */
  now: number;
  /** Number of aircraft that the requesting airline already leases. */
  ownLeases: number;
}

/** Lessors' stock of a model. */
export interface LeaseStock {
  /** Aircraft available for lease now. */
  available: number;
  /** World minute at which the next one is expected if none is available; null if unknown. */
  next: number | null;
}

const weekOf = (now: number): number => Math.floor(now / WEEK);

/**
 * Returns how many aircraft of a model lessors own in a week, leased or not. It does not fall as long as the
 * number of airlines does not.
 */
function ownedBy(
  { chance, airlines }: LeaseStockWorld,
  { id, in_service, last_year }: Stocked,
  week: number,
): number {
  const isBuilt = last_year === null;
  const [size, phase] = chance(id);
  const min = isBuilt ? BUILT_PLACED : 0;
  const placed = Math.max(min, in_service * PLACED) * (1 - SPREAD + 2 * SPREAD * size);
  const weekly = isBuilt ? Math.max(BUILT_PER_WEEK, placed * PER_WEEK_BUILT) : placed * PER_WEEK_OLD;
  if (placed === 0) return 0;
  return Math.floor(placed * (1 + PER_AIRLINE * airlines) + weekly * week + phase);
}

/** Returns how many of them the airline may lease. Beginners have access to the reserve. */
function offeredBy(world: LeaseStockWorld, model: Stocked, week: number): number {
  const owned = ownedBy(world, model, week);
  return world.ownLeases < BEGINNER_UNTIL ? owned : owned - Math.floor(owned * KEPT_FOR_BEGINNERS);
}

/**
 * Returns the lessors' stock of a model for an airline: aircraft that they own minus aircraft on lease. A
 * returned aircraft is available again immediately. The stock is proportional to real fleets and grows with
 * the number of airlines.
 * @param leased aircraft of the model that airlines lease or have signed for
 */
export function leaseStock(world: LeaseStockWorld, model: Stocked, leased: number): LeaseStock {
  const week = weekOf(world.now);
  const available = Math.max(0, offeredBy(world, model, week) - leased);
  if (available > 0) return { available, next: null };
  for (let next = week + 1; next <= week + WEEKS_AHEAD; next++)
    if (offeredBy(world, model, next) > leased) return { available, next: next * WEEK };
  return { available, next: null };
}
