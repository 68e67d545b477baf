import type { OfferedAircraft } from '#game/payloads/exchange.ts';
import { formatDecimal, formatPercent } from '#web/lib/format.ts';

/** Below this age an aircraft is called new, because 0.0 years would be shown otherwise. */
const NEW_YEARS = 0.05;
/** Differences from the value below this share are not shown. */
const SAME = 0.005;

/** Returns an age in years: "new", "7.2 years". */
export const ageText = (years: number): string =>
  years < NEW_YEARS ? 'new' : `${formatDecimal(years, 1)} years`;

/** Returns a price against market value: "4% above value". Both in whole US dollars. */
export function dealText(price: number, value: number): string {
  const share = value > 0 ? price / value - 1 : 0;
  if (Math.abs(share) < SAME) return 'at value';
  return `${formatPercent(Math.abs(share))} ${share > 0 ? 'above' : 'below'} value`;
}

/** Returns how an aircraft is sold. */
export function saleText({ kind, offers }: Pick<OfferedAircraft, 'kind' | 'offers'>): string {
  if (kind === 'auction') return 'Auction';
  return offers ? 'Open to offers' : 'Fixed price';
}
