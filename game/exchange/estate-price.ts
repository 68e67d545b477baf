/** Asking price of an administrator in percent of market value, at first and in the end. */
const FIRST_PERCENT = 110;
const LAST_PERCENT = 92;
/** Game days in which it falls to the last one. Then the dealers keep the aircraft. */
export const ESTATE_DAYS = 14;

/**
 * Returns what an administrator asks for an aircraft, in whole US dollars. The price falls each day.
 * @param value market value when the airline was closed, whole US dollars
 * @param days game days since then
 */
export function estatePrice(value: number, days: number): number {
  const passed = Math.min(ESTATE_DAYS, Math.max(0, days)) / ESTATE_DAYS;
  return Math.ceil((value * (FIRST_PERCENT - (FIRST_PERCENT - LAST_PERCENT) * passed)) / 100);
}
