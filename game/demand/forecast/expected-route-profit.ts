import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import { runwayNeeded } from '#game/network/route/check.ts';
import { landingCharge } from '#game/operations/flight/charges.ts';
import { NEAREST_KM } from '#game/operations/flight/nearest.ts';
import { rangeWith } from '#game/operations/flight/payload-range.ts';
import type { AirportType } from '#game/world/airport/airport.ts';
import { DAYS_A_WEEK, DIRECTED_DAYS_A_YEAR } from '#game/world/time.ts';
import { outsideOf, worthOf } from '../choice/seat-passengers.ts';
import { POTENTIAL, SIZE } from '../choice/tastes.ts';
import { usualDepartures } from '../choice/usual-departures.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../groups.ts';
import { filled } from './filled.ts';
import {
  classWeights,
  hourWeights,
  type RouteAircraft,
  type RouteFigures,
  routeFigures,
} from './route-figures.ts';

/** Potential passengers per day and direction, as a share of a year's passengers. */
const A_DAY = POTENTIAL / DIRECTED_DAYS_A_YEAR;
/** Steps per natural logarithm of distance: distances within about 8% share their figures. */
const STEPS = 12;
const GROUPS = PASSENGER_GROUPS.length;
/** Load factor of an average market with average capacity, and the range of seats per departure without incumbents. */
const USUAL_LOAD = 0.83;
const FEWEST_SEATS = 50;
const MAX_SEATS = 350;
/** Target load factor. Below it, a plan with fewer flights is tried. */
const PLANNED_LOAD = 0.82;
/** Share of passengers who take another flight or class if theirs is full. */
const RECAPTURED = 0.5;
const CLASSES = 3;
const REFERENCE: readonly number[] = [1];

/** A pair of airports considered for a route. */
export interface RoutePair {
  km: number;
  /** Passengers per year at usual fares, both ways together. */
  yearly: Readonly<Record<PassengerGroup, number>>;
  /** Seats per day and direction on other airlines. */
  rivalsSeatsADay: number;
  /** Seats of a direct flight of the real world's airlines. 0 if they have none. */
  incumbentSize: number;
  typeA: AirportType;
  typeB: AirportType;
  /** Longest runways in metres; 0 if unknown, which is no obstacle. */
  runwayA: number;
  runwayB: number;
}

/** Expected result of one aircraft that flies only this pair, with the best fares and the best number of flights. */
export interface ExpectedRouteProfit {
  /** Fares as a multiple of the reference fares. */
  fareLevel: number;
  /** Whole US dollars per week. */
  profit: number;
  /** Flights per week and direction. */
  flights: number;
  /** 0–1. */
  loadFactor: number;
}

/** Fares as a multiple of the reference fares, with the weights of the classes at them. Lists are by group. */
interface FareLevel {
  level: number;
  weights: number[][];
  /** Sums of the weights. */
  totals: number[];
}

/** Computed figures of a pair within the aircraft's range. Lists are by group. */
interface Estimate {
  pair: RoutePair;
  figures: RouteFigures;
  /** Rivals' departures per day, in departures of average size. */
  rivals: number;
  /** Worth of this aircraft's size, relative to other airlines' direct flights. */
  size: number;
  /** Potential passengers per day. */
  people: number[];
  /** Value of the outside option. */
  outside: number[];
  /** Departures per day that passengers expect. */
  usual: number;
}

/**
 * Returns a quick estimate of an aircraft's profit on any pair, for rankings of thousands of pairs. It uses
 * the choice model of `bookDay` with all departures alike, in an average week. Use `forecastWeek` for a precise figure.
 * @param fareLevels fares to choose from, as multiples of the reference fares
 * @returns for a pair, null if range or runways prevent the aircraft from flying it
 */
export function routeProfits(
  aircraft: RouteAircraft,
  fareLevels: readonly number[] = REFERENCE,
): (pair: RoutePair) => ExpectedRouteProfit | null {
  const { model, cabin } = aircraft;
  const seats = sumOfClasses(cabin);
  const range = rangeWith(model, seats);
  const landing: Record<AirportType, number> = {
    large_airport: landingCharge(model.mtow_kg, 'large_airport'),
    medium_airport: landingCharge(model.mtow_kg, 'medium_airport'),
  };
  const asked = fareLevels.map((level): FareLevel => {
    const weights = classWeights(cabin, level);
    return { level, weights, totals: weights.map((row) => row.reduce((sum, weight) => sum + weight, 0)) };
  });
  const usualHours = hourWeights();
  const known: (RouteFigures | undefined)[] = [];
  const wanted = [0, 0, 0];

  /**
   * Computes the passengers per flight at this many departures per day, by class, and writes them to
   * `wanted`.
   */
  function ask(
    { pair, figures, rivals, size, people, outside, usual }: Estimate,
    { weights, totals }: FareLevel,
    own: number,
  ): void {
    wanted.fill(0);
    let others = 0;
    for (let group = 0; group < GROUPS; group++) {
      const row = weights[group] as number[];
      const total = totals[group] as number;
      const quality = (figures.quality[group] as number) * total * size;
      const best = rivals > 0 && quality < 1 ? 1 : quality;
      const sum = own * quality + rivals;
      const hours = usualHours[group] as number;
      const value = worthOf(
        PASSENGER_GROUPS[group] as PassengerGroup,
        hours * sum,
        (hours * sum) / best,
        usual,
      );
      const flying = ((people[group] as number) * value) / (value + (outside[group] as number));
      others += (flying * rivals) / sum;
      const each = (flying * (figures.quality[group] as number) * size) / sum;
      for (let index = 0; index < CLASSES; index++)
        wanted[index] = (wanted[index] as number) + each * (row[index] as number);
    }
    const spilled = Math.max(0, others - pair.rivalsSeatsADay);
    if (cabin.economy > 0) wanted[0] = (wanted[0] as number) + (spilled * RECAPTURED) / own;
  }

  /** Returns the result of this many return flights per week. */
  function weekOf(estimate: Estimate, fares: FareLevel, rotations: number): ExpectedRouteProfit {
    const { figures, pair } = estimate;
    // With fewer flights than days, passengers of a day without one do not wait for the next.
    ask(estimate, fares, Math.max(1, rotations / DAYS_A_WEEK));
    const first = filled(wanted[2] as number, cabin.first);
    const front = filled(
      (wanted[1] as number) + ((wanted[2] as number) - first) * RECAPTURED,
      cabin.business,
    );
    const behind = (wanted[1] as number) - Math.min(wanted[1] as number, front);
    const back = filled((wanted[0] as number) + behind * RECAPTURED, cabin.economy);
    const { left, earned } = figures;
    const atReference = back * left.economy + front * left.business + first * left.first;
    const fareSum = back * earned.economy + front * earned.business + first * earned.first;
    const each = atReference + (fares.level - 1) * fareSum - figures.flight;
    const both = 2 * each - landing[pair.typeA] - landing[pair.typeB];
    return {
      fareLevel: fares.level,
      profit: Math.round(both * rotations * figures.flown - figures.lease),
      flights: rotations,
      loadFactor: (back + front + first) / seats,
    };
  }

  /** Returns the best number of return flights per week at some fares. */
  function bestWeek(estimate: Estimate, fares: FareLevel): ExpectedRouteProfit {
    const { rotations } = estimate.figures;
    const full = weekOf(estimate, fares, rotations);
    if (full.loadFactor >= PLANNED_LOAD || rotations === 1) return full;
    const fewer = Math.max(1, Math.round((rotations * full.loadFactor) / PLANNED_LOAD));
    const fitted = weekOf(estimate, fares, fewer);
    return fitted.profit > full.profit ? fitted : full;
  }

  return (pair) => {
    if (pair.km > range || pair.km < NEAREST_KM) return null;
    const runway = runwayNeeded(model, pair.km);
    if (pair.runwayA > 0 && pair.runwayA < runway) return null;
    if (pair.runwayB > 0 && pair.runwayB < runway) return null;
    const step = Math.round(Math.log(pair.km) * STEPS);
    const figures = known[step] ?? routeFigures(aircraft, Math.exp(step / STEPS));
    known[step] = figures;
    const { leisure, business, premium } = pair.yearly;
    const yearly = leisure + business + premium;
    const departures = usualDepartures(yearly, pair.km);
    const usualSeats = yearly / DIRECTED_DAYS_A_YEAR / departures / USUAL_LOAD;
    const estimate = {
      pair,
      figures,
      rivals:
        pair.rivalsSeatsADay /
        (pair.incumbentSize || Math.min(MAX_SEATS, Math.max(FEWEST_SEATS, usualSeats))),
      size: pair.incumbentSize > 0 ? (seats / pair.incumbentSize) ** SIZE : 1,
      people: [leisure * A_DAY, business * A_DAY, premium * A_DAY],
      outside: [
        outsideOf('leisure', departures),
        outsideOf('business', departures),
        outsideOf('premium', departures),
      ],
      usual: departures,
    };
    let best: ExpectedRouteProfit | null = null;
    for (const fares of asked) {
      const week = bestWeek(estimate, fares);
      if (best === null || week.profit > best.profit) best = week;
    }
    return best;
  };
}

/** Returns the same for a single pair. */
export const expectedProfit = (
  aircraft: RouteAircraft,
  pair: RoutePair,
  fareLevels = REFERENCE,
): ExpectedRouteProfit | null => routeProfits(aircraft, fareLevels)(pair);
