import type { EstimateTerms } from './candidate.ts';
import { fareLevelsOf, TEMPERS } from './temper.ts';
import type { LessorOffer, RivalMarket, RivalView } from './view.ts';

/** Figures of a rival on which its reserve depends. */
export type ReserveView = Pick<RivalView, 'temperament' | 'cash' | 'weeklyFixedCosts'>;

/**
 * Returns the money that a rival does not need for its reserve, in whole US dollars. Negative if the reserve is not
 * full.
 */
export const beyondReserve = ({ temperament, cash, weeklyFixedCosts }: ReserveView): number =>
  Math.round(cash - TEMPERS[temperament].reserveWeeks * weeklyFixedCosts);

/**
 * Returns the offers of aircraft with which an airline may grow: of few models, unless lessors have none of these left.
 */
export function offersToGrow({ temperament, fleet }: RivalView, { offers }: RivalMarket): LessorOffer[] {
  const own = new Set(fleet.map(({ model }) => model));
  const available = offers.filter((offer) => offer.available > 0);
  if (own.size < TEMPERS[temperament].models) return available;
  const known = available.filter(({ model }) => own.has(model.id));
  return known.length > 0 ? known : available;
}

/** Returns what an airline's estimates depend on. */
export const estimateTerms = ({
  temperament,
  fuelPrice,
  overheadShare,
}: Pick<RivalView, 'temperament' | 'fuelPrice' | 'overheadShare'>): EstimateTerms => ({
  fuelPrice,
  overheadShare,
  fareLevels: fareLevelsOf(TEMPERS[temperament]),
});

/** Returns what the aircraft cost that a rival may add in a review, in whole US dollars. 0 if there are none. */
export function growthCost(view: RivalView, market: RivalMarket): number {
  const offers = offersToGrow(view, market);
  if (offers.length === 0) return 0;
  const mean = offers.reduce((sum, { dueNow }) => sum + dueNow, 0) / offers.length;
  return Math.round(TEMPERS[view.temperament].growth * mean);
}
