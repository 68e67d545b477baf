import { blocName } from './blocs.ts';

type NameOf = (country: string) => string;

const listed = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** Returns the names of an airline's home blocs as part of a sentence. @param last word before the last name */
export const homeNames = (homes: readonly string[], nameOf: NameOf, last: 'and' | 'or' = 'and'): string =>
  listed(
    homes.map((bloc) => blocName(bloc, nameOf)),
    last,
  );

/** Returns why an airline may not fly a pair, and what it needs. @param missing blocs: see `missingBlocs` */
export function missingRight(
  pair: string,
  homes: readonly string[],
  missing: readonly string[],
  nameOf: NameOf,
): string {
  const needed = listed(
    missing.map((bloc) => blocName(bloc, nameOf)),
    'or',
  );
  return `${pair} does not touch your home, ${homeNames(homes, nameOf)}. It needs a certificate of ${needed}.`;
}
