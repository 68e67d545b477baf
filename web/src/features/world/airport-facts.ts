import type { Airport, AirportType } from '#game/world/airport/airport.ts';
import { formatNumber } from '#web/lib/format.ts';

/** Labels of airport types. */
export const TYPE_NAMES: Record<AirportType, string> = {
  large_airport: 'Large Airport',
  medium_airport: 'Medium Airport',
};

const plural = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;

/**
 * Returns '25 metres above sea level and has 2 runways' or '1 metre above sea level and has 1 runway'.
 * Unknown values are left out. Null if both are unknown.
 */
export function elevationAndRunways({
  elevation_m: elevation,
  runways,
}: Pick<Airport, 'elevation_m' | 'runways'>): string | null {
  const height = elevation === null ? null : `${plural(elevation, 'metre')} above sea level`;
  const count = runways > 0 ? plural(runways, 'runway') : null;
  if (height && count) return `${height} and has ${count}`;
  return height ?? (count && `Has ${count}`);
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** 51.4706° N */
export const formatLatitude = (lat: number): string => degrees(lat, 'N', 'S');
/** 0.4619° W */
export const formatLongitude = (lon: number): string => degrees(lon, 'E', 'W');
