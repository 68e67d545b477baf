import type { Temperament } from '#game/world/temperament.ts';

/** A running loan of the rival. */
export interface OwnLoan {
  id: string;
  /** Whole US dollars. */
  balance: number;
  /** Yearly. */
  rate: number;
  /** Instalments that have fallen due and are not paid. */
  missed: number;
}

/** An open order of the rival. */
export interface OwnOrder {
  id: string;
  issuer: string;
  side: 'buy' | 'sell';
  lots: number;
  /** Cents per share. */
  price: number;
}

/** Shares of another airline that the rival holds. */
export interface OwnHolding {
  issuer: string;
  lots: number;
  /** Lots of these that are in open orders to sell. */
  reserved: number;
  /** Whole US dollars. */
  cost: number;
  /** Whether it is not for sale, because the rival controls the issuer or has an open offer for it. */
  isKept: boolean;
}

/** A public airline as everybody sees it. Prices and values in cents per share. */
export interface SeenListing {
  issuer: string;
  isSubscribing: boolean;
  /** Lots of all shares, and of the issue. */
  lots: number;
  issueLots: number;
  issuePrice: number;
  price: number;
  /** Price that the daily band is around. */
  band: number;
  fair: number;
  target: number;
  /** Price four weeks ago, or the issue's price if it is younger. */
  before: number;
  /** See `opinionOf`. */
  opinion: number;
}

/** Knowledge of a rival about its finances and the stock market in a review. Amounts in whole US dollars. */
export interface FinanceView {
  temperament: Temperament;
  cash: number;
  /** Everything that it owns less its debt. */
  equity: number;
  debt: number;
  /** Leases and instalments. */
  weeklyFixedCosts: number;
  /** Profit of the last four weeks. */
  profit: number;
  /** Price of the aircraft that it may add in a review. */
  growthCost: number;
  /** Returns the yearly rate of an unsecured loan of this many US dollars. Null if the bank offers none. */
  rateOf: (amount: number) => number | null;
  /** Largest unsecured loan that the bank offers. */
  loanLimit: number;
  loans: readonly OwnLoan[];
  /** Its own shares. Null if it is private. */
  own: { isListed: boolean; lots: number } | null;
  /** Its fair value before an issue. Null if it cannot go public. */
  float: { fair: number; weeksFlown: number } | null;
  orders: readonly OwnOrder[];
  holdings: readonly OwnHolding[];
  /** Other airlines, sorted by id. */
  listings: readonly SeenListing[];
}
