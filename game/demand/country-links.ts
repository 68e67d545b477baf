/** What holds two countries together, as far as travel goes. */
export interface CountryLink {
  language: boolean;
  formerTies: boolean;
  freeMovement: boolean;
  /** Logarithm of 1 + migrants between them in thousandths of the geometric mean of their populations. */
  migrants: number;
}

export interface CountryRow {
  country: string;
  population: number;
  /** Keys of the languages spoken, separated by spaces. */
  languages: string;
  /** Key of the area of free movement it belongs to, or empty. */
  free_movement: string;
}

export interface CountryLinkRow {
  a: string;
  b: string;
  kind: 'ties' | 'migrants';
  /** Migrants of the one in the other, millions; 0 where the kind is another. */
  millions: number;
}

/** The link of any two different countries, by their codes in either order. */
export type CountryLinks = (a: string, b: string) => CountryLink;

const STRANGERS: CountryLink = { language: false, formerTies: false, freeMovement: false, migrants: 0 };
const keyOf = (a: string, b: string) => (a < b ? a + b : b + a);

const languagesOf = ({ languages }: CountryRow) => (languages === '' ? [] : languages.split(' '));

/** Makes the look-up from the rows of seed/countries.csv and seed/country_links.csv; links are worked out on demand. */
export function countryLinks(
  countries: readonly CountryRow[],
  links: readonly CountryLinkRow[],
): CountryLinks {
  const byCode = new Map(
    countries.map((row) => [row.country, { ...row, spoken: languagesOf(row) }] as const),
  );
  const ties = new Set<string>();
  const migrants = new Map<string, number>();
  for (const { a, b, kind, millions } of links) {
    if (kind === 'ties') ties.add(keyOf(a, b));
    else migrants.set(keyOf(a, b), millions);
  }
  const known = new Map<string, CountryLink>();
  return (codeA, codeB) => {
    const key = keyOf(codeA, codeB);
    const cached = known.get(key);
    if (cached) return cached;
    const a = byCode.get(codeA);
    const b = byCode.get(codeB);
    let link = STRANGERS;
    if (a && b) {
      const people = (migrants.get(key) ?? 0) * 1e6;
      link = {
        language: a.spoken.some((language) => b.spoken.includes(language)),
        formerTies: ties.has(key),
        freeMovement: a.free_movement !== '' && a.free_movement === b.free_movement,
        migrants: people > 0 ? Math.log(1 + (1000 * people) / Math.sqrt(a.population * b.population)) : 0,
      };
    }
    known.set(key, link);
    return link;
  };
}
