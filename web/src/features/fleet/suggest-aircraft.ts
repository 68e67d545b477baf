import { type AircraftModel, typicalCabin } from '../../../../game/aircraft-model.ts';
import { sumOfClasses } from '../../../../game/cabin.ts';
import { referenceFare } from '../../../../game/fares.ts';
import { type LeaseQuote, leaseQuote } from '../../../../game/fleet/lease-quote.ts';
import { canFly } from '../../../../game/route/check.ts';
import { DAYS_A_YEAR, HOUR } from '../../../../game/time.ts';
import { usualWeeklyHours } from '../../../../game/timetable/usual-hours.ts';
import { PLANNED_LOAD, tripCost } from './trip-cost.ts';

/** Of those who want to fly between two places, the part that a newcomer's two flights a day may win. */
const WON = 0.4;
/** Destinations looked at, those with the most demand. */
const LOOKED_AT = 120;
/** Part of the cash that signing may take: routes and the first weeks want some, too. */
const CASH_PART = 0.5;
/** Sizes that are worth a suggestion each, by seats. */
const SIZES = [
  { name: 'small', upTo: 80 },
  { name: 'medium', upTo: 150 },
  { name: 'large', upTo: Number.POSITIVE_INFINITY },
] as const;

/** A place one could fly to from the hub. */
export interface Destination {
  id: string;
  km: number;
  /** People a year, both ways. */
  people: number;
  /** Longest runway in metres; 0 where it is not known. */
  runway: number;
}

export interface Suggestion {
  size: (typeof SIZES)[number]['name'];
  model: AircraftModel;
  quote: LeaseQuote;
  /** Destinations that would pay with a flight a day each way, the best first. */
  destinations: readonly Destination[];
  /** US dollars a week after the lease, at usual fares, from the best destinations that fill its week. */
  weekly: number;
}

export interface Market {
  models: readonly AircraftModel[];
  /** Calendar year. */
  year: number;
  /** Longest runway of the hub in metres; 0 where it is not known. */
  runway: number;
  destinations: readonly Destination[];
  /** US dollars a tonne. */
  fuelPrice: number;
  /** Whole US dollars. */
  cash: number;
}

/** What a model would earn from the hub if its week were filled with the pairs that pay most an hour. */
function judge(model: AircraftModel, quote: LeaseQuote, market: Market): Omit<Suggestion, 'size'> {
  const cabin = typicalCabin(model);
  const seats = sumOfClasses(cabin);
  const pairs = market.destinations.slice(0, LOOKED_AT).flatMap((to) => {
    if (canFly(model, seats, to.km, market.runway, to.runway)) return [];
    const cost = tripCost(model, cabin, to.km, market.fuelPrice, quote);
    if (!cost) return [];
    const aDay = (to.people * WON) / DAYS_A_YEAR / 2;
    const fare = referenceFare(to.km, 'economy');
    const profit = Math.min(seats * PLANNED_LOAD, aDay) * fare - cost.flying;
    return profit > 0 ? [{ to, profit, hours: cost.block / HOUR }] : [];
  });
  pairs.sort((a, b) => b.profit / b.hours - a.profit / a.hours);
  let left = usualWeeklyHours(model);
  let weekly = -quote.weeklyRate;
  for (const { profit, hours } of pairs) {
    // A flight a day each way.
    const share = Math.min(1, left / (14 * hours));
    weekly += 14 * profit * share;
    left -= 14 * hours * share;
    if (left <= 0) break;
  }
  return { model, quote, destinations: pairs.map(({ to }) => to), weekly: Math.round(weekly) };
}

/** Up to three models to lease first, one of each size, for an airline at a hub, the one that stakes least first. */
export function suggestAircraft(market: Market): Suggestion[] {
  const judged = market.models.flatMap((model) => {
    const quote = leaseQuote(model, market.year);
    if (!quote || quote.dueNow > market.cash * CASH_PART) return [];
    return [judge(model, quote, market)];
  });
  const bestOf = (from: number, upTo: number) =>
    judged
      .filter(({ model }) => sumOfClasses(model) > from && sumOfClasses(model) <= upTo)
      .filter(({ destinations }) => destinations.length > 0)
      .reduce<Omit<Suggestion, 'size'> | null>(
        (best, next) => (best && best.weekly >= next.weekly ? best : next),
        null,
      );
  return SIZES.flatMap(({ name, upTo }, at) => {
    const best = bestOf(SIZES[at - 1]?.upTo ?? 0, upTo);
    return best ? [{ size: name, ...best }] : [];
  });
}
