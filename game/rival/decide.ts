import type { ActionInput } from '../actions/actions.ts';
import { blockMinutes } from '../flight/block-time.ts';
import { referenceFares } from '../route/fares.ts';
import { routeFee } from '../route/price.ts';
import { solarOffset } from '../timetable/local-time.ts';
import { WEEK } from '../world/time.ts';
import { type Candidate, candidatesOf, type OfferedAircraft } from './candidate.ts';
import { roundTripWeek } from './round-trip-week.ts';
import { HURDLES, TEMPERS } from './temper.ts';
import type { RivalAircraft, RivalOffer, RivalProspect, RivalView } from './view.ts';

/** Weeks of loss after which a route is closed, in the airline's next review. */
export const LOSS_WEEKS = 10;
/** Weeks of leases by which an airline may be overdrawn before it is wound up. */
const INSOLVENT_WEEKS = 6;

type DecidedName =
  | 'route.start'
  | 'route.fares'
  | 'route.close'
  | 'fleet.lease'
  | 'fleet.return'
  | 'timetable.set'
  | 'slot.bid';
/** An action that a rival takes. */
export type Decision = {
  [Name in DecidedName]: { name: Name; input: ActionInput<Name> };
}[DecidedName];

const weeklyLeases = ({ fleet }: RivalView): number =>
  fleet.reduce((sum, { leaseRate }) => sum + leaseRate, 0);

/** Checks whether an airline is so far overdrawn, or so empty, that it is wound up. */
export function isInsolvent(view: RivalView): boolean {
  if (view.fleet.length === 0) return view.offers.every(({ dueNow }) => dueNow > view.cash);
  return view.cash < -INSOLVENT_WEEKS * weeklyLeases(view);
}

/** Returns the legs of an aircraft that flies between the hub and a destination. */
export function legsOf(view: RivalView, { airport, km }: RivalProspect, candidate: Candidate, route: string) {
  const { offer, expected } = candidate;
  const trip = {
    route,
    hub: view.hub.id,
    to: airport.id,
    offset: solarOffset(view.hub.lon),
    block: blockMinutes(km, offer.model.cruise_kmh),
    turnaround: offer.model.turnaround_min,
  };
  return roundTripWeek(trip, expected.flights, view.fleet.length).map(({ origin, departs }) => ({
    origin,
    departs,
  }));
}

/** Returns destinations for some aircraft, the most profitable first, that clear the hurdle. */
export function goodCandidates(view: RivalView, offers: readonly OfferedAircraft[]): Candidate[] {
  const { hub, prospects, fuelPrice, overheadShare, strength } = view;
  const destinations = prospects.map(({ airport, km, yearly, seatsADay }) => ({
    to: airport.id,
    pair: {
      km,
      yearly,
      rivalsSeatsADay: seatsADay,
      typeA: hub.type,
      typeB: airport.type,
      runwayA: hub.longest_runway_m,
      runwayB: airport.longest_runway_m,
    },
  }));
  const candidates = candidatesOf(offers, destinations, fuelPrice, overheadShare);
  return candidates.filter(({ margin }) => margin >= HURDLES[strength]);
}

/** Returns what starting a new route takes, besides the aircraft. */
function startOf(view: RivalView, prospect: RivalProspect, candidate: Candidate) {
  const { hub, temperament } = view;
  const { airport, km } = prospect;
  const usual = referenceFares(km);
  const level = TEMPERS[temperament].fares;
  return {
    from: hub.id,
    to: airport.id,
    fee: routeFee({ km, a: hub, b: airport }),
    fares: {
      economy: Math.round(usual.economy * level),
      business: Math.round(usual.business * level),
      first: Math.round(usual.first * level),
    },
    legs: legsOf(view, prospect, candidate, ''),
  };
}

export const prospectTo = (view: RivalView, to: string): RivalProspect | undefined =>
  view.prospects.find(({ airport }) => airport.id === to);

/** Gives an aircraft without flights the best destination, or returns it to its lessor. */
function employ(view: RivalView, aircraft: RivalAircraft): Decision {
  const { id, revision, model } = aircraft;
  const terms = view.flown.get(model);
  const [best] = terms ? goodCandidates(view, [terms]) : [];
  const prospect = best && prospectTo(view, best.to);
  if (!best || !prospect) return { name: 'fleet.return', input: { aircraft: id } };
  const route = view.routes.find(({ to }) => to === best.to)?.id;
  if (route === undefined)
    return { name: 'route.start', input: { ...startOf(view, prospect, best), aircraft: { id, revision } } };
  const legs = legsOf(view, prospect, best, route).map((leg) => ({ ...leg, route }));
  return { name: 'timetable.set', input: { plans: [{ aircraft: id, revision, legs }] } };
}

/** Returns routes that have lost money for ten weeks, leases included. */
function lossMaking({ routes, fleet, now }: RivalView): string[] {
  return routes.flatMap(({ id, opened, contribution }) => {
    const leases = fleet.reduce((sum, { route, leaseRate }) => (route === id ? sum + leaseRate : sum), 0);
    const isOld = now - opened >= LOSS_WEEKS * WEEK;
    return isOld && contribution < LOSS_WEEKS * leases ? [id] : [];
  });
}

/** Returns the cash that an airline may spend on growth, whole US dollars. */
export const spareCash = (view: RivalView): number =>
  view.cash - TEMPERS[view.temperament].reserveWeeks * weeklyLeases(view);

/** Returns the offers of aircraft with which an airline may grow: of few models. */
export function offersToGrow({ temperament, fleet, offers }: RivalView): readonly RivalOffer[] {
  const own = new Set(fleet.map(({ model }) => model));
  return own.size < TEMPERS[temperament].models ? offers : offers.filter(({ model }) => own.has(model.id));
}

/** Leases one more aircraft for the best destination that cash allows. Null if none is worth it. */
function grow(view: RivalView): Decision | null {
  const { routes, hub } = view;
  const spare = spareCash(view);
  for (const candidate of goodCandidates(view, offersToGrow(view))) {
    const prospect = prospectTo(view, candidate.to);
    const offer = candidate.offer as RivalOffer;
    if (!prospect || offer.dueNow > spare) continue;
    const { model, weeklyRate: price } = offer;
    if (routes.some(({ to }) => to === candidate.to))
      return { name: 'fleet.lease', input: { model: model.id, count: 1, price } };
    if (offer.dueNow + routeFee({ km: prospect.km, a: hub, b: prospect.airport }) > spare) continue;
    const start = startOf(view, prospect, candidate);
    return { name: 'route.start', input: { ...start, lease: { model: model.id, price } } };
  }
  return null;
}

/**
 * Returns the next action of a rival in its turn, or null if it has done everything. The caller takes the action
 * and asks again with the new state, so that each decision sees the cash and the seats that are left.
 * @param taken number of times that it has grown in this turn
 * @param skipped ids of the aircraft and routes whose action was rejected in this turn
 */
export function decide(view: RivalView, taken: number, skipped: ReadonlySet<string>): Decision | null {
  const [losing] = view.isReview ? lossMaking(view).filter((id) => !skipped.has(id)) : [];
  if (losing !== undefined) return { name: 'route.close', input: { route: losing } };
  const stranded = view.fleet.find((one) => one.isStranded && !skipped.has(one.id));
  if (stranded) return { name: 'fleet.return', input: { aircraft: stranded.id } };
  const idle = view.fleet.find((one) => one.isAvailable && one.route === '' && !skipped.has(one.id));
  if (idle) return employ(view, idle);
  const { growth, fleet } = TEMPERS[view.temperament];
  const mayGrow = (view.isReview || 2 * view.fleet.length < fleet) && taken < growth;
  return mayGrow ? grow(view) : null;
}
