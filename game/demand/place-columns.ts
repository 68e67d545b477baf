import { coldness, sunFactor } from './mass.ts';
import { DEMAND_PARAMETERS } from './parameters.ts';
import type { DemandPlace } from './trips.ts';

/** Replaces a balancing factor of 0, which has no logarithm. Too small to affect any figure. */
export const NO_BOND = 1e-100;

const NUMBERS = [
  'x',
  'y',
  'z',
  'landmass',
  'prominence',
  'hub',
  'gateway',
  'sun',
  'coldness',
  'inbound',
  'outbound',
  'bond',
  'abroad',
  'rootIncome',
] as const;

/**
 * Places by column. Takes a tenth of the memory of as many objects because every object in goja is a hash
 * table.
 */
export type PlaceColumns = Record<(typeof NUMBERS)[number], ArrayLike<number>> & {
  /** Logarithms of the maximum multiplier for bonds with a place, holidays there and holidays from there. */
  maxBond: ArrayLike<number>;
  maxInbound: ArrayLike<number>;
  maxOutbound: ArrayLike<number>;
  country: readonly string[];
  rail_city: readonly string[];
};

const { sunSeeking } = DEMAND_PARAMETERS;
/** Maximum ratio between the coldness of two places. */
const MAX_COLDER = coldness(90, sunSeeking) / coldness(0, sunSeeking);
/** Returns the maximum multiplier of holidays for this degree of sun. */
export const maxSunFactor = (sun: number) => sunFactor(MAX_COLDER, 1, sun);
/** Returns a finite logarithm for a column, so that sums remain numbers. */
const logOf = (value: number) => Math.log(Math.max(NO_BOND, value));

/** Returns a value of each place. In goja, a loop takes a fraction of the time of Float64Array.from. */
function columnOf(places: readonly DemandPlace[], valued: (place: DemandPlace) => number): Float64Array {
  const column = new Float64Array(places.length);
  places.forEach((place, index) => {
    column[index] = valued(place);
  });
  return column;
}

/** Returns the columns that `demandFrom` needs, in the order of the places. */
export function toColumns(places: readonly DemandPlace[]): PlaceColumns {
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, columnOf(places, (place) => place[name])]),
  ) as Record<(typeof NUMBERS)[number], Float64Array>;
  return {
    ...numbers,
    maxBond: columnOf(places, ({ bond, abroad }) => logOf(bond * Math.max(1, abroad))),
    maxInbound: columnOf(places, ({ inbound, abroad, sun }) =>
      logOf(inbound * Math.max(1, abroad) * maxSunFactor(sun)),
    ),
    maxOutbound: columnOf(places, ({ outbound, abroad }) => logOf(outbound * Math.max(1, abroad))),
    country: places.map(({ country }) => country),
    rail_city: places.map((place) => place.rail_city),
  };
}
