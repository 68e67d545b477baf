/**
 * Sales, distribution, card fees and head office, as a share of ticket revenue. Airlines report 12 to 16%.
 */
const SHARE_OF_REVENUE = 0.16;

/** Returns the overhead of this ticket revenue, both in whole US dollars. */
export const overheadOf = (revenue: number): number => Math.round(revenue * SHARE_OF_REVENUE);
