import { CABIN_CLASSES, type PerClass, sumOfClasses } from './cabin.ts';
import type { Aircraft, Maintenance } from './records/aircraft.ts';
import { fullHour } from './time.ts';

/** Price of one seat with its fittings and the work, in dollars: trade press puts them near these. */
const SEAT_PRICE: Readonly<PerClass> = { economy: 6_000, business: 60_000, first: 220_000 };
/** Taking out an old seat and mending the floor, in dollars. */
const REMOVAL = 800;
/** Days in the hangar: to open and close the cabin, and for the seats that change. */
const BASE_DAYS = 2;
const SEATS_A_DAY = 40;
/**
 * Share of a refit's price that is kept when the refit is cancelled before work begins. Makers of goods to order charge about
 * 5% to 25%; seats are made to order, and the hangar has held its place.
 */
export const REFIT_KEPT = 0.2;
/** `ordered` of a refit from before the rules of 0.4.0. It was sold with free cancellation until work begins, so it keeps that. */
export const ORDERED_BEFORE_04 = -100_000;

/** Seats that are added and taken out when a cabin becomes another. */
function changes(from: Readonly<PerClass>, to: Readonly<PerClass>): { added: PerClass; removed: PerClass } {
  const part = (name: keyof PerClass, sign: 1 | -1) => Math.max(0, sign * (to[name] - from[name]));
  return {
    added: { economy: part('economy', 1), business: part('business', 1), first: part('first', 1) },
    removed: { economy: part('economy', -1), business: part('business', -1), first: part('first', -1) },
  };
}

/** What it takes to fit an aircraft with another cabin: whole US dollars, and game days on the ground; nothing for the same. */
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
 * Returns the cabin that an aircraft has once its refits are done: that of the last one planned or started, else its own.
 * The next refit changes this cabin, so it is priced from it.
 *
 * @param works unfinished work on the aircraft, in the order of start
 */
export function cabinToCome(
  aircraft: Readonly<PerClass>,
  works: readonly Pick<Maintenance, 'kind' | 'cabin'>[],
): PerClass {
  const last = works.findLast(({ kind, cabin }) => kind === 'refit' && cabin);
  const { economy, business, first } = last?.cabin ?? aircraft;
  return { economy, business, first };
}

/** What cancelling a refit before work begins brings, in whole US dollars. */
export interface RefitCancelled {
  /** What the cancellation costs: the part of the price that is not paid back. */
  kept: number;
  refund: number;
}

/** Returns what cancelling a refit brings once it can no longer be undone free of charge: see `game/undo.ts`. */
export function cancelledRefit({ cost, ordered }: Pick<Maintenance, 'cost' | 'ordered'>): RefitCancelled {
  const kept = ordered === ORDERED_BEFORE_04 ? 0 : Math.round(cost * REFIT_KEPT);
  return { kept, refund: cost - kept };
}

/** World minute at which a refit begins that is ordered at a minute: once the aircraft is there and free, at a full hour. */
export const refitStart = (
  { ready, delivered, work_until }: Pick<Aircraft, 'ready' | 'delivered' | 'work_until'>,
  now: number,
): number => fullHour(Math.max(now + 1, ready, delivered, work_until));
