import { type ClassList, sumOfList } from '#game/fleet/aircraft/cabin.ts';
import { DAY } from '#game/world/time.ts';
import { NOISE, OWN_NOISE } from '../choice/day-market.ts';
import { demandDeviation } from '../knowledge/knowledge.ts';
import { type Band, bandOf, type Chance } from './band.ts';
import {
  type Cancellations,
  cancellationShares,
  cancellationsOf,
  compensatedShares,
} from './cancellations.ts';
import { type WeekMoney, weekMoney } from './forecast-route.ts';
import { daysOf, type RouteDay, type RouteWeek } from './route-week.ts';
import { weekOutcomes } from './week-costs.ts';

/** Ranges of the result of a week. Passengers are whole, and amounts whole US dollars. */
export interface WeekBand {
  passengers: Band;
  revenue: Band;
  profit: Band;
}

/**
 * Standard deviation of what others' moves do to the demand for a flight, as a share. Fares of others change by up to 5% in a
 * week, and somebody new may come.
 */
const OTHERS_MOVE = 0.01;
/** Deviations at which a week is forecast, in standard deviations. Between them it is interpolated. */
const NODES = [-2, -1, 0, 1, 2] as const;
/** Deviations of equal probability: quantiles of the standard normal distribution at 1/30, 3/30, … 29/30. */
const ABOVE = [0.1679, 0.3407, 0.5244, 0.7279, 0.9674, 1.2816, 1.8339];
const DEVIATIONS = [...ABOVE.map((deviation) => -deviation).reverse(), 0, ...ABOVE];
/** The same at 1/10, 3/10, … 9/10, for what matters less. */
const FEW_DEVIATIONS = [-1.2816, -0.5244, 0, 0.5244, 1.2816];

/**
 * Variance of a day that its week does not even out, relative to that of its demand, per share of additional demand that
 * finds a seat times the share that finds none: a full day gains fewer passengers than the next one loses. It is 0.32 to 0.37
 * if normally distributed demand meets a limit.
 */
const UNEVEN = 0.35;
/** Factor on demand that shows how much of additional demand finds a seat, and the minimum share. */
const MORE = 1.05;
const MIN_SEATED = 0.1;

/**
 * Returns the variance of a week's demand by chance, relative to its mean: see `dayMarket`.
 * @param seated share of additional demand that finds a seat
 */
function chanceVariance(days: readonly RouteDay[], seated: number): number {
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
  const uneven = (UNEVEN * (1 - seated)) / seated / days.length;
  return NOISE ** 2 * (rows / days.length ** 2 + uneven) + OWN_NOISE ** 2 / Math.max(1, people);
}

/**
 * Returns the standard deviation of a week's connecting passengers, relative to their mean: the airline does not know the
 * demand between the ends of their journeys exactly, and each flight to the hub has good and bad days. A flight from the hub
 * has passengers of several of them.
 */
function connectingDeviation(days: readonly RouteDay[]): number {
  let [all, byDemand, byChance] = [0, 0, 0];
  for (const { connecting } of days)
    for (const flight of connecting ?? []) {
      if (!flight) continue;
      const people = sumOfList(flight.people);
      all += people;
      byDemand += people * flight.deviation;
      if (!flight.isSecond) byChance += people ** 2;
    }
  return all > 0 ? Math.sqrt(byDemand ** 2 + NOISE ** 2 * 2 * byChance) / all : 0;
}

/** Probability below which a number of cancellations is left out. */
const RARE = 0.001;
/** Share of the compensation that is for cancelled flights, if delays are not inherited. The rest is for long delays. */
const FOR_CANCELLATIONS = 0.9;
/** Probability from which a number of compensated flights counts on its own. Rarer ones are joined with the next. */
const JOINED = 0.04;

/** A week by its disruptions, with its probability. */
interface Disrupted {
  probability: number;
  /** Share of the flights that are cancelled. */
  gone: number;
  /** Compensation, relative to its mean. */
  paid: number;
}

/** Returns the weeks with 0, 1, … cancellations. */
const cancelledWeeks = (cancellations: Cancellations): Disrupted[] =>
  cancellationShares(cancellations).map((probability, count) => {
    const gone = Math.min(1, (2 * count) / cancellations.flights);
    const paid = 1 - FOR_CANCELLATIONS + FOR_CANCELLATIONS * (gone / cancellations.share || 0);
    return { probability, gone, paid };
  });

/**
 * Returns the weeks by the number of flights for which passengers receive compensation. It decides about the profit,
 * because a flight costs several times as much if it is hours late as it earns if it is not. Cancellations are in
 * proportion. Null if the delays that aircraft pass on are unknown.
 */
function compensatedWeeks(week: RouteWeek, { share }: Cancellations): Disrupted[] | null {
  const shares = compensatedShares(week);
  if (!shares) return null;
  const mean = shares.reduce((sum, part, count) => sum + part * count, 0) || 1;
  const weeks: Disrupted[] = [];
  let [probability, flights] = [0, 0];
  shares.forEach((part, count) => {
    probability += part;
    flights += part * count;
    if (probability < JOINED && count < shares.length - 1) return;
    const paid = flights / (probability || 1) / mean;
    weeks.push({ probability, paid, gone: Math.min(1, share * paid) });
    [probability, flights] = [0, 0];
  });
  return weeks;
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
 * @param deviations of equal probability, in standard deviations
 */
function alongDeviations(
  deviation: number,
  at: (factor: number) => Figures,
  deviations: readonly number[] = DEVIATIONS,
): Figures[] {
  if (deviation === 0) return [at(1)];
  const figures = NODES.map((node) => at(Math.exp(deviation * node)));
  return deviations.map((away) => {
    const place = Math.min(NODES.length - 2, Math.floor(away - NODES[0]));
    const [from, to] = [figures[place] as Figures, figures[place + 1] as Figures];
    return combined(from, to, away - (NODES[place] as number));
  });
}

const withDemand = (week: RouteWeek, factor: number): RouteWeek => ({
  ...week,
  leisure: week.leisure * factor,
  business: week.business * factor,
  premium: week.premium * factor,
});

const scaledConnecting = (week: RouteWeek, factor: number): RouteWeek => ({
  ...week,
  connecting: new Map(
    [...(week.connecting ?? [])].map(([key, flight]) => [
      key,
      { ...flight, people: flight.people.map((count) => count * factor) as ClassList },
    ]),
  ),
});

/**
 * Returns the ranges in which the results of a week lie in four of five weeks: because the airline does not know demand
 * exactly, days differ, others move, and flights are cancelled. Takes up to ten forecasts, and 14 with connecting
 * passengers.
 */
export function weekBand(week: RouteWeek): WeekBand {
  const days = daysOf(week);
  if (days.length === 0) {
    const none = { low: 0, high: 0 };
    return { passengers: none, revenue: none, profit: none };
  }
  const outcomeOf = weekOutcomes(week);
  const money = weekMoney(week, days, outcomeOf);
  const middle = figuresOf(money);
  const figuresWith = (other: RouteWeek) => figuresOf(weekMoney(other, daysOf(other), outcomeOf));
  // People expect more flights in a larger market, so an error of demand counts less than a busy week.
  const byError = alongDeviations(demandDeviation(week.known ?? 1), (factor) =>
    factor === 1 ? middle : figuresWith(withDemand(week, factor)),
  );
  const more = figuresWith({ ...week, economy: week.economy * MORE }).passengers - money.passengers;
  const seated = more / ((MORE - 1) * Math.max(1, money.passengers - money.connecting));
  const variance = chanceVariance(days, Math.max(MIN_SEATED, Math.min(1, seated)));
  const byChance = alongDeviations(Math.sqrt(variance + OTHERS_MOVE ** 2), (factor) =>
    factor === 1 ? middle : figuresWith({ ...week, economy: week.economy * factor }),
  );
  const byConnecting = alongDeviations(
    connectingDeviation(days),
    (factor) => (factor === 1 ? middle : figuresWith(scaledConnecting(week, factor))),
    FEW_DEVIATIONS,
  );
  const cancellations = cancellationsOf(week, outcomeOf);
  const cancelled = cancelledWeeks(cancellations);
  const compensated = compensatedWeeks(week, cancellations) ?? cancelled;
  const chances: Record<keyof WeekBand, Chance[]> = { passengers: [], revenue: [], profit: [] };
  for (const error of byError)
    for (const chance of byChance)
      for (const changing of byConnecting) {
        const of = (name: keyof Figures) => error[name] + chance[name] + changing[name] - 2 * middle[name];
        const each = 1 / (byError.length * byChance.length * byConnecting.length);
        const [people, revenue, earned, compensation] = FIGURES.map(of) as [number, number, number, number];
        for (const { probability, gone } of cancelled) {
          if (probability < RARE) continue;
          const flown = (1 - gone) / (1 - cancellations.share);
          chances.passengers.push([people * flown, probability * each]);
          chances.revenue.push([revenue * flown, probability * each]);
        }
        for (const { probability, gone, paid } of compensated) {
          if (probability < RARE) continue;
          const flown = (1 - gone) / (1 - cancellations.share);
          chances.profit.push([earned * flown - compensation * paid - money.lease, probability * each]);
        }
      }
  return {
    passengers: bandOf(chances.passengers),
    revenue: bandOf(chances.revenue),
    profit: bandOf(chances.profit),
  };
}
