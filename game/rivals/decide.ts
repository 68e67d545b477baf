import type { ActionInput } from '../actions/actions.ts';
import { isBeyondLimit } from '../bank/overdraft.ts';
import type { AircraftModel } from '../fleet/aircraft/aircraft-model.ts';
import { positioningViolation } from '../operations/hour/positioning.ts';
import type { SlotsLeft } from '../slots/slots-left.ts';
import { WEEK } from '../world/time.ts';
import { buyUsed, type Purchase } from './buy-used.ts';
import { withEstimate } from './candidate.ts';
import { offersToGrow } from './means.ts';
import { beyondReserve } from './reserve.ts';
import { partWith, type SaleDecision, sellUsed } from './sell-used.ts';
import { TEMPERS } from './temper.ts';
import {
  firstWithSlots,
  goodTrips,
  isAttack,
  scoreOf,
  startOf,
  type TripCandidate,
  tripFee,
} from './trips.ts';
import type {
  LessorOffer,
  RivalAircraft,
  RivalAirport,
  RivalBase,
  RivalMarket,
  RivalRoute,
  RivalView,
  UsedMarket,
} from './view.ts';

/** Weeks of loss after which a route is closed, in the airline's next review. */
export const LOSS_WEEKS = 10;
/** Number of aircraft per base from which a rival looks for another one. */
const BASE_FLEET = 4;
/** Spare cash, in whole US dollars, from which a smaller one does so: its bases have no slots or no good trips left. */
const BASE_CASH = 8_000_000;

type DecidedName =
  | 'route.start'
  | 'route.fares'
  | 'route.close'
  | 'fleet.lease'
  | 'timetable.set'
  | 'slot.bid';
/** An action that a rival takes. */
export type RivalAction =
  | {
      [Name in DecidedName]: { name: Name; input: ActionInput<Name> };
    }[DecidedName]
  | SaleDecision
  | Purchase;

/** Checks whether an aircraft waits for flights: at a base, or an own one that can fly there. */
const isIdle = ({ base, route, isStranded, property }: RivalAircraft): boolean =>
  route === '' && (property ? property.sale === null && (base !== '' || isStranded) : base !== '');

/** Checks whether an airline looks for growth: in its reviews, and while it is small. */
const mayGrow = ({ isReview, fleet, temperament }: RivalView): boolean =>
  isReview || 2 * fleet.length < TEMPERS[temperament].fleet;

/** Checks whether an airline may look for another base in a review: if it has outgrown those that it has. */
export function mayOpenBase(view: RivalView): boolean {
  const { isReview, fleet, bases, temperament } = view;
  if (!isReview || bases.length >= TEMPERS[temperament].bases) return false;
  return fleet.length >= BASE_FLEET * bases.length || beyondReserve(view) >= BASE_CASH;
}

/** Checks whether the decisions of a turn depend on the markets. */
export const needsMarket = (view: RivalView): boolean => mayGrow(view) || view.fleet.some(isIdle);

/**
 * Checks whether an airline is wound up: it is beyond its overdraft limit even with what its own aircraft would bring, or
 * it can no longer lease any. Its owners do not use the 60 days that a player would have to save it.
 * @param market null if no decision depends on it
 */
export function isInsolvent(view: RivalView, market: RivalMarket | null): boolean {
  if (view.fleet.length === 0) return market?.offers.every(({ dueNow }) => dueNow > view.cash) ?? false;
  const owned = view.fleet.reduce((sum, { property }) => sum + (property?.bid ?? 0), 0);
  const { cash, overdue, weeklyFixedCosts } = view;
  return isBeyondLimit({ cash: cash + owned, overdue, weeklyFixedCosts });
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

/** Gives an aircraft without flights the best destination from any base, or parts with it. */
function employ(
  view: RivalView,
  market: RivalMarket,
  leftAt: SlotsLeft,
  aircraft: RivalAircraft,
): RivalAction | null {
  const { id, revision, model, base: at, property } = aircraft;
  const terms = view.flown.get(model);
  const from = property?.away ?? view.bases.find((airport) => airport.id === at);
  const bases = market.bases.filter((base) => base.isOpen && terms && canReach(terms.model, from, base));
  const offers = terms ? [withEstimate(terms, view.fuelPrice, view.overheadShare)] : [];
  const sorted = bestFirst(bases.flatMap((base) => goodTrips(view, base, offers)));
  const best = firstWithSlots(view, sorted, leftAt);
  if (!best) return partWith(view, aircraft);
  const route = routeOf(view, best.candidate)?.id;
  if (route === undefined)
    return { name: 'route.start', input: { ...startOf(view, best), aircraft: { id, revision } } };
  const legs = best.legs.map((leg) => ({ ...leg, route }));
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

/** Returns the trips that compete with others: the busiest pair first, because it is worth the most to them. */
const attacksAmong = <Of extends TripCandidate>(view: RivalView, candidates: readonly Of[]): Of[] =>
  candidates
    .filter((one) => isAttack(one) && !routeOf(view, one))
    .sort(
      (one, other) =>
        other.destination.prospect.attackedSeatsADay - one.destination.prospect.attackedSeatsADay,
    );

/** Returns the good trips for one more aircraft from all bases, the best first. */
function tripsToGrow(view: RivalView, market: RivalMarket): TripCandidate<LessorOffer>[] {
  const offers = offersToGrow(view, market);
  const isOpening = mayOpenBase(view);
  // Lessors deliver at the hub.
  const [hub] = view.bases;
  const bases = market.bases.filter(({ isOpen }) => isOpen || isOpening);
  return bestFirst(
    bases.flatMap((base) => {
      const reaching = offers.filter(({ model }) => canReach(model, hub, base));
      return goodTrips(view, base, reaching);
    }),
  );
}

/**
 * Leases one more aircraft for the best destination that cash and slots allow, or gets a used one. The first of a review
 * attacks, if there is a target. Null if none is worth it.
 */
function grow(
  view: RivalView,
  market: RivalMarket,
  leftAt: SlotsLeft,
  taken: number,
  skipped: ReadonlySet<string>,
  usedMarket: UsedMarket,
): RivalAction | null {
  const spare = beyondReserve(view);
  const sorted = tripsToGrow(view, market);
  const attacks = taken === 0 ? attacksAmong(view, sorted) : [];
  const affordable = [...attacks, ...sorted].filter((candidate) => {
    const fee = routeOf(view, candidate) ? 0 : tripFee(candidate.destination);
    return candidate.offer.dueNow + fee <= spare;
  });
  const best = firstWithSlots(view, affordable, leftAt);
  if (!best) return null;
  const used = buyUsed(view, affordable, best.candidate, skipped, usedMarket);
  if (used) return used;
  const { model, weeklyRate: price } = best.candidate.offer;
  if (routeOf(view, best.candidate))
    return { name: 'fleet.lease', input: { model: model.id, count: 1, price } };
  return { name: 'route.start', input: { ...startOf(view, best), lease: { model: model.id, price } } };
}

/**
 * Returns the next action of a rival in its turn, or null if it has done everything. The caller takes the action
 * and asks again with the new state, so that each decision sees the cash and the seats that are left.
 * @param market null if no decision depends on it: see `needsMarket`
 * @param leftAt slots that the airline could use, by airport
 * @param taken number of times that it has grown in this turn
 * @param skipped ids of the aircraft, routes and listings whose action was tried in this turn
 */
export function decide(
  view: RivalView,
  market: RivalMarket | null,
  leftAt: SlotsLeft,
  taken: number,
  skipped: ReadonlySet<string>,
  usedMarket: UsedMarket,
): RivalAction | null {
  const [losing] = view.isReview ? lossMaking(view).filter((id) => !skipped.has(id)) : [];
  if (losing !== undefined) return { name: 'route.close', input: { route: losing } };
  const stranded = view.fleet.find((one) => one.isStranded && !one.property && !skipped.has(one.id));
  if (stranded) return { name: 'fleet.return', input: { aircraft: stranded.id } };
  const sale = sellUsed(view, skipped);
  if (sale) return sale;
  if (!market) return null;
  const idle = view.fleet.find((one) => isIdle(one) && !skipped.has(one.id));
  if (idle) return employ(view, market, leftAt, idle);
  return mayGrow(view) && taken < TEMPERS[view.temperament].growth
    ? grow(view, market, leftAt, taken, skipped, usedMarket)
    : null;
}
