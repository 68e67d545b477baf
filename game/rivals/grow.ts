import { buyUsed } from './buy-used.ts';
import { isIdle } from './employ-idle.ts';
import { beyondReserve, offersToGrow } from './means.ts';
import type { RivalAction } from './rival-action.ts';
import { TEMPERS } from './temper.ts';
import {
  bestFirst,
  canReach,
  firstWithSlots,
  goodTrips,
  isAttack,
  routeOf,
  startOf,
  type TripCandidate,
  tripFee,
} from './trips.ts';
import type { LessorOffer, MarketView, RivalAircraft, RivalMarket, RivalView } from './view.ts';

/** Number of aircraft per base from which a rival looks for another one. */
const BASE_FLEET = 4;
/** Spare cash, in whole US dollars, from which a smaller one does so: its bases have no slots or no good trips left. */
const BASE_CASH = 8_000_000;

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

/** Returns the trips that compete with others: the busiest pair first, because it is worth the most to them. */
const attacksAmong = <Of extends TripCandidate>(view: RivalView, candidates: readonly Of[]): Of[] =>
  candidates
    .filter((one) => isAttack(one) && !routeOf(view, one))
    .sort(
      (one, other) =>
        other.destination.prospect.attackedSeatsADay - one.destination.prospect.attackedSeatsADay,
    );

/** Checks whether an aircraft has been leased for a route that it does not fly yet. */
const isOnItsWay = ({ route, base, isStranded, property }: RivalAircraft): boolean =>
  route === '' && base === '' && !isStranded && property === null;

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
 * attacks, if there is a target. Null if none is worth it, or if the airline does not grow any more in this turn.
 */
export function grow({ view, market, leftAt, grown, tried, usedMarket }: MarketView): RivalAction | null {
  if (!mayGrow(view) || grown >= TEMPERS[view.temperament].growth) return null;
  const spare = beyondReserve(view);
  const sorted = tripsToGrow(view, market);
  const attacks = grown === 0 ? attacksAmong(view, sorted) : [];
  // The market does not count the seats of an aircraft on its way, and so would promise the same route again.
  const isWaiting = view.fleet.some(isOnItsWay);
  const affordable = [...attacks, ...sorted].filter((candidate) => {
    const isFlown = routeOf(view, candidate) !== undefined;
    if (isFlown && isWaiting) return false;
    return candidate.offer.dueNow + (isFlown ? 0 : tripFee(candidate.destination)) <= spare;
  });
  const best = firstWithSlots(view, affordable, leftAt);
  if (!best) return null;
  const used = buyUsed(view, { trips: affordable, leased: best.candidate, tried, usedMarket });
  if (used) return used;
  const { model, weeklyRate: price } = best.candidate.offer;
  if (routeOf(view, best.candidate))
    return { name: 'fleet.lease', input: { model: model.id, count: 1, price } };
  return { name: 'route.start', input: { ...startOf(best), lease: { model: model.id, price } } };
}
