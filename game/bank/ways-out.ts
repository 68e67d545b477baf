import { overdraftLimit } from './overdraft.ts';

/** Ways to get an insolvent airline back within its overdraft limit. */
export const WAY_KINDS = [
  'sell',
  'return',
  /** Orders of new aircraft. */
  'cancel',
  /** Bids for slots. */
  'withdraw',
  'borrow',
  'close',
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** One thing that a player can do. Amounts in whole US dollars. */
export interface Step {
  /** Id of the aircraft or route. Empty for bids and loans. */
  id: string;
  /** Registration or pair of airports. Empty for bids and loans. */
  name: string;
  /** Cash at once. */
  brings: number;
  /** Fixed costs per week that end, and with them twice that of the overdraft limit. Negative for new ones. */
  ends: number;
  /** Loss per week that ends. It brings no cash at once. */
  saves: number;
}

/** A step without any effect. */
export const NOTHING: Step = { id: '', name: '', brings: 0, ends: 0, saves: 0 };

/** Steps of one kind. */
export interface WayOut {
  kind: WayKind;
  steps: Step[];
  /** Cash at once from all steps, and how far they bring cash back towards the limit. */
  brings: number;
  gains: number;
  /** Costs and losses per week that end. */
  saves: number;
  /** Whether the steps are enough to end the insolvency. */
  isEnough: boolean;
}

/** Ways that are shown. */
const SHOWN = 3;

/** Returns how far a step brings cash back towards the limit, in whole US dollars. */
const gainOf = ({ brings, ends }: Step): number => brings - overdraftLimit(ends);

/**
 * Returns the fewest steps of a kind that bring back an amount: the smallest that is enough alone, or else the
 * largest ones together, as far as they help.
 */
function fewest(steps: readonly Step[], missing: number): Step[] {
  const sorted = steps
    .filter((step) => gainOf(step) > 0 || step.saves > 0)
    .sort(
      (one, other) => gainOf(other) - gainOf(one) || other.saves - one.saves || (one.id < other.id ? -1 : 1),
    );
  const alone = sorted.findLast((step) => gainOf(step) >= missing);
  if (alone) return [alone];
  const taken: Step[] = [];
  for (let left = missing; left > 0 && taken.length < sorted.length; ) {
    const next = sorted[taken.length] as Step;
    taken.push(next);
    left -= gainOf(next);
  }
  return taken;
}

const sumOf = (steps: readonly Step[], of: (step: Step) => number) =>
  steps.reduce((sum, step) => sum + of(step), 0);

/**
 * Returns the three quickest ways out of insolvency, the best first: those that are enough, then those that bring
 * the most at once, then those that only end a loss.
 * @param missing cash beyond the limit, in whole US dollars
 */
export function quickestWays(
  missing: number,
  possible: Readonly<Record<WayKind, readonly Step[]>>,
): WayOut[] {
  const ways = WAY_KINDS.flatMap((kind): WayOut[] => {
    const found = fewest(possible[kind], missing);
    // Closing one route is a decision. Closing all of them is not a way out.
    const steps = kind === 'close' ? found.slice(0, 1) : found;
    if (steps.length === 0) return [];
    const gains = sumOf(steps, gainOf);
    const brings = sumOf(steps, (step) => step.brings);
    const saves = sumOf(steps, ({ ends, saves }) => Math.max(0, ends) + saves);
    return [{ kind, steps, brings, gains, saves, isEnough: gains >= missing }];
  });
  return ways
    .sort((one, other) => Number(other.isEnough) - Number(one.isEnough) || other.gains - one.gains)
    .slice(0, SHOWN);
}
