import { blockMinutes } from '../flight/block-time.ts';
import { referenceFares } from '../route/fares.ts';
import { routeFee } from '../route/price.ts';
import { solarOffset } from '../timetable/local-time.ts';
import {
  type Candidate,
  type CandidateDestination,
  candidatesOf,
  type EstimatedAircraft,
} from './candidate.ts';
import { roundTripWeek } from './round-trip-week.ts';
import { HURDLES, TEMPERS } from './temper.ts';
import type { RivalBase, RivalProspect, RivalView } from './view.ts';

/**
 * Share of the expected profit that counts at an airport that is not yet a base. The rest covers the risk and the
 * overhead of another base.
 */
const UNOPENED_SHARE = 0.75;

/** Share of the hurdle that an attack must clear. */
const ATTACK_SHARE = 1 / 3;

/** A destination from a base. */
export interface Trip extends CandidateDestination {
  base: RivalBase;
  prospect: RivalProspect;
}

/** One more aircraft on a trip. */
export type TripCandidate<Aircraft extends EstimatedAircraft = EstimatedAircraft> = Candidate<Aircraft, Trip>;

/** Returns the destinations from a base. */
function tripsFrom(base: RivalBase): Trip[] {
  const from = base.airport;
  return base.prospects.map((prospect) => {
    const { airport, km, yearly, seatsADay } = prospect;
    return {
      to: airport.id,
      base,
      prospect,
      pair: {
        km,
        yearly,
        rivalsSeatsADay: seatsADay,
        typeA: from.type,
        typeB: airport.type,
        runwayA: from.longest_runway_m,
        runwayB: airport.longest_runway_m,
      },
    };
  });
}

/** Checks whether a trip competes with the airlines at the airport that the rival attacks. */
export const isAttack = ({ destination: { base, prospect } }: TripCandidate): boolean =>
  base.isTarget && prospect.seatsADay > 0;

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

/** Returns the legs of one more aircraft on a trip. @param fleet number of aircraft that the airline has */
export function legsOf({ offer, expected, destination }: TripCandidate, fleet: number, route: string) {
  const { base, prospect } = destination;
  const trip = {
    route,
    hub: base.airport.id,
    to: prospect.airport.id,
    offset: solarOffset(base.airport.lon),
    block: blockMinutes(prospect.km, offer.model.cruise_kmh),
    turnaround: offer.model.turnaround_min,
  };
  return roundTripWeek(trip, expected.flights, fleet).map(({ origin, departs }) => ({ origin, departs }));
}

/** Returns the fee for the rights to fly a trip, whole US dollars. */
export const tripFee = ({ base, prospect }: Trip): number =>
  routeFee({ km: prospect.km, a: base.airport, b: prospect.airport });

/** Returns what starting a new route takes, besides the aircraft. */
export function startOf({ temperament, fleet }: RivalView, candidate: TripCandidate) {
  const { base, prospect } = candidate.destination;
  const usual = referenceFares(prospect.km);
  const level = TEMPERS[temperament].fares;
  return {
    from: base.airport.id,
    to: prospect.airport.id,
    fee: tripFee(candidate.destination),
    fares: {
      economy: Math.round(usual.economy * level),
      business: Math.round(usual.business * level),
      first: Math.round(usual.first * level),
    },
    legs: legsOf(candidate, fleet.length, ''),
  };
}
