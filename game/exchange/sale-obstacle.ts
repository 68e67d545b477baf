import type { Obstacle } from './partners.ts';

/** Facts that may be in the way of a sale. */
export interface SaleState {
  registration: string;
  ownership: 'owned' | 'leased';
  /** World minute. */
  delivered: number;
  /** Check or refit in progress, or empty. */
  work: string;
  /** Whether it secures a loan. */
  isPledged: boolean;
  /** Whether a refit is planned and paid for. */
  hasRefit: boolean;
  /** Whether it flies for another aircraft and is not back yet. */
  standsIn: boolean;
  /** Whether it has been sold and has not landed yet. */
  isSold: boolean;
}

/** Returns why an aircraft cannot be sold now. Null if it can: in the air as well. @param now world minute */
export function saleObstacle(state: SaleState, now: number): Obstacle | null {
  const { registration } = state;
  if (state.isSold)
    return { code: 'sold', message: `${registration} has been sold. It changes hands when it has landed.` };
  if (state.ownership !== 'owned')
    return { code: 'leased', message: `${registration} is leased. Only its lessor can sell it.` };
  if (state.delivered > now)
    return { code: 'on_order', message: `${registration} has not been delivered yet.` };
  if (state.isPledged)
    return {
      code: 'pledged',
      message: `${registration} secures a loan. It can be sold when that is repaid.`,
    };
  if (state.work !== '')
    return { code: 'in_work', message: `${registration} is in the workshop. It can be sold after that.` };
  if (state.hasRefit)
    return {
      code: 'has_refit',
      message: `${registration} has a planned refit. Its owner must cancel it first.`,
    };
  if (state.standsIn)
    return {
      code: 'stands_in',
      message: `${registration} is flying for another aircraft. Try again when it is back at its base.`,
    };
  return null;
}

const PASSING = ['in_work', 'stands_in'];

/** Checks whether an obstacle goes away on its own: the aircraft comes back from the workshop or to its base. */
export const isPassing = ({ code }: Obstacle): boolean => PASSING.includes(code);
