import { withEstimate } from './candidate.ts';
import { estimateTerms } from './means.ts';
import type { RivalAction } from './rival-action.ts';
import { partWith } from './sell-used.ts';
import { bestFirst, canReach, firstWithSlots, goodTrips, routeOf, startOf } from './trips.ts';
import type { MarketView, RivalAircraft } from './view.ts';

/** Checks whether an aircraft waits for flights: at a base, or an own one that can fly there. */
export const isIdle = ({ base, route, isStranded, property }: RivalAircraft): boolean =>
  route === '' && (property ? property.sale === null && (base !== '' || isStranded) : base !== '');

/** Gives an aircraft without flights the best destination from any base, or parts with it. */
export function employIdle({ view, market, leftAt, tried }: MarketView): RivalAction | null {
  const idle = view.fleet.find((one) => isIdle(one) && !tried.has(one.id));
  if (!idle) return null;
  const { id, revision, model, base: at, property } = idle;
  const terms = view.flown.get(model);
  const from = property?.away ?? view.bases.find((airport) => airport.id === at);
  const bases = market.bases.filter((base) => base.isOpen && terms && canReach(terms.model, from, base));
  const offers = terms ? [withEstimate(terms, estimateTerms(view))] : [];
  const sorted = bestFirst(bases.flatMap((base) => goodTrips(view, base, offers)));
  const best = firstWithSlots(view, sorted, leftAt);
  if (!best) return partWith(view, idle);
  const route = routeOf(view, best.candidate)?.id;
  if (route === undefined)
    return { name: 'route.start', input: { ...startOf(best), aircraft: { id, revision } } };
  const legs = best.legs.map((leg) => ({ ...leg, route }));
  return { name: 'timetable.set', input: { plans: [{ aircraft: id, revision, legs }] } };
}
