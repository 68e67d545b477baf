import { fold, foldedSpellings } from '#game/platform/text/fold.ts';
import type { Airport } from './airport.ts';
import { knownCity, mainMunicipality } from './airport-city.ts';

/** Airport fields that the search reads. */
export type MatchableAirport = Pick<
  Airport,
  'iata' | 'icao' | 'name' | 'municipality' | 'type' | 'scheduled' | 'runways' | 'longest_runway_m'
> & { city?: string };

/** Further names of an airport's cities by its IATA code: folded (game/platform/text/fold.ts), separated by `|`. */
export type CityNames = Readonly<Record<string, string>>;

/** An airport as the search compares it. All texts are folded. */
export interface Entry<Airport> {
  airport: Airport;
  iata: string;
  icao: string;
  name: string;
  /** Name without its generic words. */
  core: string;
  /** The city served and the municipality, with their spellings. */
  cities: string[];
  /** Names of its cities in other languages, and larger cities whose travellers use it. */
  aliases: string[];
}

/** Words that say nothing about which airport is meant. */
const GENERIC = new Set(
  'airport aeroport aeropuerto aeroporto flughafen airfield field international intl regional municipal the of'.split(
    ' ',
  ),
);

/** Returns the words that say which airport is meant. */
export const specific = (words: string[]): string[] => words.filter((word) => !GENERIC.has(word));

/**
 * Rates airports: scheduled before others, large before medium, then by number of runways and length of the
 * longest.
 */
const importance = ({ scheduled, type, runways, longest_runway_m }: MatchableAirport): number =>
  (scheduled ? 200 : 0) + (type === 'large_airport' ? 100 : 0) + runways + longest_runway_m / 10_000;

/** Returns the entries of the airports, most important first. */
export function entriesOf<Airport extends MatchableAirport>(
  airports: readonly Airport[],
  names: CityNames,
): Entry<Airport>[] {
  return [...airports]
    .sort((a, b) => importance(b) - importance(a) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map((airport) => {
      const name = fold(airport.name);
      const cities = [knownCity({ city: '', ...airport }), mainMunicipality(airport.municipality)];
      return {
        airport,
        iata: fold(airport.iata),
        icao: fold(airport.icao),
        name,
        core: specific(name.split(' ')).join(' '),
        cities: cities.flatMap(foldedSpellings).filter(Boolean),
        aliases: names[airport.iata]?.split('|') ?? [],
      };
    });
}
