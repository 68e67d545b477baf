import { fold } from '#game/platform/text/fold.ts';

const MAX_WORDS = 4;
const SHORTEST_NAME = 4;

/**
 * Returns the longest run of words in the airport's name that is one of the city's names, in the spelling of
 * the airport's name.
 */
function asInAirportName(airportName: string, names: readonly string[]): string | undefined {
  const words = [...airportName.matchAll(/[^ ,/()–-]+/g)];
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
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
 * Spells the served city like the source of the airports: as in the municipality, otherwise as in the
 * airport's name, otherwise as in GeoNames, which mixes languages and transliterations. Returns an empty text
 * if the municipality already contains it.
 * @param name the city in GeoNames
 * @param names all its names, folded
 */
export function spellCity(
  site: { name: string; municipality: string },
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
