/** Delay in minutes above which a flight counts as late, on all pages and in statistics. */
export const LATE_AFTER = 15;
