import type { RoutePair } from '../demand/forecast/expected-route-profit.ts';
import { share } from '../world/chance/draws.ts';
import { hashOf } from '../world/chance/hash.ts';
import type { Strength } from '../world/temperament.ts';
import { QUARTER_WEEKS, WEEK } from '../world/time.ts';

/** Share of the rivals that misjudge their markets. */
const MISJUDGING: Readonly<Record<Strength, number>> = { easy: 0.6, normal: 0.4, hard: 0.15 };
/** The most that the worst of them expects, in multiples of the passengers that exist. Its least is the inverse. */
const WORST = 3;
/** Fares of the worst of them, in multiples of those that earn the most. Of 24 normal rivals, three failed in a year. */
const WORST_FARES = { cheap: 0.64, expensive: 1.3 } as const;

/**
 * Returns how badly a rival judges its markets: 0 for most of them, who see them as they are, to 1. A rival keeps its
 * management for life. One that misjudges also keeps less cash in reserve, so it can fail.
 * @param airline id of the rival
 */
export function misjudgmentOf(airline: string, strength: Strength): number {
  const part = MISJUDGING[strength];
  return Math.max(0, 1 - share(hashOf(['misjudgment', airline])) / part);
}

/**
 * Returns the factor by which a rival's fares differ from those that earn the most: 1 for most of them. A rival that
 * misjudges is too expensive or too cheap for life, on all its routes. The worst of them lose money until they fail.
 * @param airline id of the rival
 * @param misjudgment see `misjudgmentOf`
 */
export function fareBiasOf(airline: string, misjudgment: number): number {
  const isCheap = hashOf(['fare bias', airline]) % 2 === 0;
  return (isCheap ? WORST_FARES.cheap : WORST_FARES.expensive) ** misjudgment;
}

/** A rival (id) that thinks of a destination (airport id), at a world minute. */
interface Thought {
  airline: string;
  destination: string;
  now: number;
}

/**
 * Returns passengers per year to a destination as a rival expects them. They are wrong by a factor that differs from
 * destination to destination and changes each quarter. The rival chooses those that it overestimates.
 * @param misjudgment see `misjudgmentOf`
 */
export function expectedTrips(
  yearly: RoutePair['yearly'],
  misjudgment: number,
  { airline, destination, now }: Thought,
): RoutePair['yearly'] {
  if (misjudgment === 0) return yearly;
  const quarter = Math.floor(now / (QUARTER_WEEKS * WEEK));
  const draw = 2 * share(hashOf(['expected', airline, destination, quarter])) - 1;
  const times = 1 + (WORST - 1) * misjudgment * Math.abs(draw);
  const factor = draw < 0 ? 1 / times : times;
  const { leisure, business, premium } = yearly;
  return { leisure: leisure * factor, business: business * factor, premium: premium * factor };
}
