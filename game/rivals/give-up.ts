import { isBeyondLimit } from '../bank/overdraft.ts';
import { WEEK } from '../world/time.ts';
import type { RivalActionOf } from './rival-action.ts';
import type { NetworkView, RivalMarket, RivalView } from './view.ts';

/** Weeks of loss after which a route is closed, in the airline's next review. */
export const LOSS_WEEKS = 10;

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

/** Winds the airline up if it is insolvent. */
export const giveUp = ({ view, market }: NetworkView): RivalActionOf<'rival.end'> | null =>
  isInsolvent(view, market) ? { name: 'rival.end', input: {} } : null;

/** Closes a route that has lost money for ten weeks, leases included. */
export function closeLosing({ view, tried }: NetworkView): RivalActionOf<'route.close'> | null {
  const { routes, fleet, now } = view;
  const losing = routes.find(({ id, opened, contribution }) => {
    const leases = fleet.reduce((sum, { route, leaseRate }) => (route === id ? sum + leaseRate : sum), 0);
    const isOld = now - opened >= LOSS_WEEKS * WEEK;
    return isOld && contribution < LOSS_WEEKS * leases && !tried.has(id);
  });
  return losing ? { name: 'route.close', input: { route: losing.id } } : null;
}

/** Returns a leased aircraft that is elsewhere, without flights that could take it to a base. */
export function returnStranded({ view, tried }: NetworkView): RivalActionOf<'fleet.return'> | null {
  const stranded = view.fleet.find((one) => one.isStranded && !one.property && !tried.has(one.id));
  return stranded ? { name: 'fleet.return', input: { aircraft: stranded.id } } : null;
}

/** Gives up bases without routes. */
export function closeBases({ view }: Pick<NetworkView, 'view'>): RivalActionOf<'rival.bases'> | null {
  const [, ...others] = view.bases.map(({ id }) => id);
  const flown = others.filter((id) => view.routes.some(({ from }) => from === id));
  return flown.length < others.length ? { name: 'rival.bases', input: { bases: flown } } : null;
}
