import type { ShareOrder } from '#game/shares/fill-orders.ts';
import { centsPerShare } from '#game/shares/price-per-share.ts';
import { FOUNDER_LOTS } from '#game/shares/share-limits.ts';
import type { Issuer } from './issuer.ts';

/** Airline that trades. Money of open orders is not in its cash. */
export interface Trader {
  name: string;
  cash: number;
  /** Lots by issuer, those in open orders to sell included. */
  lots: number[];
}

interface Order extends ShareOrder {
  trader: Trader;
}

/** A public airline with its book. Prices in cents per share. */
export interface Listing {
  index: number;
  issuer: Issuer;
  isListed: boolean;
  lots: number;
  investors: number;
  maker: number;
  price: number;
  band: number;
  fair: number;
  target: number;
  declared: number;
  /** Dividends declared in the quarter, in whole US dollars. */
  paid: number;
  orders: Order[];
  isChanged: boolean;
}

/** Returns an airline that has not gone public. */
export function privateAirline(index: number, issuer: Issuer): Listing {
  const fair = centsPerShare(issuer.target(), FOUNDER_LOTS);
  return {
    index,
    issuer,
    isListed: false,
    lots: FOUNDER_LOTS,
    investors: 0,
    maker: 0,
    price: Math.round(fair),
    band: Math.round(fair),
    fair,
    target: fair,
    declared: 0,
    paid: 0,
    orders: [],
    isChanged: false,
  };
}
