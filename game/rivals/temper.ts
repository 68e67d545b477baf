import type { FareRule } from '../network/route/fare-rule.ts';
import type { Strength, Temperament } from '../world/temperament.ts';

/** Figures of a temperament. */
export interface Temper {
  /** Usual fares when a route opens, as a multiple of the reference fares. */
  fares: number;
  /** Fares that it chooses later, in percent of the reference fares. */
  fareRule: FareRule;
  /** Number of aircraft with which the airline begins, if its capital allows. */
  fleet: number;
  /** Minimum and maximum seats of its aircraft. */
  seats: readonly [number, number];
  /** Maximum age of leased aircraft in years. */
  ageMax: number;
  /** Maximum number of aircraft models. Few models cost less to maintain. */
  models: number;
  /** Maximum number of bases, the hub included. */
  bases: number;
  /** Share of its reviews in which it first tries to enter a pair of an airline nearby. */
  attacks: number;
  /** Maximum number of aircraft added in one review. */
  growth: number;
  /** Weeks of fixed costs that it keeps in cash. */
  reserveWeeks: number;
  /** Share of a slot's expected profit until the next auction that it bids for the slot. */
  slotBid: number;
}

export const TEMPERS: Readonly<Record<Temperament, Temper>> = {
  cautious: {
    fares: 1,
    fareRule: { min: 80, max: 130 },
    fleet: 6,
    seats: [90, 220],
    ageMax: 12,
    models: 3,
    bases: 2,
    attacks: 0.4,
    growth: 2,
    reserveWeeks: 10,
    slotBid: 0.1,
  },
  expansive: {
    fares: 0.97,
    fareRule: { min: 70, max: 120 },
    fleet: 10,
    seats: [100, 240],
    ageMax: 15,
    models: 5,
    bases: 3,
    attacks: 1,
    growth: 6,
    reserveWeeks: 3,
    slotBid: 0.3,
  },
  premium: {
    fares: 1.06,
    fareRule: { min: 90, max: 170 },
    fleet: 7,
    seats: [100, 400],
    ageMax: 6,
    models: 5,
    bases: 2,
    attacks: 0.6,
    growth: 3,
    reserveWeeks: 7,
    slotBid: 0.35,
  },
  low_cost: {
    fares: 0.88,
    fareRule: { min: 60, max: 115 },
    fleet: 9,
    seats: [140, 244],
    ageMax: 10,
    models: 2,
    bases: 3,
    attacks: 1,
    growth: 5,
    reserveWeeks: 4,
    slotBid: 0.1,
  },
  regional: {
    fares: 1,
    fareRule: { min: 75, max: 150 },
    fleet: 10,
    seats: [30, 120],
    ageMax: 20,
    models: 4,
    bases: 2,
    attacks: 0.6,
    growth: 4,
    reserveWeeks: 5,
    slotBid: 0.15,
  },
  opportunist: {
    fares: 0.94,
    fareRule: { min: 60, max: 150 },
    fleet: 8,
    seats: [70, 300],
    ageMax: 30,
    models: 5,
    bases: 3,
    attacks: 1,
    growth: 5,
    reserveWeeks: 3,
    slotBid: 0.2,
  },
};

/** Fares that are compared before a route opens, relative to usual ones: few, because each takes as long as the rest. */
export const FARE_LEVELS = [0.92, 1, 1.1] as const;

/** Returns the fares that an airline compares before a route opens, as multiples of the reference fares. */
export const fareLevelsOf = ({ fares }: Pick<Temper, 'fares'>): number[] =>
  FARE_LEVELS.map((level) => level * fares);

/**
 * Minimum expected profit of a new aircraft, as a share of its expected fares. Weak rivals are content with less and
 * grow into losses.
 */
export const HURDLES: Readonly<Record<Strength, number>> = { easy: 0, normal: 0.05, hard: 0.07 };
