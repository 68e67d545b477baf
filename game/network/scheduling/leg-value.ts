import { outsideOf } from '#game/demand/choice/seat-passengers.ts';
import { POTENTIAL, TASTES } from '#game/demand/choice/tastes.ts';
import { usualDepartures } from '#game/demand/choice/usual-departures.ts';
import { filled } from '#game/demand/forecast/filled.ts';
import { classWeights, qualities } from '#game/demand/forecast/route-figures.ts';
import type { PassengerGroup } from '#game/demand/groups.ts';
import { hourShare, weekdayFactor } from '#game/demand/profile.ts';
import type { AircraftModel } from '#game/fleet/aircraft/aircraft-model.ts';
import { type CabinClass, type PerClass, perClass, sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { flightCosts, totalOfCosts } from '#game/operations/flight/costs.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { DAYS_A_YEAR } from '#game/world/time.ts';
import { referenceFares } from '../route/fares.ts';
import type { Direction, LegValue } from '../timetable/schedulable.ts';

/** Value of a departure at usual hours relative to the best hour. Fitted to the choice model of a day. */
const AT_ITS_HOUR = 0.8;
/** Share of a departure's passengers who care about its hour. */
const TIMED = 0.55;
/** Difference in hours from which a departure does not suit these passengers. */
const UNFIT = 6;
/** Condition and age of an average aircraft. */
const CONDITION = 0.9;
const AGE = 6;

/** A route with its demand and fares. */
export interface RouteMarket {
  id: string;
  km: number;
  /** Demand per year, both ways together. */
  leisure: number;
  business: number;
  premium: number;
  typeA: AirportType;
  typeB: AirportType;
  /** One way, whole US dollars. Defaults to the reference fares. */
  fares?: PerClass;
}

/**
 * Returns how well a departure at each hour suits a group, 0–1: demand for the hours around it relative to
 * the best hour.
 */
function fitsOf(group: PassengerGroup): number[] {
  const sums = Array.from({ length: 24 }, (_, departure) => {
    let sum = 0;
    for (let hour = 0; hour < 24; hour++) {
      const apart = Math.min(Math.abs(hour - departure), 24 - Math.abs(hour - departure));
      sum += hourShare(group, hour) * Math.max(0, 1 - apart / UNFIT);
    }
    return sum;
  });
  const best = Math.max(...sums);
  return sums.map((sum) => sum / best);
}

const FITS: Record<PassengerGroup, readonly number[]> = {
  leisure: fitsOf('leisure'),
  business: fitsOf('business'),
  premium: fitsOf('premium'),
};

/**
 * Returns a group's demand for a departure at that local time, out of the whole day's demand in one
 * direction.
 */
const wanted = (market: RouteMarket, group: PassengerGroup, weekday: number, hour: number) =>
  (market[group] / 2 / DAYS_A_YEAR) *
  weekdayFactor(group, weekday) *
  (1 - TIMED + TIMED * (FITS[group][hour] ?? 0));

/**
 * Parameters of a group's passengers on an airline without rivals, by its frequency f: max × f / (f + half),
 * as a share of usual passengers.
 */
interface Taken {
  max: number;
  half: number;
}

/**
 * Returns the choice model of a day (`worthOf` against `outsideOf`) with identical departures, solved for
 * frequency.
 * @param weight of a departure at the best hour, all classes together
 */
function takenOf(group: PassengerGroup, usual: number, weight: number): Taken {
  const { plenty } = TASTES[group];
  const outside = outsideOf(group, usual);
  const endless = (1 + plenty) * weight;
  return {
    max: (POTENTIAL * endless) / (endless + outside) / AT_ITS_HOUR,
    half: (outside * plenty * usual) / (endless + outside) / AT_ITS_HOUR,
  };
}

/** Figures of a route that are the same for all flights. */
interface RouteFigures {
  market: RouteMarket;
  fares: PerClass;
  taken: Record<PassengerGroup, Taken>;
  /** Costs of an empty flight by direction, and additional costs per passenger by class. */
  fixed: Record<Direction, number>;
  each: PerClass;
}

/** Aircraft fields that the value of its flights depends on. */
export interface SellingAircraft {
  model: AircraftModel;
  cabin: PerClass;
  /** US dollars per tonne. */
  fuelPrice: number;
}

function figuresOf(market: RouteMarket, { model, cabin, fuelPrice }: SellingAircraft): RouteFigures {
  const { km } = market;
  const cost = (passengers: PerClass, destination: AirportType) =>
    totalOfCosts(
      flightCosts({
        model,
        km,
        seats: sumOfClasses(cabin),
        passengers,
        destination,
        groundMinutes: model.turnaround_min,
        fuelPrice,
        condition: CONDITION,
        age: AGE,
      }),
    );
  const none = perClass(() => 0);
  const fixed = { out: cost(none, market.typeB), back: cost(none, market.typeA) };
  // A hundred passengers at once, because costs are rounded to whole dollars.
  const each = (name: CabinClass) => (cost({ ...none, [name]: 100 }, market.typeB) - fixed.out) / 100;
  const usual = usualDepartures(market.leisure + market.business + market.premium, km);
  const better = qualities({ model, cabin, age: AGE }, km);
  const [leisure = 1, business = 1, premium = 1] = classWeights(cabin).map(
    (weights, group) => weights.reduce((sum, weight) => sum + weight, 0) * (better[group] ?? 1),
  );
  return {
    market,
    taken: {
      leisure: takenOf('leisure', usual, leisure),
      business: takenOf('business', usual, business),
      premium: takenOf('premium', usual, premium),
    },
    fares: market.fares ?? referenceFares(km),
    fixed,
    each: perClass(each),
  };
}

/** Returns the passengers of a group for a number of departures per day. */
const found = (people: number, { max, half }: Taken, frequency: number) =>
  (people * max * frequency) / (frequency + half);

/**
 * Returns the value of departures without rivals. It uses demand by group, hour and weekday, a share that
 * grows with frequency and is limited by seats, fares, and the costs of the flight. Premium passengers sit in
 * front if there are seats.
 */
export function legValueOf(aircraft: SellingAircraft, markets: readonly RouteMarket[]): LegValue {
  const figures = new Map(markets.map((market) => [market.id, figuresOf(market, aircraft)]));
  const { cabin } = aircraft;
  const front = cabin.business + cabin.first;
  return (route, direction, weekday, hour, frequency) => {
    const known = figures.get(route);
    if (!known) return Number.NEGATIVE_INFINITY;
    const { market, fares, fixed, each, taken } = known;
    const leisure = wanted(market, 'leisure', weekday, hour);
    const business = wanted(market, 'business', weekday, hour);
    const premium = wanted(market, 'premium', weekday, hour);
    let inFront = 0;
    let inBack = 0;
    // Passengers that one more departure adds: those of all departures together minus those of the earlier
    // ones.
    for (const [sign, flights] of [
      [-1, frequency],
      [1, frequency + 1],
    ] as const) {
      const high = found(premium, taken.premium, flights);
      const sitting = filled(high, flights * front);
      const others =
        found(leisure, taken.leisure, flights) + found(business, taken.business, flights) + high - sitting;
      inFront += sign * sitting;
      inBack += sign * filled(others, flights * cabin.economy);
    }
    const inFirst = front > 0 ? (inFront * cabin.first) / front : 0;
    return (
      inBack * (fares.economy - each.economy) +
      (inFront - inFirst) * (fares.business - each.business) +
      inFirst * (fares.first - each.first) -
      fixed[direction]
    );
  };
}
