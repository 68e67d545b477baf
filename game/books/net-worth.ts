/** Parts of an airline's net worth, in whole US dollars. */
export interface NetWorthParts {
  cash: number;
  /** Deposits at lessors. */
  deposits: number;
  /** Money in escrow, such as that of open bids. */
  escrow: number;
  /** Market value of the owned aircraft. Those on order count at their price. */
  aircraft: number;
  /** Shares of other airlines at their last price. */
  shares: number;
  /** Owed to the bank, including arrears. */
  loans: number;
}

/** Returns the net worth of an airline, which is its equity, in whole US dollars. May be negative. */
export const netWorth = ({ cash, deposits, escrow, aircraft, shares, loans }: NetWorthParts): number =>
  cash + deposits + escrow + aircraft + shares - loans;

/** Lower bounds of the bands of net worth after the first, in whole US dollars. */
const BOUNDS = [0, 10e6, 25e6, 50e6, 100e6, 250e6, 500e6, 1e9] as const;
const MILLION = 1e6;

/** Bounds as SQL and words use them. */
export const WORTH_BOUNDS: readonly number[] = BOUNDS;

/**
 * Returns the band of a net worth: 0 below zero, then 1 and so on. Everyone sees the band of an airline that is not
 * listed, and only its owner the exact figure.
 */
export const worthBand = (netWorth: number): number => BOUNDS.filter((bound) => netWorth >= bound).length;

/** Returns the lower bound of a band in whole US dollars. Null if it has none. */
export const lowestOfBand = (band: number): number | null => BOUNDS[band - 1] ?? null;

const inMillions = (bound: number): string =>
  bound >= 1e9 ? `$${bound / 1e9} B` : bound === 0 ? '$0' : `$${bound / MILLION} M`;

/** Returns a band in words, such as $10 M to $25 M. */
export function bandText(band: number): string {
  const [from, to] = [BOUNDS[band - 1], BOUNDS[band]];
  if (from === undefined) return 'Below $0';
  return to === undefined ? `Over ${inMillions(from)}` : `${inMillions(from)} to ${inMillions(to)}`;
}
