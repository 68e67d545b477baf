import type { AirportType } from '../airport.ts';
import { sumOfClasses } from '../cabin.ts';
import { outsideOf, worthOf } from '../choice/seat-passengers.ts';
import { POTENTIAL } from '../choice/tastes.ts';
import { usualDepartures } from '../choice/usual-departures.ts';
import { PASSENGER_GROUPS, type PassengerGroup } from '../demand/groups.ts';
import { landingCharge } from '../flight/charges.ts';
import { rangeWith } from '../flight/payload-range.ts';
import { runwayNeeded } from '../route/runway.ts';
import { DAYS_A_WEEK } from '../time.ts';
import { filled } from './filled.ts';
import {
  classWeights,
  HOUR_WEIGHTS,
  type RouteAircraft,
  type RouteFigures,
  routeFigures,
} from './route-figures.ts';

const DIRECTED_DAYS = 730;
/** Who would go on a day in one direction, if it suited them, of those who fly in a year. */
const A_DAY = POTENTIAL / DIRECTED_DAYS;
/** Distances are told apart by about 8%: one part of this many of the natural logarithm. */
const STEPS = 12;
const GROUPS = PASSENGER_GROUPS.length;
/** Load that a market of the usual size reaches with the usual seats, and the seats of a departure there. */
const USUAL_LOAD = 0.83;
const FEWEST_SEATS = 50;
const MOST_SEATS = 350;
/** Load to plan for: below it, fewer flights are worth a try. */
const PLANNED_LOAD = 0.82;
/** Of those who find rivals or a class full, so many come over. */
const RECAPTURED = 0.5;
const CLASSES = 3;
/** Nobody flies less than this. */
const NEAREST_KM = 50;

/** A pair of airports on which it might fly. */
export interface RoutePair {
  km: number;
  /** People a year at usual fares, both ways together. */
  yearly: Readonly<Record<PassengerGroup, number>>;
  /** Seats that others offer a day, one way. */
  rivalsSeatsADay: number;
  typeA: AirportType;
  typeB: AirportType;
  /** Longest runways in metres; 0 = not known, which is no obstacle. */
  runwayA: number;
  runwayB: number;
}

/** What one aircraft would bring on a pair, as far as it is used there. */
export interface ExpectedRouteProfit {
  /** Whole US dollars a week. */
  profit: number;
  /** Flights a week each way. */
  flights: number;
  /** 0–1. */
  loadFactor: number;
}

/** A pair that the aircraft can fly, worked out. Lists are by group. */
interface Estimate {
  pair: RoutePair;
  figures: RouteFigures;
  /** Departures of rivals a day, of usual size. */
  rivals: number;
  /** Who would go on a day if it suited them. */
  people: number[];
  /** What all else that one can do is worth. */
  outside: number[];
  /** Departures a day that people expect. */
  usual: number;
}

/**
 * A quick estimate of what an aircraft would earn on any pair, for rankings of thousands: the choice of `bookDay` with all
 * departures alike, at reference fares, in an average week. Whoever looks closer asks `forecastWeek`.
 * @returns for a pair, null where the aircraft cannot fly it: range or runways
 */
export function routeProfits(aircraft: RouteAircraft): (pair: RoutePair) => ExpectedRouteProfit | null {
  const { model, cabin } = aircraft;
  const seats = sumOfClasses(cabin);
  const range = rangeWith(model, seats);
  const landing: Record<AirportType, number> = {
    large_airport: landingCharge(model.mtow_kg, 'large_airport'),
    medium_airport: landingCharge(model.mtow_kg, 'medium_airport'),
  };
  const weights = classWeights(cabin);
  const totals = weights.map(([economy = 0, business = 0, first = 0]) => economy + business + first);
  const known: (RouteFigures | undefined)[] = [];
  const wanted = [0, 0, 0];

  /** Passengers that want on board of each flight at so many departures a day, by class, into `wanted`. */
  function ask({ pair, figures, rivals, people, outside, usual }: Estimate, own: number): void {
    wanted.fill(0);
    let others = 0;
    for (let group = 0; group < GROUPS; group++) {
      const row = weights[group] as number[];
      const total = totals[group] as number;
      const quality = (figures.quality[group] as number) * total;
      const best = rivals > 0 && quality < 1 ? 1 : quality;
      const sum = own * quality + rivals;
      const hours = HOUR_WEIGHTS[group] as number;
      const value = worthOf(
        PASSENGER_GROUPS[group] as PassengerGroup,
        hours * sum,
        (hours * sum) / best,
        usual,
      );
      const flying = ((people[group] as number) * value) / (value + (outside[group] as number));
      others += (flying * rivals) / sum;
      const each = (flying * (figures.quality[group] as number)) / sum;
      for (let at = 0; at < CLASSES; at++) wanted[at] = (wanted[at] as number) + each * (row[at] as number);
    }
    const refused = Math.max(0, others - pair.rivalsSeatsADay);
    if (cabin.economy > 0) wanted[0] = (wanted[0] as number) + (refused * RECAPTURED) / own;
  }

  /** What so many return flights a week leave. */
  function weekOf(estimate: Estimate, rotations: number): ExpectedRouteProfit {
    const { figures, pair } = estimate;
    ask(estimate, rotations / DAYS_A_WEEK);
    const first = filled(wanted[2] as number, cabin.first);
    const front = filled(
      (wanted[1] as number) + ((wanted[2] as number) - first) * RECAPTURED,
      cabin.business,
    );
    const behind = (wanted[1] as number) - Math.min(wanted[1] as number, front);
    const back = filled((wanted[0] as number) + behind * RECAPTURED, cabin.economy);
    const [economy, business, most] = figures.left as [number, number, number];
    const each = back * economy + front * business + first * most - figures.flight;
    const both = 2 * each - landing[pair.typeA] - landing[pair.typeB];
    return {
      profit: Math.round((both - figures.lease) * rotations),
      flights: rotations,
      loadFactor: (back + front + first) / seats,
    };
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
    const usualSeats = yearly / DIRECTED_DAYS / departures / USUAL_LOAD;
    const estimate = {
      pair,
      figures,
      rivals: pair.rivalsSeatsADay / Math.min(MOST_SEATS, Math.max(FEWEST_SEATS, usualSeats)),
      people: [leisure * A_DAY, business * A_DAY, premium * A_DAY],
      outside: [
        outsideOf('leisure', departures),
        outsideOf('business', departures),
        outsideOf('premium', departures),
      ],
      usual: departures,
    };
    const full = weekOf(estimate, figures.rotations);
    if (full.loadFactor >= PLANNED_LOAD || figures.rotations === 1) return full;
    const fewer = Math.max(1, Math.round((figures.rotations * full.loadFactor) / PLANNED_LOAD));
    const fitted = weekOf(estimate, fewer);
    return fitted.profit > full.profit ? fitted : full;
  };
}

/** The same for a single pair. */
export const expectedProfit = (aircraft: RouteAircraft, pair: RoutePair): ExpectedRouteProfit | null =>
  routeProfits(aircraft)(pair);
