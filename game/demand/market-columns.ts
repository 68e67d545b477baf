import { coldness, sunFactor } from './mass.ts';
import { DEMAND_PARAMETERS } from './parameters.ts';
import type { Market } from './trips.ts';

/** Stands for a balancing factor of 0, which has no logarithm: no figure shows it. */
export const NO_BOND = 1e-100;

const NUMBERS = [
  'x',
  'y',
  'z',
  'landmass',
  'standing',
  'sun',
  'coldness',
  'inbound',
  'outbound',
  'bond',
  'abroad',
  'rootIncome',
] as const;

/** Markets by column: a tenth of the memory that as many objects take, in an engine where each is a table of its own. */
export type MarketColumns = Record<(typeof NUMBERS)[number], ArrayLike<number>> & {
  /** Logarithms of the most that bonds with a place, holidays there and holidays from there may be multiplied by. */
  mostBond: ArrayLike<number>;
  mostInbound: ArrayLike<number>;
  mostOutbound: ArrayLike<number>;
  /** 1 or 0. */
  isCapital: ArrayLike<number>;
  country: readonly string[];
  rail_city: readonly string[];
};

const { sunSeeking } = DEMAND_PARAMETERS;
/** The most that one place can be colder than another one. */
const MOST_COLDER = coldness(90, sunSeeking) / coldness(0, sunSeeking);
/** The most that holidays can be multiplied by where the sun shines to this degree. */
export const mostOfSun = (sun: number) => sunFactor(MOST_COLDER, 1, sun);
/** Logarithm for a column, never infinite: sums of it stay numbers. */
const logOf = (value: number) => Math.log(Math.max(NO_BOND, value));

/** What `demandFrom` needs to know of markets, in their order. */
export function toColumns(markets: readonly Market[]): MarketColumns {
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, Float64Array.from(markets, (market) => market[name])]),
  ) as Record<(typeof NUMBERS)[number], Float64Array>;
  return {
    ...numbers,
    mostBond: Float64Array.from(markets, ({ bond, abroad }) => logOf(bond * Math.max(1, abroad))),
    mostInbound: Float64Array.from(markets, ({ inbound, abroad, sun }) =>
      logOf(inbound * Math.max(1, abroad) * mostOfSun(sun)),
    ),
    mostOutbound: Float64Array.from(markets, ({ outbound, abroad }) => logOf(outbound * Math.max(1, abroad))),
    isCapital: Uint8Array.from(markets, ({ isCapital }) => (isCapital ? 1 : 0)),
    country: markets.map(({ country }) => country),
    rail_city: markets.map((market) => market.rail_city),
  };
}
