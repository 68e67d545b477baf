import { offersToGrow } from '../decide.ts';
import { TEMPERS } from '../temper.ts';
import type { RivalMarket, RivalView } from '../view.ts';

/** Returns what the aircraft cost that a rival may add in a review, in whole US dollars. 0 if there are none. */
export function growthCost(view: RivalView, market: RivalMarket): number {
  const offers = offersToGrow(view, market);
  if (offers.length === 0) return 0;
  const mean = offers.reduce((sum, { dueNow }) => sum + dueNow, 0) / offers.length;
  return Math.round(TEMPERS[view.temperament].growth * mean);
}
