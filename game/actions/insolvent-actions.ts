import type { ActionName } from './actions.ts';

/**
 * Actions with which an insolvent airline would spend its lenders' money. A subscription is blocked by its
 * handler, because a smaller one brings money back. So is an application for a certificate: solvency is one of its conditions.
 */
const BLOCKED: readonly ActionName[] = [
  'fleet.buy',
  'fleet.lease',
  'route.open',
  'route.start',
  'research.study',
  'share.order',
  'share.dividend',
  'share.buyback',
  'share.tender',
  'share.merge',
  'auction.bid',
  'offer.make',
  'listing.buy',
];

/** Checks whether an action has to wait until an airline is no longer insolvent. */
export const isBlockedByInsolvency = (action: ActionName): boolean => BLOCKED.includes(action);
