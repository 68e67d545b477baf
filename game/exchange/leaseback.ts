import { ageInYears } from '../fleet/disposal.ts';
import { leaseDeposit, leaseRate } from '../fleet/lease.ts';
import { lessorsBid } from './prices.ts';

/** Minimum term of a leaseback. */
export const LEASEBACK_WEEKS = 52;

/** Terms of selling an aircraft to a lessor and leasing it back. Amounts are whole US dollars. */
export interface LeasebackTerms {
  price: number;
  /** Per week. */
  rate: number;
  deposit: number;
  weeks: number;
}

/**
 * Returns the terms at which lessors buy an aircraft of a market value and lease it back, at their usual rate.
 * @param now world minute
 */
export function leasebackTerms(
  value: number,
  aircraft: { readonly built: number; readonly paid_new: number },
  now: number,
): LeasebackTerms {
  const rate = leaseRate(value, ageInYears(aircraft, now));
  return {
    price: lessorsBid(value, aircraft, now),
    rate,
    deposit: leaseDeposit(rate),
    weeks: LEASEBACK_WEEKS,
  };
}
