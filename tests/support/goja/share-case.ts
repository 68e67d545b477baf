/** A holding of which some lots are sold. */
export interface SaleCase {
  cost: number;
  held: number;
  sold: number;
}

/** Prices of past days and a declared dividend, in cents per share. */
export interface DividendCase {
  prices: number[];
  declared: number;
}

/** An airline's shares, with those that a rival holds, in lots. */
export interface ControlCase {
  held: number;
  lots: number;
  founder_lots: number;
  isRival: boolean;
}

/** Answers of the SQL about a case: whether the holder controls the airline, and whether it keeps its shares. */
export interface ControlAnswers {
  isControl: boolean;
  isKept: boolean;
}
