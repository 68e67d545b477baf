import { DAY } from '#game/world/time.ts';
import { NOISE, OWN_NOISE } from '../choice/day-market.ts';
import { demandDeviation } from '../knowledge/knowledge.ts';
import { type WeekMoney, weekMoney } from './forecast-route.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';
import { type WeekOutcomes, weekOutcomes } from './week-costs.ts';

/** A range in which a figure lies in four of five weeks. */
export interface Band {
  low: number;
  high: number;
}

/** Ranges of the result of a week. Passengers are whole, and amounts whole US dollars. */
export interface WeekBand {
  passengers: Band;
  revenue: Band;
  profit: Band;
}

/** One week in ten is below the band, and one above. */
const OUTSIDE = 0.1;
/**
 * Standard deviation of what others' moves do to the demand for a flight, as a share: with others on the pair, whose fares
 * change by up to 5% in a week, and alone, when somebody may come.
 */
const OTHERS_MOVE = 0.03;
const OTHERS_COME = 0.01;
/** Deviations at which a week is forecast, in standard deviations. Between them it is interpolated. */
const NODES = [-2, -1, 0, 1, 2] as const;
/** Parts of equal probability into which deviations of a kind are divided. */
const PARTS = 15;

/** Returns the quantile of a normal distribution. */
function normalQuantile(share: number): number {
  // Hastings' approximation (Abramowitz and Stegun 26.2.23), within 0.00045.
  const tail = Math.min(share, 1 - share);
  const t = Math.sqrt(-2 * Math.log(tail));
  const top = 2.515517 + 0.802853 * t + 0.010328 * t * t;
  const bottom = 1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t;
  const value = t - top / bottom;
  return share < 0.5 ? -value : value;
}

const DEVIATIONS = Array.from({ length: PARTS }, (_, part) => normalQuantile((part + 0.5) / PARTS));

/** Returns the variance of a week's demand by chance, relative to its mean: see `dayMarket`. */
function chanceVariance(days: readonly RouteDay[]): number {
  const people = days.reduce(
    (sum, { market: { demand } }) => sum + demand.leisure + demand.business + demand.premium,
    0,
  );
  // Additional demand of a day is taken from the next one, so only the ends of a row of days matter.
  const byOrigin = new Map<string, Set<number>>();
  for (const { departures } of days)
    for (const { origin, departs } of departures) {
      const weekdays = byOrigin.get(origin) ?? new Set();
      byOrigin.set(origin, weekdays.add(Math.floor(departs / DAY)));
    }
  let rows = 0;
  for (const weekdays of byOrigin.values())
    for (const weekday of weekdays) if (!weekdays.has(weekday - 1)) rows++;
  return (NOISE ** 2 * rows) / days.length ** 2 + OWN_NOISE ** 2 / Math.max(1, people);
}

/** Returns the mean share of the week's own flights that are cancelled, and their number. */
function cancellationsOf(week: RouteWeek, outcomeOf: WeekOutcomes): { share: number; flights: number } {
  const own = week.departures.filter(({ airline }) => airline === week.airline);
  const sum = own.reduce(
    (total, { leg, block }) => total + outcomeOf(week.aircraft.get(leg), block).cancelled,
    0,
  );
  return { share: sum / Math.max(1, own.length), flights: own.length };
}

/** Share of the compensation that is for cancelled flights. The rest is for long delays. */
const FOR_CANCELLATIONS = 0.9;

/** A possible result with its probability. */
type Chance = readonly [figure: number, share: number];

/** Returns the band of possible results. */
function bandOf(chances: Chance[]): Band {
  const sorted = chances.sort(([one], [other]) => one - other);
  const at = (share: number) => {
    let sum = 0;
    for (const [figure, part] of sorted) {
      sum += part;
      if (sum >= share) return Math.round(figure);
    }
    return Math.round(sorted.at(-1)?.[0] ?? 0);
  };
  return { low: at(OUTSIDE), high: at(1 - OUTSIDE) };
}

/** Figures of a week before cancellations, or how they differ. Amounts are US dollars. */
interface Figures {
  passengers: number;
  revenue: number;
  /** Profit before leases and compensation. */
  earned: number;
  compensation: number;
}
const FIGURES = ['passengers', 'revenue', 'earned', 'compensation'] as const;

function figuresOf({ passengers, revenue, profit, lease, compensation }: WeekMoney): Figures {
  return { passengers, revenue, earned: profit + lease + compensation, compensation };
}

const combined = (one: Figures, other: Figures, share: number): Figures => {
  const sum = { ...one };
  for (const name of FIGURES) sum[name] = one[name] + share * (other[name] - one[name]);
  return sum;
};

/**
 * Returns the figures at each deviation of one kind.
 * @param deviation standard deviation of the logarithm
 * @param at returns the figures at a factor
 */
function alongDeviations(deviation: number, at: (factor: number) => Figures): Figures[] {
  if (deviation === 0) return [at(1)];
  const figures = NODES.map((node) => at(Math.exp(deviation * node)));
  return DEVIATIONS.map((deviations) => {
    const place = Math.min(NODES.length - 2, Math.max(0, Math.floor(deviations - NODES[0])));
    const [from, to] = [figures[place] as Figures, figures[place + 1] as Figures];
    return combined(from, to, deviations - (NODES[place] as number));
  });
}

/** Most cancellations in a week that are considered. */
const CANCELLED_MAX = 10;

/** Returns the probabilities of 0, 1, … cancellations among some flights. Each also cancels the next flight. */
function cancellationShares(flights: number, share: number): number[] {
  const each = 1 - Math.sqrt(1 - share);
  const shares: number[] = [];
  let one = (1 - each) ** flights;
  for (let count = 0; count <= flights && count < CANCELLED_MAX; count++) {
    shares.push(one);
    one *= ((flights - count) / (count + 1)) * (each / (1 - each));
  }
  return shares;
}

const withDemand = (week: RouteWeek, factor: number): RouteWeek => ({
  ...week,
  leisure: week.leisure * factor,
  business: week.business * factor,
  premium: week.premium * factor,
});

/**
 * Returns the ranges in which the results of a week lie in four of five weeks: because the airline does not know demand
 * exactly, days differ, others move, and flights are cancelled.
 */
export function weekBand(week: RouteWeek): WeekBand {
  const days = daysOf(week);
  if (days.length === 0) {
    const none = { low: 0, high: 0 };
    return { passengers: none, revenue: none, profit: none };
  }
  const others = week.departures.some(({ airline }) => airline !== week.airline);
  const moves = others ? OTHERS_MOVE : OTHERS_COME;
  const outcomeOf = weekOutcomes(week);
  const money = weekMoney(week, days, outcomeOf);
  const middle = figuresOf(money);
  const figuresWith = (other: RouteWeek) => figuresOf(weekMoney(other, daysOf(other), outcomeOf));
  // People expect more flights in a larger market, so an error of demand counts less than a busy week.
  const byError = alongDeviations(demandDeviation(week.known ?? 1), (factor) =>
    factor === 1 ? middle : figuresWith(withDemand(week, factor)),
  );
  const byChance = alongDeviations(Math.sqrt(chanceVariance(days) + moves ** 2), (factor) =>
    factor === 1 ? middle : figuresWith({ ...week, economy: week.economy * factor }),
  );
  const { share, flights } = cancellationsOf(week, outcomeOf);
  const cancelled = cancellationShares(flights, share);
  const chances: Record<keyof WeekBand, Chance[]> = { passengers: [], revenue: [], profit: [] };
  for (const error of byError)
    for (const chance of byChance)
      cancelled.forEach((probability, count) => {
        const gone = Math.min(1, (2 * count) / flights);
        const flown = (1 - gone) / (1 - share);
        const of = (name: keyof Figures) => error[name] + chance[name] - middle[name];
        const part = probability / (byError.length * byChance.length);
        chances.passengers.push([of('passengers') * flown, part]);
        chances.revenue.push([of('revenue') * flown, part]);
        const paid = of('compensation') * (1 - FOR_CANCELLATIONS + FOR_CANCELLATIONS * (gone / share || 0));
        chances.profit.push([of('earned') * flown - paid - money.lease, part]);
      });
  return {
    passengers: bandOf(chances.passengers),
    revenue: bandOf(chances.revenue),
    profit: bandOf(chances.profit),
  };
}
