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
