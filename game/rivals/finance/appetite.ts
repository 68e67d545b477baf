import type { Temperament } from '#game/world/temperament.ts';

/** Way in which an airline trades shares of others: below their value, with their trend, or not at all. */
export type TradingStyle = 'none' | 'value' | 'momentum';

/** Figures of a temperament for the bank and the stock market. */
export interface Appetite {
  /** Maximum debt as a share of equity. */
  debt: number;
  /** Return on equity from which it borrows, in multiples of the loan's rate. */
  hurdle: number;
  /** Reviews for whose growth it keeps money. It borrows what is missing. */
  plan: number;
  /** Money beyond that plan from which it repays early, in multiples of the loan. */
  repay: number;
  /** Weeks of flying after which it goes public. */
  floatWeeks: number;
  /** Fair value in multiples of equity from which going public pays. */
  floatWorth: number;
  /** Largest part of all shares that it offers, in percent. */
  floatPercent: number;
  /** Years of growth for which it raises and keeps money. It pays out the rest. Takeovers need more than growth alone. */
  years: number;
  /** Share of its profit that it pays as a dividend in each review. */
  payout: number;
  trading: TradingStyle;
  /** Maximum share of its spare money that it holds in shares. */
  stakes: number;
  /**
   * Share by which it believes that another airline is worth more as a part of its own, at best. 0: it never takes
   * others over.
   */
  synergy: number;
}

export const APPETITES: Readonly<Record<Temperament, Appetite>> = {
  cautious: {
    debt: 0.15,
    hurdle: 4,
    plan: 1,
    repay: 1,
    floatWeeks: 40,
    floatWorth: 2.5,
    floatPercent: 20,
    years: 1,
    payout: 0.5,
    trading: 'none',
    stakes: 0,
    synergy: 0,
  },
  expansive: {
    debt: 1,
    hurdle: 1.5,
    plan: 4,
    repay: 6,
    floatWeeks: 12,
    floatWorth: 1.2,
    floatPercent: 45,
    years: 4,
    payout: 0,
    trading: 'momentum',
    stakes: 0.1,
    synergy: 0.3,
  },
  premium: {
    debt: 0.4,
    hurdle: 2.5,
    plan: 2,
    repay: 2,
    floatWeeks: 26,
    floatWorth: 2,
    floatPercent: 30,
    years: 1,
    payout: 0.45,
    trading: 'value',
    stakes: 0.1,
    synergy: 0.1,
  },
  low_cost: {
    debt: 0.6,
    hurdle: 2,
    plan: 3,
    repay: 3,
    floatWeeks: 16,
    floatWorth: 1.5,
    floatPercent: 40,
    years: 2,
    payout: 0,
    trading: 'value',
    stakes: 0.05,
    synergy: 0.25,
  },
  regional: {
    debt: 0.3,
    hurdle: 3,
    plan: 2,
    repay: 2,
    floatWeeks: 20,
    floatWorth: 1.8,
    floatPercent: 25,
    years: 1,
    payout: 0.4,
    trading: 'value',
    stakes: 0.15,
    synergy: 0.1,
  },
  opportunist: {
    debt: 0.8,
    hurdle: 1.5,
    plan: 3,
    repay: 4,
    floatWeeks: 12,
    floatWorth: 1.3,
    floatPercent: 35,
    years: 4,
    payout: 0.1,
    trading: 'momentum',
    stakes: 0.25,
    synergy: 0.3,
  },
};
