/** Figures that limit what an airline pays to its owners, as dividends or for shares that it buys back. */
export interface PayoutFigures {
  /** Whole US dollars. Declared dividends have left it. */
  equity: number;
  /** Money in open orders to buy own shares, in whole US dollars. It counts as equity until they are filled. */
  buybacks: number;
  /** Instalments of loans that have fallen due and are not paid. */
  missed: number;
}

/** Returns the equity that is left when all open buy-backs are filled, in whole US dollars. May be negative. */
export const freeEquity = ({ equity, buybacks }: PayoutFigures): number => equity - buybacks;

/**
 * Returns the most that an airline can pay to its owners now, in whole US dollars: its equity, so that lenders' money
 * stays. Nothing while an instalment is missed.
 */
export const payoutMax = (figures: PayoutFigures): number =>
  figures.missed > 0 ? 0 : Math.max(0, freeEquity(figures));
