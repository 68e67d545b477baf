import { fold } from '../../game/fold.ts';
import type { Site } from './served-city.ts';

const MOST_WORDS = 4;
const SHORTEST_NAME = 4;

/** The longest run of words in the airport's name that is one of the city's names, as it is written there. */
function asInAirportName(airportName: string, names: readonly string[]): string | undefined {
  const words = [...airportName.matchAll(/[^ ,/()–-]+/g)];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    for (let first = 0; first + count <= words.length; first++) {
      const last = words[first + count - 1];
      const run = airportName.slice(words[first]?.index, (last?.index ?? 0) + (last?.[0].length ?? 0));
      if (names.includes(fold(run))) return run;
    }
  }
  return undefined;
}

const holds = (text: string, words: string) => words !== '' && ` ${fold(text)} `.includes(` ${words} `);

/**
 * Spells the served city as the source of the airports does: in the municipality, else in the airport's name, else as
 * GeoNames does, which mixes languages and transliterations. Returns an empty text if the municipality already says it.
 * @param name the city as GeoNames calls it
 * @param names all its names, folded
 */
export function spellCity(
  site: Pick<Site, 'name' | 'municipality'>,
  name: string,
  names: readonly string[],
): string {
  const [first = '', ...others] = site.municipality.split(/[(),/]/).map((part) => part.trim());
  const isSaid = names.some(
    (one) => one === fold(first) || (one.length >= SHORTEST_NAME && holds(first, one)),
  );
  if (!isSaid) {
    const inMunicipality = others.find((part) => names.includes(fold(part)));
    return inMunicipality ?? asInAirportName(site.name, names) ?? name;
  }
  if (holds(site.name, fold(first))) return '';
  // "Napoli" of "Naples International Airport", and "Köln (Cologne)" of "Cologne Bonn Airport".
  const better = [name, ...others].find((part) => names.includes(fold(part)) && holds(site.name, fold(part)));
  return better ? (asInAirportName(site.name, [fold(better)]) ?? better) : '';
}
