import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import { scaledClasses } from '../fleet/aircraft/cabin.ts';
import { referenceFares } from '../network/route/fares.ts';
import { routeFee } from '../network/route/price.ts';
import type { PlannedLeg } from '../network/timetable/leg.ts';
import { solarOffset } from '../network/timetable/local-time.ts';
import { blockMinutes } from '../operations/flight/block-time.ts';
import { positioningViolation } from '../operations/hour/positioning.ts';
import type { SlotsLeft } from '../slots/slots-left.ts';
import {
  type Candidate,
  type CandidateDestination,
  candidatesOf,
  type EstimatedAircraft,
} from './candidate.ts';
import { fitSlots } from './fit-slots.ts';
import { roundTripWeek } from './round-trip-week.ts';
import { HURDLES } from './temper.ts';
import type { RivalAirport, RivalBase, RivalProspect, RivalRoute, RivalView } from './view.ts';

/**
 * Share of the expected profit that counts at an airport that is not yet a base. The rest covers the risk and the
 * overhead of another base.
 */
const UNOPENED_SHARE = 0.75;

/** Share of the hurdle that an attack must clear. */
const ATTACK_SHARE = 0.5;

/** Number of destinations for which slots are looked for. */
const SLOT_TRIES = 8;

/** A destination from a base. */
export interface Trip extends CandidateDestination {
  base: RivalBase;
  prospect: RivalProspect;
}

/** One more aircraft on a trip. */
export type TripCandidate<Aircraft extends EstimatedAircraft = EstimatedAircraft> = Candidate<Aircraft, Trip>;

/** Returns the destinations from a base. */
const tripsFrom = (base: RivalBase): Trip[] =>
  base.prospects.map((prospect) => {
    const { airport, pair, ownSeatsADay } = prospect;
    return { to: airport.id, base, prospect, pair, ownSeatsADay };
  });

/** Checks whether a trip competes with the airlines that the rival attacks. */
export const isAttack = ({ destination: { prospect } }: TripCandidate): boolean =>
  prospect.attackedSeatsADay > 0;

/**
 * Returns trips for some aircraft from a base, the most profitable first, that clear the hurdle. That of an attack is
 * lower, because a war for a pair may drive the other airline away.
 */
export const goodTrips = <Aircraft extends EstimatedAircraft>(
  { strength }: RivalView,
  base: RivalBase,
  offers: readonly Aircraft[],
): TripCandidate<Aircraft>[] =>
  candidatesOf(offers, tripsFrom(base)).filter(
    (candidate) => candidate.margin >= HURDLES[strength] * (isAttack(candidate) ? ATTACK_SHARE : 1),
  );

/** Returns the profit per block hour of a trip, less the risk of an airport that is not yet a base. US dollars. */
export const scoreOf = ({ profitAnHour, destination }: TripCandidate): number =>
  profitAnHour * (destination.base.isOpen ? 1 : UNOPENED_SHARE);

/** Sorts trips from several bases: the best first. */
export const bestFirst = <Of extends TripCandidate>(candidates: readonly Of[]): Of[] =>
  candidates.toSorted((one, other) => scoreOf(other) - scoreOf(one));

/** Returns the airline's route between the ends of a trip. */
export const routeOf = ({ routes }: RivalView, { destination }: TripCandidate): RivalRoute | undefined => {
  const [one, other] = [destination.base.airport.id, destination.to];
  return routes.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
};

/** Checks whether an aircraft of a model can fly without passengers between two bases. */
export const canReach = (
  model: AircraftModel,
  from: RivalAirport | undefined,
  { airport }: RivalBase,
): boolean =>
  from !== undefined && (from.id === airport.id || positioningViolation(model, from, airport) === null);

/** Returns the week of one more aircraft on a trip. @param fleet number of aircraft that the airline has */
export function weekOf({ offer, expected, destination }: TripCandidate, fleet: number): PlannedLeg[] {
  const { base, prospect, pair } = destination;
  const trip = {
    route: '',
    hub: base.airport.id,
    to: prospect.airport.id,
    offset: solarOffset(base.airport.lon),
    offsetThere: solarOffset(prospect.airport.lon),
    block: blockMinutes(pair.km, offer.model.cruise_kmh),
    turnaround: offer.model.turnaround_min,
  };
  return roundTripWeek(trip, expected.flights, fleet);
}

/** A candidate with the legs for which there are slots. */
export interface FittedTrip<Of extends TripCandidate> {
  candidate: Of;
  legs: { origin: string; departs: number }[];
}

/**
 * Returns the first of some candidates that finds slots for most of its flights. It tries a few, because an hour that
 * is full at the base is full for all of them. Null if none does.
 */
export function firstWithSlots<Of extends TripCandidate>(
  { fleet }: RivalView,
  candidates: readonly Of[],
  leftAt: SlotsLeft,
): FittedTrip<Of> | null {
  const full = new Set<Trip>();
  for (const candidate of candidates) {
    if (full.has(candidate.destination)) continue;
    const week = fitSlots(weekOf(candidate, fleet.length), leftAt);
    if (week) return { candidate, legs: week.map(({ origin, departs }) => ({ origin, departs })) };
    if (full.add(candidate.destination).size === SLOT_TRIES) break;
  }
  return null;
}

/** Returns the fee for the rights to fly a trip, whole US dollars. */
export const tripFee = ({ prospect, pair }: Trip): number => routeFee(pair.km, prospect.tariff);

/** Returns what starting a new route takes, besides the aircraft. */
export function startOf({ candidate, legs }: FittedTrip<TripCandidate>) {
  const { base, prospect, pair } = candidate.destination;
  return {
    from: base.airport.id,
    to: prospect.airport.id,
    fee: tripFee(candidate.destination),
    fares: scaledClasses(referenceFares(pair.km), candidate.expected.fareLevel),
    legs,
  };
}
