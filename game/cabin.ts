import * as z from 'zod/mini';

export const CABIN_CLASSES = ['economy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** A figure for each class: seats, passengers, or dollars. */
export type PerClass = Record<CabinClass, number>;

/** Floor that one seat takes, in economy seats. */
export const FLOOR_SPACE: Readonly<PerClass> = { economy: 1, business: 2, first: 3.4 };

const seats = z.int('must be a whole number').check(z.gte(0, 'must be at least 0'));

/** Seats by class, as a player fits them. */
export const cabinSchema = z.strictObject({ economy: seats, business: seats, first: seats });

/** Sum over the classes. */
export const sumOfClasses = (figures: Readonly<PerClass>): number =>
  figures.economy + figures.business + figures.first;

/** Floor that a cabin takes, in economy seats; tenths are exact. */
export function floorSpace(cabin: Readonly<PerClass>): number {
  const tenths = CABIN_CLASSES.reduce(
    (sum, name) => sum + cabin[name] * Math.round(FLOOR_SPACE[name] * 10),
    0,
  );
  return tenths / 10;
}

/**
 * Whether a cabin fits into an aircraft of so many economy seats.
 * @returns floor taken and floor there is, in economy seats, so that a refusal can name the figure.
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
