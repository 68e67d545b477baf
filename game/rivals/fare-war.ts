import { CABIN_CLASSES, type PerClass } from '../fleet/aircraft/cabin.ts';
import { referenceFare } from '../network/route/fares.ts';
import { hashOf } from '../world/chance/hash.ts';
import { WEEK } from '../world/time.ts';
import type { Temper } from './temper.ts';

/** Shortest and longest war in weeks. */
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

/** A pair on which two airlines fly, as the one that decides sees it. */
export interface SharedPair {
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
   * money.
   */
  lost: number;
  /** The other airline, with the same figures of its route. */
  other: string;
  otherOpened: number;
  otherFares: Readonly<PerClass>;
}

/** Number of pairs on which both of two airlines fly. */
export interface Meeting {
  airline: string;
  other: string;
  pairs: number;
}

/**
 * Returns the airline that another one meets on the most pairs, or null if it meets none. The hash breaks ties, for
 * both airlines alike.
 * @param meetings of the airline
 */
export function nemesisOf(airline: string, meetings: readonly Meeting[]): string | null {
  const most = meetings.reduce((max, { pairs }) => Math.max(max, pairs), 0);
  let nemesis: string | null = null;
  let best = -1;
  for (const { other, pairs } of meetings) {
    if (pairs < most) continue;
    const draw = hashOf(['nemesis', ...(airline < other ? [airline, other] : [other, airline])]) % 1_000;
    if (draw > best) [nemesis, best] = [other, draw];
  }
  return nemesis;
}

/**
 * Returns the pairs on which an airline fights its nemesis, or an airline whose nemesis it is.
 * @param shared pairs of the airline
 * @param meetings of the airline and of those that it meets
 */
export function foughtPairs(
  airline: string,
  shared: readonly SharedPair[],
  meetings: readonly Meeting[],
): SharedPair[] {
  const byAirline = new Map<string, Meeting[]>();
  for (const one of meetings) {
    const known = byAirline.get(one.airline);
    if (known) known.push(one);
    else byAirline.set(one.airline, [one]);
  }
  const nemesis = (of: string) => nemesisOf(of, byAirline.get(of) ?? []);
  const own = nemesis(airline);
  const others = [...new Set(shared.map(({ other }) => other))];
  const enemies = new Set(others.filter((other) => other === own || nemesis(other) === airline));
  return shared.filter(({ other }) => enemies.has(other));
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
