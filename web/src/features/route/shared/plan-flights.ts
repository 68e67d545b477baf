import type { PerClass } from '../../../../../game/cabin.ts';
import { comfortOf } from '../../../../../game/choice/comfort.ts';
import { referenceFare } from '../../../../../game/fares.ts';
import { blockMinutes } from '../../../../../game/flight/block-time.ts';
import { type WeekMoney, weekMoney } from '../../../../../game/forecast/forecast-route.ts';
import {
  daysOf,
  type ForecastAircraft,
  type ForecastEnd,
  type RouteWeek,
} from '../../../../../game/forecast/route-week.ts';
import type { MarketDeparture } from '../../../../../game/records/market.ts';
import { DAY, DAYS_A_WEEK, HOUR, WEEK } from '../../../../../game/time.ts';
import { solarOffset } from '../../../../../game/timetable/local-time.ts';
import { usualWeeklyHours } from '../../../../../game/timetable/usual-hours.ts';
import type { Machine } from './machine.ts';

/** Local time of the first departure of the day. */
const FIRST = 7 * HOUR;
/** Frequencies that are tried: flights a week each way. */
const FREQUENCIES = [3, 5, 7, 14, 21, 28, 42];
const MOST = 42;
/** What anybody is taken for who is not known: passengers find it usual. */
const USUAL = { comfort: 0.65, punctuality: 0.8, reputation: 0.5 };
/** The airline that asks, where it is not in the market yet. */
export const ASKING = 'asking';

/** A pair of airports, whoever flies it. */
export interface Pair extends Pick<RouteWeek, 'km' | 'leisure' | 'business' | 'premium' | 'month'> {
  a: ForecastEnd;
  b: ForecastEnd;
}

export const usualFares = (km: number): PerClass => ({
  economy: referenceFare(km, 'economy'),
  business: referenceFare(km, 'business'),
  first: referenceFare(km, 'first'),
});

const wrapped = (minute: number) => Math.round(((minute % WEEK) + WEEK) % WEEK) % WEEK;

/** An aircraft as the forecast takes it. @param weekMinutes block minutes of its whole week; what is usual unless given */
export const forecastAircraftOf = (
  { model, age, condition, weeklyRate }: Machine,
  familySize: number,
  weekMinutes = usualWeeklyHours(model) * HOUR,
): ForecastAircraft => ({ model, age, condition, leaseRate: weeklyRate, weekMinutes, familySize });

/** Flights there and back, spread over the week and, where there are several a day, over the day. */
function plannedDepartures(
  pair: Pair,
  machine: Machine,
  frequency: number,
  fares: PerClass,
): MarketDeparture[] {
  const { model, cabin, seats, age } = machine;
  const block = blockMinutes(pair.km, model.cruise_kmh);
  const aDay = Math.max(1, Math.ceil(frequency / DAYS_A_WEEK));
  const gap = Math.min((2 * block + 2 * model.turnaround_min) * 1.1, (15 * HOUR) / aDay);
  const comfort = comfortOf({ popularity: model.popularity, age, seats, max_seats: model.max_seats });
  const common = { ...USUAL, airline: ASKING, block, fares, seats: cabin, comfort };
  return Array.from({ length: frequency }, (_, at) => {
    const day = aDay > 1 ? Math.floor(at / aDay) : Math.floor((at * DAYS_A_WEEK) / frequency);
    const out = day * DAY + FIRST + (at % aDay) * gap - solarOffset(pair.a.lon);
    const back = out + block + model.turnaround_min;
    return [
      { ...common, leg: `${ASKING}${at}-out`, origin: pair.a.id, departs: wrapped(out) },
      { ...common, leg: `${ASKING}${at}-back`, origin: pair.b.id, departs: wrapped(back) },
    ];
  }).flat();
}

/** What one aircraft would bring on a pair, at the frequency that brings most. */
export interface AircraftForecast extends WeekMoney {
  /** Flights a week each way. */
  frequency: number;
  /** What was reckoned with, for more questions. */
  week: RouteWeek;
}

interface AircraftQuestion {
  pair: Pair;
  machine: Machine;
  /** Departures of others. */
  others: readonly MarketDeparture[];
  /** US dollars a tonne. */
  fuelPrice: number;
}

/**
 * What an aircraft would bring on a pair at usual fares; its lease counts for the hours used.
 * @returns null where it cannot do even one flight a week
 */
export function forecastAircraft({
  pair,
  machine,
  others,
  fuelPrice,
}: AircraftQuestion): AircraftForecast | null {
  const fares = usualFares(pair.km);
  const block = blockMinutes(pair.km, machine.model.cruise_kmh);
  const most = Math.min(MOST, Math.floor((usualWeeklyHours(machine.model) * HOUR) / (2 * block)));
  if (most < 1) return null;
  const aircraft = forecastAircraftOf(machine, 1);
  let best: AircraftForecast | null = null;
  for (const frequency of [...FREQUENCIES.filter((tried) => tried < most), most]) {
    const own = plannedDepartures(pair, machine, frequency, fares);
    const week: RouteWeek = {
      ...pair,
      departures: [...own, ...others],
      airline: ASKING,
      fares,
      aircraft: new Map(own.map(({ leg }) => [leg, aircraft])),
      fuelPrice,
    };
    const money = weekMoney(week, daysOf(week));
    // More and more of the same only brings less.
    if (best && money.profit < best.profit && frequency > DAYS_A_WEEK) break;
    if (!best || money.profit > best.profit) best = { ...money, frequency, week };
  }
  return best;
}
