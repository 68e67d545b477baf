import type { UserSettings } from '../../../game/user.ts';

export type Units = NonNullable<UserSettings['units']>;
export type NumberStyle = NonNullable<UserSettings['numbers']>;
export type MoneyStyle = NonNullable<UserSettings['money']>;
export const DEFAULT_UNITS: Units = 'metric';
export const DEFAULT_NUMBERS: NumberStyle = 'comma';
export const DEFAULT_MONEY: MoneyStyle = 'short';

const MINUS = '\u2212';
/** Keeps a unit with its figure, and groups of digits together. */
const NARROW_SPACE = '\u202f';
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

/** As the account says; set by lib/settings.ts before any page is shown. */
let numbers: NumberStyle = DEFAULT_NUMBERS;
let money: MoneyStyle = DEFAULT_MONEY;

/** Writes all numbers from now on in that way. */
export function chooseFormats(chosen: { numbers?: NumberStyle; money?: MoneyStyle }): void {
  numbers = chosen.numbers ?? DEFAULT_NUMBERS;
  money = chosen.money ?? DEFAULT_MONEY;
}

/** Digits without sign, by hand: a table writes hundreds, and Intl or a search for places takes several times as long. */
function digits(value: number, decimals: number, { group, decimal }: Marks): string {
  const text = Math.abs(value).toFixed(decimals);
  const end = decimals > 0 ? text.length - decimals - 1 : text.length;
  let grouped = text.slice(0, end % 3 || 3);
  for (let at = grouped.length; at < end; at += 3) grouped += group + text.slice(at, at + 3);
  return decimals > 0 ? grouped + decimal + text.slice(end + 1) : grouped;
}

function written(value: number, decimals: number, unit = '', style = numbers): string {
  const text = digits(value, decimals, MARKS[style]);
  const isZero = !/[1-9]/.test(text);
  return `${value < 0 && !isZero ? MINUS : ''}${unit}${text}`;
}

/** A whole number with thousands separators and a true minus sign: −1,234. */
export const formatNumber = (value: number): string => written(value, 0);

/** A number with that many decimals: 1,234.5. */
export const formatDecimal = (value: number, decimals: number): string => written(value, decimals);

/** A large count to two figures, as people say it: 740,000, 3.1 M, 37 M. */
export function formatRough(count: number): string {
  const rough = Number(count.toPrecision(2));
  if (Math.abs(rough) < 1e6) return formatNumber(rough);
  return `${formatDecimal(rough / 1e6, Math.abs(rough) < 1e7 ? 1 : 0)}${NARROW_SPACE}M`;
}

/** A share (0 to 1) in per cent: 83%, and 83.5% with one decimal. */
export const formatPercent = (share: number, decimals = 0): string => `${written(share * 100, decimals)}%`;

/** Whole US dollars: $1,234,567, −$20. `style` shows what another choice would look like. */
export const formatMoney = (dollars: number, style?: NumberStyle): string => written(dollars, 0, '$', style);

const SCALES: [number, string][] = [
  [1e9, 'B'],
  [1e6, 'M'],
];

/** US dollars for tiles and labels: $1.23 M, or in full where the account says so. From 1 million on; below, in full. */
export function formatMoneyShort(dollars: number, style: MoneyStyle = money): string {
  // Whatever would round up to the next unit is written in it.
  const scale = SCALES.find(([size]) => Math.abs(dollars) >= size * 0.99995);
  if (style === 'full' || !scale) return formatMoney(dollars);
  const [size, name] = scale;
  const scaled = dollars / size;
  const decimals = Math.abs(scaled) < 99.995 ? 2 : 1;
  return `${written(scaled, decimals, '$')}${NARROW_SPACE}${name}`;
}

/** The same with a sign for what came in, too: +$1,200. */
export const formatMoneyChange = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${formatMoney(dollars)}`;

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

/** A speed in the units chosen: km/h, knots or miles an hour. */
export function formatSpeed(kmh: number, units: Units): string {
  if (units === 'aviation') return `${formatNumber(kmh / KM_PER_NM)} kn`;
  if (units === 'imperial') return `${formatNumber(kmh / KM_PER_MI)} mph`;
  return `${formatNumber(kmh)} km/h`;
}

/** Minutes as people say them: 25 min, 2 h 05 min. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  const sign = minutes < 0 && whole > 0 ? MINUS : '';
  if (whole < 60) return `${sign}${whole} min`;
  return `${sign}${formatNumber(Math.floor(whole / 60))} h ${String(whole % 60).padStart(2, '0')} min`;
}

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
