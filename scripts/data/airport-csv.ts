import { AIRPORT_COLUMNS, type AirportColumn, type AirportRow } from '../../game/airport.ts';

const quoted = (value: string) => (/[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** What the file leaves empty: an unknown elevation, and runways of an airport that the source lists none for. */
function cell(airport: AirportRow, column: AirportColumn): string {
  const value = airport[column] ?? null;
  const unknown = value === null || ((column === 'runways' || column === 'longest_runway_m') && value === 0);
  return unknown ? '' : quoted(String(value));
}

/** A whole airports.csv: header, one line an airport in the order given, LF line ends, UTF-8 without a mark. */
export function toCsv(airports: readonly AirportRow[]): string {
  const lines = airports.map((airport) => AIRPORT_COLUMNS.map((column) => cell(airport, column)).join(','));
  return `${[AIRPORT_COLUMNS.join(','), ...lines].join('\n')}\n`;
}
