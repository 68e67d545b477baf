/** Weeks for which a trade may be reclaimed. A loan is young for as long. */
export const CLAIM_WEEKS = 26;

/** Money that an airline has lost to another one in a trade at a price above or below what was traded is worth. */
export interface TradeClaim {
  airline: string;
  /** The airline that gained. */
  debtor: string;
  /** Whole US dollars, at least 1. */
  amount: number;
}

/**
 * Returns the part of each claim that is due: together no more than is missing, in proportion. It is due whatever cash
 * the debtors have. Otherwise, they would keep it out of reach.
 * @param missing whole US dollars that lenders lack
 */
export function reclaimed(claims: readonly { amount: number }[], missing: number): number[] {
  const total = claims.reduce((sum, { amount }) => sum + amount, 0);
  const share = Math.min(1, missing / Math.max(1, total));
  return claims.map(({ amount }) => Math.floor(amount * share));
}

/**
 * Returns the part of each purchase of an issuer's shares that they did not bring when they were sold at the end, in
 * whole US dollars. The parts are in proportion, and together at most the loss.
 * @param loss price of the held shares, less what they brought and what is reclaimed anyway
 */
export const lostOf = (purchases: readonly { amount: number }[], loss: number): number[] =>
  reclaimed(purchases, Math.max(0, loss));
