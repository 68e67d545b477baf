import type { UserSettings } from '#game/airline/user.ts';

export type Units = NonNullable<UserSettings['units']>;
export type NumberStyle = NonNullable<UserSettings['numbers']>;
export type MoneyStyle = NonNullable<UserSettings['money']>;
export const DEFAULT_UNITS: Units = 'metric';
export const DEFAULT_NUMBERS: NumberStyle = 'comma';
export const DEFAULT_MONEY: MoneyStyle = 'short';

const MINUS = '\u2212';
/** Narrow no-break space between figure and unit, and between groups of digits. */
export const NARROW_SPACE = '\u202f';
const KM_PER_NM = 1.852;
const KM_PER_MI = 1.609344;
const M_PER_FT = 0.3048;

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

interface Marks {
  group: string;
  decimal: string;
}

const MARKS: Record<NumberStyle, Marks> = {
  comma: { group: ',', decimal: '.' },
  space: { group: NARROW_SPACE, decimal: '.' },
  point: { group: '.', decimal: ',' },
};

/** The account's number format, set by lib/settings.ts before the first page. */
let numbers: NumberStyle = DEFAULT_NUMBERS;
let money: MoneyStyle = DEFAULT_MONEY;

/** Sets the formats of all numbers. */
export function chooseFormats(chosen: { numbers?: NumberStyle; money?: MoneyStyle }): void {
  numbers = chosen.numbers ?? DEFAULT_NUMBERS;
  money = chosen.money ?? DEFAULT_MONEY;
}

/** Returns what groups digits and what separates decimals in the account's number format. */
export const numberMarks = (): Marks => MARKS[numbers];

/** Formats digits without sign. Written by hand because Intl is several times slower for large tables. */
function digits(value: number, decimals: number, { group, decimal }: Marks): string {
  const text = Math.abs(value).toFixed(decimals);
  const end = decimals > 0 ? text.length - decimals - 1 : text.length;
  let grouped = text.slice(0, end % 3 || 3);
  for (let index = grouped.length; index < end; index += 3) grouped += group + text.slice(index, index + 3);
  return decimals > 0 ? grouped + decimal + text.slice(end + 1) : grouped;
}

function written(value: number, decimals: number, unit = '', style = numbers): string {
  const text = digits(value, decimals, MARKS[style]);
  const isZero = !/[1-9]/.test(text);
  return `${value < 0 && !isZero ? MINUS : ''}${unit}${text}`;
}

/** Formats a whole number with thousands separators and a true minus sign: −1,234. */
export const formatNumber = (value: number): string => written(value, 0);

/** Formats a number with decimals: 1,234.5. */
export const formatDecimal = (value: number, decimals: number): string => written(value, decimals);

/** Formats a large count to two significant figures: 740,000, 3.1 M, 37 M. */
export function formatRough(count: number): string {
  const rough = Number(count.toPrecision(2));
  if (Math.abs(rough) < 1e6) return formatNumber(rough);
  return `${formatDecimal(rough / 1e6, Math.abs(rough) < 1e7 ? 1 : 0)}${NARROW_SPACE}M`;
}

/** Formats a share (0 to 1) in percent: 83%, or 83.5% with one decimal. */
export const formatPercent = (share: number, decimals = 0): string => `${written(share * 100, decimals)}%`;

/** Formats whole US dollars: $1,234,567, −$20. `style` overrides the account's format. */
export const formatMoney = (dollars: number, style?: NumberStyle): string => written(dollars, 0, '$', style);

const SCALES: [number, string][] = [
  [1e9, 'B'],
  [1e6, 'M'],
];

/** Formats US dollars for tiles: $1.23 M from 1 million, unless the account prefers full figures. */
export function formatMoneyShort(dollars: number, style: MoneyStyle = money): string {
  // A value that would round up to the next unit uses that unit.
  const scale = SCALES.find(([size]) => Math.abs(dollars) >= size * 0.99995);
  if (style === 'full' || !scale) return formatMoney(dollars);
  const [size, name] = scale;
  const scaled = dollars / size;
  const decimals = Math.abs(scaled) < 99.995 ? 2 : 1;
  return `${written(scaled, decimals, '$')}${NARROW_SPACE}${name}`;
}

/** Formats a change in US dollars with sign: +$1,200. */
export const formatMoneyChange = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${formatMoney(dollars)}`;

/**
 * Formats a date in UTC from the server's format ('2026-01-06 12:00:00.000Z') or ISO 8601: Tue 6 Jan 2026.
 */
export function formatDate(value: string): string {
  const date = new Date(value.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? '' : day.format(date).replaceAll(',', '');
}

/** Formats a distance: 1,204 km, 650 nm or 748 mi. */
export function formatDistance(km: number, units: Units): string {
  if (units === 'aviation') return `${formatNumber(km / KM_PER_NM)} nm`;
  if (units === 'imperial') return `${formatNumber(km / KM_PER_MI)} mi`;
  return `${formatNumber(km)} km`;
}

/** Formats an altitude or runway length in metres, or in feet for the other two systems. */
export const formatLength = (metres: number, units: Units): string =>
  units === 'metric' ? `${formatNumber(metres)} m` : `${formatNumber(metres / M_PER_FT)} ft`;

/** Formats a speed in km/h, knots or miles per hour. */
export function formatSpeed(kmh: number, units: Units): string {
  if (units === 'aviation') return `${formatNumber(kmh / KM_PER_NM)} kn`;
  if (units === 'imperial') return `${formatNumber(kmh / KM_PER_MI)} mph`;
  return `${formatNumber(kmh)} km/h`;
}

/** Formats minutes: 25 min, 2 h 05 min. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const sign = minutes < 0 && whole > 0 ? MINUS : '';
  if (whole < 60) return `${sign}${whole} min`;
  return `${sign}${formatNumber(Math.floor(whole / 60))} h ${String(whole % 60).padStart(2, '0')} min`;
}

/** Nouns with the same singular and plural. */
const UNCHANGED = ['aircraft'];

/** Returns a count with its noun: "1 flight", "2 flights", "2 aircraft". @param noun in the singular */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 || UNCHANGED.includes(noun) ? '' : 's'}`;

/** Returns the name of a country by its ISO 3166 code, or the code if there is no name. */
export function countryName(code: string): string {
  try {
    return regions.of(code) ?? code;
  } catch {
    return code;
  }
}
