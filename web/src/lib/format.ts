import type { UserSettings } from '../../../game/user.ts';

export type Units = NonNullable<UserSettings['units']>;
export const DEFAULT_UNITS: Units = 'metric';

const MINUS = '\u2212';
const KM_PER_NM = 1.852;
const KM_PER_MI = 1.609344;
const M_PER_FT = 0.3048;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** A whole number with thousands separators and a true minus sign: −1,234. */
export const formatNumber = (value: number): string => whole.format(value).replace('-', MINUS);

/** Whole US dollars: $1,234,567, −$20. */
export const formatMoney = (dollars: number): string =>
  `${dollars < 0 ? MINUS : ''}$${whole.format(Math.abs(dollars))}`;

/** A date in UTC, from what the server sends ('2026-01-06 12:00:00.000Z') or ISO 8601: Tue 6 Jan 2026. */
export function formatDate(value: string): string {
  const date = new Date(value.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? '' : day.format(date).replaceAll(',', '');
}

/** A distance in the units chosen: 1,204 km, 650 nm or 748 mi. */
export function formatDistance(km: number, units: Units): string {
  if (units === 'aviation') return `${formatNumber(km / KM_PER_NM)} nm`;
  if (units === 'imperial') return `${formatNumber(km / KM_PER_MI)} mi`;
  return `${formatNumber(km)} km`;
}

/** A height or a runway's length: metres, or feet in the other two systems. */
export const formatLength = (metres: number, units: Units): string =>
  units === 'metric' ? `${formatNumber(metres)} m` : `${formatNumber(metres / M_PER_FT)} ft`;

/** A count with its noun: 1 runway, 3 runways. */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Name of a country by its ISO 3166 code; the code where it has none. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}
