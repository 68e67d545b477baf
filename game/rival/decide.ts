import type { ActionInput } from '../actions/actions.ts';
import type { AircraftModel } from '../aircraft/aircraft-model.ts';
import { positioningViolation } from '../settlement/positioning.ts';
import { WEEK } from '../world/time.ts';
import { withEstimate } from './candidate.ts';
import { TEMPERS } from './temper.ts';
import { goodTrips, isAttack, legsOf, scoreOf, startOf, type TripCandidate, tripFee } from './trips.ts';
import type {
  RivalAircraft,
  RivalAirport,
  RivalBase,
  RivalMarket,
  RivalOffer,
  RivalRoute,
  RivalView,
} from './view.ts';

/** Weeks of loss after which a route is closed, in the airline's next review. */
export const LOSS_WEEKS = 10;
/** Number of aircraft per base from which a rival looks for another one. */
const BASE_FLEET = 4;
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

const isIdle = ({ base, route }: RivalAircraft): boolean => base !== '' && route === '';

/** Checks whether an airline looks for growth: in its reviews, and while it is small. */
const mayGrow = ({ isReview, fleet, temperament }: RivalView): boolean =>
  isReview || 2 * fleet.length < TEMPERS[temperament].fleet;

/** Checks whether an airline may look for another base: in a review, with enough aircraft for those that it has. */
export const mayOpenBase = ({ isReview, fleet, bases, temperament }: RivalView): boolean =>
  isReview && fleet.length >= BASE_FLEET * bases.length && bases.length < TEMPERS[temperament].bases;

/** Checks whether the decisions of a turn depend on the markets. */
export const needsMarket = (view: RivalView): boolean => mayGrow(view) || view.fleet.some(isIdle);

/**
 * Checks whether an airline is so far overdrawn, or so empty, that it is wound up.
 * @param market null if no decision depends on it
 */
export function isInsolvent(view: RivalView, market: RivalMarket | null): boolean {
  if (view.fleet.length === 0) return market?.offers.every(({ dueNow }) => dueNow > view.cash) ?? false;
  return view.cash < -INSOLVENT_WEEKS * weeklyLeases(view);
}

/** Returns the airline's route between the ends of a trip. */
const routeOf = ({ routes }: RivalView, { destination }: TripCandidate): RivalRoute | undefined => {
  const [one, other] = [destination.base.airport.id, destination.to];
  return routes.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
};

/** Checks whether an aircraft of a model can fly without passengers between two bases. */
const canReach = (model: AircraftModel, from: RivalAirport | undefined, { airport }: RivalBase): boolean =>
  from !== undefined && (from.id === airport.id || positioningViolation(model, from, airport) === null);

/** Sorts trips from several bases: the best first. */
const bestFirst = <Of extends TripCandidate>(candidates: readonly Of[]): Of[] =>
  candidates.toSorted((one, other) => scoreOf(other) - scoreOf(one));

/** Gives an aircraft without flights the best destination from any base, or returns it to its lessor. */
function employ(
  view: RivalView,
  market: RivalMarket,
  { id, revision, model, base: at }: RivalAircraft,
): Decision {
  const terms = view.flown.get(model);
  const from = view.bases.find((airport) => airport.id === at);
  const bases = market.bases.filter((base) => base.isOpen && terms && canReach(terms.model, from, base));
  const offers = terms ? [withEstimate(terms, view.fuelPrice, view.overheadShare)] : [];
  const [best] = bestFirst(bases.flatMap((base) => goodTrips(view, base, offers)));
  if (!best) return { name: 'fleet.return', input: { aircraft: id } };
  const route = routeOf(view, best)?.id;
  if (route === undefined)
    return { name: 'route.start', input: { ...startOf(view, best), aircraft: { id, revision } } };
  const legs = legsOf(best, view.fleet.length, route).map((leg) => ({ ...leg, route }));
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
export function offersToGrow({ temperament, fleet }: RivalView, { offers }: RivalMarket): RivalOffer[] {
  const own = new Set(fleet.map(({ model }) => model));
  const hasAll = own.size >= TEMPERS[temperament].models;
  return offers.filter(({ model, available }) => available > 0 && (!hasAll || own.has(model.id)));
}

/** Returns the trips that compete with others: the busiest pair first, because it is worth the most to them. */
const attacksAmong = <Of extends TripCandidate>(view: RivalView, candidates: readonly Of[]): Of[] =>
  candidates
    .filter((one) => isAttack(one) && !routeOf(view, one))
    .sort((one, other) => other.destination.prospect.seatsADay - one.destination.prospect.seatsADay);

/**
 * Leases one more aircraft for the best destination that cash allows. The first of a review attacks, if there is a
 * target. Null if none is worth it.
 */
function grow(view: RivalView, market: RivalMarket, taken: number): Decision | null {
  const spare = spareCash(view);
  const offers = offersToGrow(view, market);
  const isOpening = mayOpenBase(view);
  // Lessors deliver at the hub.
  const [hub] = view.bases;
  const candidates = market.bases
    .filter(({ isOpen }) => isOpen || isOpening)
    .flatMap((base) => {
      const reaching = offers.filter(({ model }) => canReach(model, hub, base));
      return goodTrips(view, base, reaching);
    });
  const sorted = bestFirst(candidates);
  const attacks = taken === 0 ? attacksAmong(view, sorted) : [];
  for (const candidate of [...attacks, ...sorted]) {
    const { model, weeklyRate: price, dueNow } = candidate.offer;
    if (dueNow > spare) continue;
    if (routeOf(view, candidate)) return { name: 'fleet.lease', input: { model: model.id, count: 1, price } };
    if (dueNow + tripFee(candidate.destination) > spare) continue;
    return { name: 'route.start', input: { ...startOf(view, candidate), lease: { model: model.id, price } } };
  }
  return null;
}

/**
 * Returns the next action of a rival in its turn, or null if it has done everything. The caller takes the action
 * and asks again with the new state, so that each decision sees the cash and the seats that are left.
 * @param market null if no decision depends on it: see `needsMarket`
 * @param taken number of times that it has grown in this turn
 * @param skipped ids of the aircraft and routes whose action was rejected in this turn
 */
export function decide(
  view: RivalView,
  market: RivalMarket | null,
  taken: number,
  skipped: ReadonlySet<string>,
): Decision | null {
  const [losing] = view.isReview ? lossMaking(view).filter((id) => !skipped.has(id)) : [];
  if (losing !== undefined) return { name: 'route.close', input: { route: losing } };
  const stranded = view.fleet.find((one) => one.isStranded && !skipped.has(one.id));
  if (stranded) return { name: 'fleet.return', input: { aircraft: stranded.id } };
  if (!market) return null;
  const idle = view.fleet.find((one) => isIdle(one) && !skipped.has(one.id));
  if (idle) return employ(view, market, idle);
  return mayGrow(view) && taken < TEMPERS[view.temperament].growth ? grow(view, market, taken) : null;
}
