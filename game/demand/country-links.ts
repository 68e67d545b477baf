/** Ties between two countries that affect travel. */
export interface CountryLink {
  formerTies: boolean;
  /** Logarithm of 1 + migrants between them in thousandths of the geometric mean of their populations. */
  migrants: number;
  /** The same for pilgrims from one country to the other per year. */
  pilgrims: number;
}

export interface CountryRow {
  country: string;
  population: number;
}

export interface CountryLinkRow {
  a: string;
  b: string;
  kind: 'ties' | 'migrants' | 'pilgrims';
  /** Millions of migrants from one country in the other, or of air pilgrims per year; 0 for other kinds. */
  millions: number;
}

/** Returns the link between two different countries, given their codes in either order. */
export type CountryLinks = (a: string, b: string) => CountryLink;

const STRANGERS: CountryLink = {
  formerTies: false,
  migrants: 0,
  pilgrims: 0,
};
const keyOf = (a: string, b: string) => (a < b ? a + b : b + a);

/**
 * Returns a look-up based on the rows of seed/countries.csv and seed/country_links.csv. It computes links on
 * demand.
 */
export function countryLinks(
  countries: readonly CountryRow[],
  links: readonly CountryLinkRow[],
): CountryLinks {
  const byCode = new Map(countries.map((row) => [row.country, row] as const));
  const ties = new Set<string>();
  const millionsOf = { migrants: new Map<string, number>(), pilgrims: new Map<string, number>() };
  for (const { a, b, kind, millions } of links) {
    if (kind === 'ties') ties.add(keyOf(a, b));
    else millionsOf[kind].set(keyOf(a, b), millions);
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
      const usual = Math.sqrt(a.population * b.population);
      const weigh = (kind: 'migrants' | 'pilgrims') =>
        Math.log(1 + (1e9 * (millionsOf[kind].get(key) ?? 0)) / usual);
      link = {
        formerTies: ties.has(key),
        migrants: weigh('migrants'),
        pilgrims: weigh('pilgrims'),
      };
    }
    known.set(key, link);
    return link;
  };
}
