import { CABIN_CLASSES, type PerClass } from '../aircraft/cabin.ts';
import { hashOf } from '../chance/hash.ts';
import { referenceFare } from '../route/fares.ts';
import { WEEK } from '../world/time.ts';
import type { Temper } from './temper.ts';

/** Shortest and longest war in weeks (game.md §18). */
const WEEKS = [6, 14] as const;
/** Weeks from the beginning of one war on a pair to that of the next one. */
const CYCLE = 20;
/** Share of the reserves that a war may cost. */
const RESERVES_LOST = 0.3;
/** Share by which a rival undercuts, and its largest change of a fare in a week. */
const UNDERCUT = 0.04;
const STEP = 0.08;
/**
 * Lowest fare of a war in percent of the reference fare. Full flights still cover their own costs, but hardly the
 * lease.
 */
const FLOOR = 82;

/** A pair on which two airlines fly, as one of them sees it. */
export interface SharedPair {
  airline: string;
  /** Id of its route. */
  route: string;
  /** Both IATA codes in alphabetical order. */
  pair: string;
  km: number;
  /** World minute in which it opened its route. */
  opened: number;
  fares: Readonly<PerClass>;
  /**
   * Money lost on the route in the last ten weeks, leases included, in whole US dollars. Negative if it earned
   * money. Known only for the airline that decides, 0 for others.
   */
  lost: number;
  /** The other airline, with the same figures of its route. */
  other: string;
  otherOpened: number;
  otherFares: Readonly<PerClass>;
}

/**
 * Returns the airline that another one meets on the most pairs, or null if it meets none. The hash breaks ties, for
 * both airlines alike.
 */
export function nemesisOf(airline: string, shared: readonly SharedPair[]): string | null {
  const pairs = new Map<string, number>();
  for (const one of shared)
    if (one.airline === airline) pairs.set(one.other, (pairs.get(one.other) ?? 0) + 1);
  let nemesis: string | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, count] of pairs) {
    const both = airline < other ? [airline, other] : [other, airline];
    const draw = count + (hashOf(['nemesis', ...both]) % 1_000) / 1_000;
    if (draw > best) [nemesis, best] = [other, draw];
  }
  return nemesis;
}

/**
 * Returns the pairs on which an airline fights its nemesis, or an airline whose nemesis it is.
 * @param shared the pairs of the airline and of those that it meets
 */
export function foughtPairs(airline: string, shared: readonly SharedPair[]): SharedPair[] {
  const nemesis = nemesisOf(airline, shared);
  return shared.filter(
    (one) => one.airline === airline && (one.other === nemesis || nemesisOf(one.other, shared) === airline),
  );
}

/** Returns a whole number drawn by a hash, both limits included. */
const drawn = (key: readonly (string | number)[], [min, max]: readonly [number, number]): number =>
  min + (hashOf([...key]) % (max - min + 1));

/**
 * Checks whether two airlines are at war on a pair. The first war begins when one of them enters the pair of the
 * other. Later ones begin every twenty weeks, in a week that the hash draws for the pair.
 * @param now world minute
 */
export function isAtWar({ pair, opened, otherOpened }: SharedPair, now: number): boolean {
  const entered = Math.max(opened, otherOpened);
  const isEntry = opened !== otherOpened;
  if (isEntry && now - entered < drawn(['entry war', pair, entered], WEEKS) * WEEK) return true;
  const week = Math.floor(now / WEEK) + (hashOf(['war', pair]) % CYCLE);
  return week % CYCLE < drawn(['war weeks', pair, Math.floor(week / CYCLE)], WEEKS);
}

/**
 * Checks whether a rival can go on with a war: the route has lost less than 30% of the reserves.
 * @param cash present cash, whole US dollars
 */
export const canAffordWar = ({ lost }: Pick<SharedPair, 'lost'>, cash: number): boolean =>
  cash > 0 && lost < RESERVES_LOST * (cash + Math.max(0, lost));

/** Returns the fares of a war: below those of the other airline, within a step and a floor. Null if they stay. */
export function warFares(
  { km, fares, otherFares }: SharedPair,
  { fareRule }: Pick<Temper, 'fareRule'>,
): PerClass | null {
  const next = { ...fares };
  let isChanged = false;
  for (const name of CABIN_CLASSES) {
    const floor = (referenceFare(km, name) * Math.max(FLOOR, fareRule.min)) / 100;
    const wanted = Math.max(floor, otherFares[name] * (1 - UNDERCUT), fares[name] * (1 - STEP));
    const fare = Math.min(fares[name], Math.ceil(wanted));
    if (fare < fares[name]) isChanged = true;
    next[name] = fare;
  }
  return isChanged ? next : null;
}
