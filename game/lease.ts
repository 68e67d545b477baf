/**
 * Weekly rate as a share of the value at the start of the lease: new, and by how much each year of age raises it. Lessors ask
 * for four to five times the share for aircraft of 25 years, which have little left to earn it in: from the age at which
 * they may go to the scrapyard instead, each year raises it by more.
 */
const RATE_NEW = 0.0042;
const RATE_GROWTH = 1.05;
const OLD_YEARS = 15;
const RATE_GROWTH_OLD = 1.07;
const RATE_MOST = 0.022;
const DEPOSIT_MONTHS = 3;
const WEEKS_A_MONTH = 52 / 12;

/**
 * Weekly lease rate in whole US dollars, fixed for the term.
 * @param value market value at the start, in dollars
 * @param age in years at the start: old aircraft lose what is left of their value faster, so the share is larger
 */
export const leaseRate = (value: number, age: number): number =>
  Math.ceil(
    value *
      Math.min(
        RATE_MOST,
        RATE_NEW *
          RATE_GROWTH ** Math.min(OLD_YEARS, Math.max(0, age)) *
          RATE_GROWTH_OLD ** Math.max(0, age - OLD_YEARS),
      ),
  );

/** Deposit in whole US dollars: three monthly rates, given back when the aircraft is. */
export const leaseDeposit = (weeklyRate: number): number =>
  Math.ceil(weeklyRate * WEEKS_A_MONTH * DEPOSIT_MONTHS);
