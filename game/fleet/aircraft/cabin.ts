import * as z from 'zod/mini';

export const CABIN_CLASSES = ['economy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** One amount per class, such as seats, passengers or dollars. */
export type PerClass<Amount = number> = Record<CabinClass, Amount>;

/** The amounts in the order of `CABIN_CLASSES`. Flights store them so, and the settlement counts with them. */
export type ClassList = [economy: number, business: number, first: number];

/** Returns an amount for each class. */
export const perClass = <Amount>(amountOf: (name: CabinClass) => Amount): PerClass<Amount> => ({
  economy: amountOf('economy'),
  business: amountOf('business'),
  first: amountOf('first'),
});

/** Returns only the amounts of a row that has them, such as an aircraft, or the columns of a table. */
export const classesOf = <Amount>({
  economy,
  business,
  first,
}: Readonly<PerClass<Amount>>): PerClass<Amount> => ({
  economy,
  business,
  first,
});

export const classList = ({ economy, business, first }: Readonly<PerClass>): ClassList => [
  economy,
  business,
  first,
];

export const fromClassList = ([economy, business, first]: Readonly<ClassList>): PerClass => ({
  economy,
  business,
  first,
});

export const sumOfList = (list: Readonly<ClassList>): number => list[0] + list[1] + list[2];

/** Floor space of one seat, in economy seats. */
export const FLOOR_SPACE: Readonly<PerClass> = { economy: 1, business: 2, first: 3.4 };

const seats = z.int('must be a whole number').check(z.gte(0, 'must be at least 0'));

/** Seats by class, as chosen by a player. */
export const cabinSchema = z.strictObject(perClass(() => seats));

/** Returns the sum over the classes. */
export const sumOfClasses = (figures: Readonly<PerClass>): number =>
  figures.economy + figures.business + figures.first;

/** Returns the amounts times a factor, as whole numbers. Written out because `perClass` is slow in goja. */
export const scaledClasses = (
  { economy, business, first }: Readonly<PerClass>,
  factor: number,
): PerClass => ({
  economy: Math.round(economy * factor),
  business: Math.round(business * factor),
  first: Math.round(first * factor),
});

/** Adds the amounts, or a share of them, to others. */
export function addClasses(to: PerClass, more: Readonly<PerClass>, share = 1): void {
  to.economy += more.economy * share;
  to.business += more.business * share;
  to.first += more.first * share;
}

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
