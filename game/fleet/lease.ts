/**
 * Weekly rate as a share of the value at the start of the lease: when new, and growth per year of age.
 * Lessors charge four to five times the share for aircraft of 25 years, which have little time left to earn
 * it. From the age at which scrapping is an alternative, growth is higher.
 */
const RATE_NEW = 0.0042;
const RATE_GROWTH = 1.05;
const OLD_YEARS = 15;
const RATE_GROWTH_OLD = 1.07;
const MAX_RATE = 0.022;
const DEPOSIT_MONTHS = 3;
const WEEKS_A_MONTH = 52 / 12;

/**
 * Returns the weekly lease rate in whole US dollars, fixed for the term.
 * @param value market value at the start, in dollars
 * @param age in years at the start; the share rises with age because old aircraft lose their remaining
 *   value faster
 */
export const leaseRate = (value: number, age: number): number =>
  Math.ceil(
    value *
      Math.min(
        MAX_RATE,
        RATE_NEW *
          RATE_GROWTH ** Math.min(OLD_YEARS, Math.max(0, age)) *
          RATE_GROWTH_OLD ** Math.max(0, age - OLD_YEARS),
      ),
  );

/** Returns the deposit in whole US dollars: three monthly rates, refunded when the aircraft is returned. */
export const leaseDeposit = (weeklyRate: number): number =>
  Math.ceil(weeklyRate * WEEKS_A_MONTH * DEPOSIT_MONTHS);
