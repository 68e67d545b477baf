import { AIRPORT_COLUMNS, type AirportColumn, type AirportRow } from '#game/world/airport/airport.ts';

const quoted = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/**
 * Returns a cell, empty for an unknown elevation and for the runways of an airport without any in the source.
 */
function cell(airport: AirportRow, column: AirportColumn): string {
  const value = airport[column] ?? null;
  const unknown = value === null || ((column === 'runways' || column === 'longest_runway_m') && value === 0);
  return unknown ? '' : quoted(String(value));
}

/**
 * Returns a complete airports.csv: header, one line per airport in the given order, LF line ends, UTF-8
 * without a byte order mark.
 */
export function toCsv(airports: readonly AirportRow[]): string {
  const lines = airports.map((airport) => AIRPORT_COLUMNS.map((column) => cell(airport, column)).join(','));
  return `${[AIRPORT_COLUMNS.join(','), ...lines].join('\n')}\n`;
}
