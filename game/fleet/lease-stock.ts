import type { AircraftModel } from '../aircraft-model.ts';
import { WEEK } from '../time.ts';

/** Share of a model's real fleet that lessors have when a world begins. */
const PLACED = 0.02;
/** Largest difference from it, either way, by the world's seed. */
const SPREAD = 0.25;
/** How the stock grows with each airline of the world, and with each week: new ones, and those that other airlines return. */
const PER_AIRLINE = 0.02;
const PER_WEEK_BUILT = 0.03;
const PER_WEEK_OLD = 0.01;
/** Minimum for a model that is still built: at the beginning, and per week. */
const BUILT_PLACED = 0.6;
const BUILT_PER_WEEK = 1 / 8;
/** Share of each model kept for beginners, so that a crowded world has something for them. */
const KEPT_FOR_BEGINNERS = 0.1;
/** Number of leased aircraft from which an airline is no longer a beginner. */
const BEGINNER_UNTIL = 3;
/** Weeks for which the next aircraft can be foreseen. */
const WEEKS_AHEAD = 52;

type Stocked = Pick<AircraftModel, 'id' | 'in_service' | 'last_year'>;

/** What the stock of a world depends on. */
export interface StockWorld {
  /** See `lessorChance`. */
  chance: (model: string) => readonly [number, number];
  /** Airlines that there are. */
  airlines: number;
  /** World minute. */
  now: number;
  /** Aircraft that the airline which asks leases already. */
  ownLeases: number;
}

/** What lessors have of a model. */
export interface LeaseStock {
  /** Aircraft that can be leased now. */
  available: number;
  /** World minute at which the next one is expected, if none is left; null if nobody can tell. */
  next: number | null;
}

const weekOf = (now: number): number => Math.floor(now / WEEK);

/** Returns how many aircraft of a model lessors have in a week, leased or not. It never falls while airlines stay. */
function ownedBy(
  { chance, airlines }: StockWorld,
  { id, in_service, last_year }: Stocked,
  week: number,
): number {
  const isBuilt = last_year === null;
  const [size, phase] = chance(id);
  const least = isBuilt ? BUILT_PLACED : 0;
  const placed = Math.max(least, in_service * PLACED) * (1 - SPREAD + 2 * SPREAD * size);
  const weekly = isBuilt ? Math.max(BUILT_PER_WEEK, placed * PER_WEEK_BUILT) : placed * PER_WEEK_OLD;
  if (placed === 0) return 0;
  return Math.floor(placed * (1 + PER_AIRLINE * airlines) + weekly * week + phase);
}

/** Returns how many of them anybody may lease, or a beginner if one asks. */
function offeredBy(world: StockWorld, model: Stocked, week: number): number {
  const owned = ownedBy(world, model, week);
  return world.ownLeases < BEGINNER_UNTIL ? owned : owned - Math.floor(owned * KEPT_FOR_BEGINNERS);
}

/**
 * Returns what lessors have of a model for an airline: what they own less what airlines lease. A returned aircraft can be
 * leased again at once. The stock is in proportion to real fleets, and larger in a world of many airlines.
 * @param leased aircraft of the model that airlines lease or have signed for
 */
export function leaseStock(world: StockWorld, model: Stocked, leased: number): LeaseStock {
  const week = weekOf(world.now);
  const available = Math.max(0, offeredBy(world, model, week) - leased);
  if (available > 0) return { available, next: null };
  for (let next = week + 1; next <= week + WEEKS_AHEAD; next++)
    if (offeredBy(world, model, next) > leased) return { available, next: next * WEEK };
  return { available, next: null };
}
