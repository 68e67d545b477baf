import type { Airport } from '../../../../game/airport.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Airports whose code, name or city holds the text; codes first, then names that begin with it. All where it is empty. */
export function findAirports(airports: readonly Airport[], text: string): Airport[] {
  const wanted = fold(text.trim());
  if (wanted === '') return airports.toSorted((one, other) => one.name.localeCompare(other.name));
  const rank = ({ iata, icao, name, municipality }: Airport) => {
    if ([iata, icao].some((code) => fold(code) === wanted)) return 0;
    const words = [name, municipality].map(fold);
    if (words.some((word) => word.startsWith(wanted))) return 1;
    return words.some((word) => word.includes(wanted)) ? 2 : 3;
  };
  return airports
    .map((airport) => ({ airport, rank: rank(airport) }))
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank || one.airport.name.localeCompare(other.airport.name))
    .map(({ airport }) => airport);
}
