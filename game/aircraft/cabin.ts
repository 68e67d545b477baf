import * as z from 'zod/mini';

export const CABIN_CLASSES = ['economy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** One figure per class: seats, passengers or dollars. */
export type PerClass = Record<CabinClass, number>;

/** Floor space of one seat, in economy seats. */
export const FLOOR_SPACE: Readonly<PerClass> = { economy: 1, business: 2, first: 3.4 };

const seats = z.int('must be a whole number').check(z.gte(0, 'must be at least 0'));

/** Seats by class, as chosen by a player. */
export const cabinSchema = z.strictObject({ economy: seats, business: seats, first: seats });

/** Returns the sum over the classes. */
export const sumOfClasses = (figures: Readonly<PerClass>): number =>
  figures.economy + figures.business + figures.first;

/** Returns the floor space of a cabin, in economy seats. Tenths are exact. */
export function floorSpace(cabin: Readonly<PerClass>): number {
  const tenths = CABIN_CLASSES.reduce(
    (sum, name) => sum + cabin[name] * Math.round(FLOOR_SPACE[name] * 10),
    0,
  );
  return tenths / 10;
}

/**
 * Checks whether a cabin fits into an aircraft.
 * @returns the space taken and the space available, in economy seats, so that an error message can name
 *   both
 */
export function cabinFits(
  model: { readonly max_seats: number },
  cabin: Readonly<PerClass>,
): { fits: boolean; taken: number; available: number } {
  const taken = floorSpace(cabin);
  return {
    fits: sumOfClasses(cabin) > 0 && taken <= model.max_seats,
    taken,
    available: model.max_seats,
  };
}
