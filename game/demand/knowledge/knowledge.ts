import { QUARTER_WEEKS, WEEK } from '#game/world/time.ts';

/** Degrees to which an airline knows a pair, 0–1: by its place, and with a market study. */
export const KNOWN_AT_HUB = 1;
export const KNOWN_AT_BASE = 0.7;
export const KNOWN_ELSEWHERE = 0.3;
export const KNOWN_BY_STUDY = 0.8;
/** Distance in km up to which an airline knows the pairs from its hub as they are. */
export const HUB_KM = 1_500;
/** Age from which a base counts. */
export const KNOWN_BASE_AGE = 2 * QUARTER_WEEKS * WEEK;
/** Weeks of own flights that halve what is missing, and the most that are counted: a thousandth is missing then. */
export const HALF_WEEKS = 4;
export const WEEKS_COUNTED = 40;
/** Standard deviation of the logarithm of the demand that an airline expects where it knows nothing. */
const SPREAD = 0.3;

/** Relation of an airline to a pair. */
export interface Acquaintance {
  km: number;
  /** Whether one end is its first hub, or another base that is old enough. */
  isFromHub: boolean;
  isFromBase: boolean;
  /** Weeks in which it has flown the pair. */
  weeksFlown: number;
  /** Whether it has a market study that is ready and not outdated. */
  isStudied: boolean;
}

/** Returns the degree to which an airline knows a pair by its place alone. */
export const degreeByPlace = (km: number, isFromHub: boolean, isFromBase: boolean): number => {
  if (isFromHub && km <= HUB_KM) return KNOWN_AT_HUB;
  return isFromHub || isFromBase ? KNOWN_AT_BASE : KNOWN_ELSEWHERE;
};

/** Returns the degree to which an airline knows a pair, 0–1 in thousandths. */
export function degreeOf({ km, isFromHub, isFromBase, weeksFlown, isStudied }: Acquaintance): number {
  const place = degreeByPlace(km, isFromHub, isFromBase);
  const known = isStudied ? Math.max(place, KNOWN_BY_STUDY) : place;
  return Math.round((1 - (1 - known) * 0.5 ** (weeksFlown / HALF_WEEKS)) * 1000) / 1000;
}

/** Returns the standard deviation of the logarithm of the expected demand around the true one. */
export const demandDeviation = (degree: number): number => SPREAD * (1 - degree);

/**
 * Returns the expected demand of a pair, relative to the true one.
 * @param error of the airline on the pair: see `errorChance`
 */
export const demandFactor = (degree: number, error: number): number =>
  Math.exp(demandDeviation(degree) * error);

/** Standard deviations from the mean to the low end of an 80% band. */
const LOW_END = 1.2816;

/**
 * Returns the demand at the low end of an airline's band, relative to what it expects. Who compares many pairs otherwise
 * chooses those about which it is most wrong (winner's curse: E. Capen et al., Journal of Petroleum Technology 23, 1971).
 */
export const carefulFactor = (degree: number): number => Math.exp(-LOW_END * demandDeviation(degree));
