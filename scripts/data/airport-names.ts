import { fold } from '#game/platform/text/fold.ts';
import type { AirportRow } from '#game/world/airport/airport.ts';
import type { Town } from './geonames-towns.ts';

/** Columns of seed/airport_names.csv. */
export const NAME_COLUMNS = ['iata', 'names'] as const;
export type NameRow = Record<(typeof NAME_COLUMNS)[number], string>;

/** Separates the names of an airport in the file. */
export const NAME_SEPARATOR = '|';

/**
 * Languages in which the search knows names of foreign cities (ISO 639), English first: those of Europe with
 * the most speakers. This keeps the file small, and the names that GeoNames displays are local ones.
 */
export const NAME_LANGUAGES = 'en de fr es it pt pl nl tr sv da nb fi cs hu ro sk hr ru uk el'.split(' ');

/**
 * Former and other names that are still in use and that GeoNames lists without a language. Used for the towns
 * to which GeoNames assigns them, from this population on.
 */
const STILL_USED = new Set(
  'Bangalore Basle Bombay Calcutta Canton Constantinople Konstantinopel Kiew Leningrad Madras NYC Peking Rangoon Saigon'.split(
    ' ',
  ),
);
const STILL_USED_FROM = 150_000;
/** IATA codes of metropolitan areas, such as TYO. */
const METRO_CODE = /^[A-Z]{3}$/;
const METRO_CODE_FROM = 500_000;

const SHORTEST = 3;

/** Returns a town's names without a language that people actually type. */
function otherNames({ alternates, population }: Town, isAirport: (code: string) => boolean): string[] {
  return alternates.filter(
    (name) =>
      (population >= STILL_USED_FROM && STILL_USED.has(name)) ||
      (population >= METRO_CODE_FROM && METRO_CODE.test(name) && !isAirport(name)),
  );
}

/**
 * Returns the names by which people look for an airport and that its municipality and city do not contain.
 * Spellings that the search treats as equal appear once.
 * @param towns the cities it serves
 * @param namesOf a town's names by its GeoNames id
 * @param isAirport whether a code of three letters is that of an airport
 */
export function searchNames(
  airport: AirportRow,
  towns: readonly Town[],
  namesOf: (id: number) => string[],
  isAirport: (code: string) => boolean,
): string[] {
  const said = fold(`${airport.municipality} ${airport.city ?? ''}`).split(' ');
  const names = new Map<string, string>();
  for (const name of towns.flatMap((town) => [
    town.name,
    ...town.alternates.slice(0, 1),
    ...namesOf(town.id),
    ...otherNames(town, isAirport),
  ])) {
    const folded = fold(name);
    if (folded.length < SHORTEST || name.includes(NAME_SEPARATOR) || names.has(folded)) continue;
    // "Zürich" for Zurich is kept because people also type "Zuerich".
    const isSaid = folded.split(' ').every((word) => said.includes(word));
    if (!isSaid || /[äöüåø]/i.test(name.normalize('NFC'))) names.set(folded, name);
  }
  return [...names.values()];
}
