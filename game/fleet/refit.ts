import type { Aircraft } from '../tables/aircraft.ts';
import type { Maintenance } from '../tables/maintenance.ts';
import { fullHour } from '../world/time.ts';
import { CABIN_CLASSES, classesOf, type PerClass, perClass, sumOfClasses } from './aircraft/cabin.ts';

/** Price of one seat with its fittings and the work, in dollars. Close to figures in the trade press. */
const SEAT_PRICE: Readonly<PerClass> = { economy: 6_000, business: 60_000, first: 220_000 };
/** Cost of removing an old seat and repairing the floor, in dollars. */
const REMOVAL = 800;
/** Days in the hangar: to open and close the cabin, plus time for the seats that change. */
const BASE_DAYS = 2;
const SEATS_A_DAY = 40;
/**
 * Share of a refit's price that is kept when the refit is cancelled before work begins. Suppliers of
 * made-to-order goods charge about 5% to 25%. Seats are made to order, and the hangar has reserved a place.
 */
export const REFIT_KEPT = 0.2;

/** Returns the seats that are added and removed when a cabin changes. */
function changes(from: Readonly<PerClass>, to: Readonly<PerClass>): { added: PerClass; removed: PerClass } {
  const more = (one: Readonly<PerClass>, other: Readonly<PerClass>) =>
    perClass((name) => Math.max(0, one[name] - other[name]));
  return { added: more(to, from), removed: more(from, to) };
}

/**
 * Returns the cost of a change of cabin in whole US dollars, and its duration in game days. Both are 0 for
 * the same cabin.
 */
export function refit(from: Readonly<PerClass>, to: Readonly<PerClass>): { cost: number; days: number } {
  const { added, removed } = changes(from, to);
  const seats = sumOfClasses(added) + sumOfClasses(removed);
  if (seats === 0) return { cost: 0, days: 0 };
  const bought = CABIN_CLASSES.reduce((sum, name) => sum + added[name] * SEAT_PRICE[name], 0);
  return {
    cost: bought + sumOfClasses(removed) * REMOVAL,
    days: BASE_DAYS + Math.ceil(seats / SEATS_A_DAY),
  };
}

/**
 * Returns the cabin of an aircraft after all its refits: that of the last planned or started one, otherwise
 * its present one. The next refit is priced from this cabin.
 * @param workOrders unfinished work on the aircraft, in order of start
 */
export function cabinToCome(
  aircraft: Readonly<PerClass>,
  workOrders: readonly Pick<Maintenance, 'kind' | 'cabin'>[],
): PerClass {
  const last = workOrders.findLast(({ kind, cabin }) => kind === 'refit' && cabin);
  return classesOf(last?.cabin ?? aircraft);
}

/** Result of cancelling a refit before work begins, in whole US dollars. */
export interface RefitCancelled {
  /** Cost of the cancellation: the part of the price that is not refunded. */
  kept: number;
  refund: number;
}

/**
 * Returns the result of cancelling a refit that can no longer be undone free of charge (see
 * `game/actions/undo.ts`).
 */
export function cancelledRefit(cost: number): RefitCancelled {
  const kept = Math.round(cost * REFIT_KEPT);
  return { kept, refund: cost - kept };
}

/**
 * Returns the world minute at which a refit ordered now begins: a full hour at which the aircraft is present
 * and free.
 */
export const refitStart = (
  { ready, delivered, work_until }: Pick<Aircraft, 'ready' | 'delivered' | 'work_until'>,
  now: number,
): number => fullHour(Math.max(now + 1, ready, delivered, work_until));
