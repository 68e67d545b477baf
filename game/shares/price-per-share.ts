import { LOT_SHARES } from './price-band.ts';

/** Decimals of a cent that a fair value keeps, so that both engines decide the same. */
const DIGITS = 1e4;

/** Returns the value of an airline in cents per share, at least 1. @param value in US dollars */
export const centsPerShare = (value: number, lots: number): number =>
  Math.max(1, Math.round((value * 100 * DIGITS) / (lots * LOT_SHARES)) / DIGITS);

/** Returns the value of an airline in whole US dollars. @param cents per share */
export const valueOfShares = (cents: number, lots: number): number =>
  Math.round((cents * lots * LOT_SHARES) / 100);

/** Rounds a fair value in cents per share. */
export const roundCents = (cents: number): number => Math.max(1, Math.round(cents * DIGITS) / DIGITS);
