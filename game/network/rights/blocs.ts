/** Countries whose airlines may fly anywhere among them. */
interface Bloc {
  /** Stored with certificates. */
  readonly code: string;
  /** As part of a sentence. */
  readonly name: string;
  /** ISO 3166. */
  readonly countries: readonly string[];
}

/**
 * All blocs of more than one country, with their source. Territories belong to the country whose air law they share. Any
 * other country is a bloc of its own.
 */
export const BLOCS: readonly Bloc[] = [
  {
    // ECAA Agreement of 2006 (OJ L 285, 16.10.2006) with the EU of 27, its outermost regions (TFEU, article 349), the EEA,
    // and the partners in the Western Balkans. Switzerland: agreement of 1999 (OJ L 114, 30.4.2002). The United Kingdom
    // left on 31 December 2020.
    code: 'ECAA',
    name: 'the European Common Aviation Area',
    countries: [
      ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
      ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
      ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
      ...['IS', 'LI', 'NO', 'CH'],
      ...['AL', 'BA', 'ME', 'MK', 'RS', 'XK'],
    ],
  },
  {
    // Single Aviation Market Arrangements of 1996 and Open Skies Agreement of 2002, with Australia's external territories.
    code: 'ANZ',
    name: 'Australia and New Zealand',
    countries: ['AU', 'NZ', 'CC', 'CX', 'NF'],
  },
  {
    // 49 U.S.C. § 40102 (a) (46): the United States include their territories and possessions.
    code: 'US',
    name: 'the United States',
    countries: ['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
  },
  {
    // The Crown dependencies are domestic for airlines with a British licence (CAA, CAP 1763).
    code: 'GB',
    name: 'the United Kingdom',
    countries: ['GB', 'GG', 'IM', 'JE'],
  },
];

const BY_COUNTRY = new Map(
  BLOCS.flatMap((bloc) => bloc.countries.map((country) => [country, bloc] as const)),
);

/** Returns the code of the bloc of a country (ISO 3166). */
export const blocOf = (country: string): string => BY_COUNTRY.get(country)?.code ?? country;

/** Returns a country of a bloc, for actions that name blocs by country. */
export const countryOf = (bloc: string): string =>
  BLOCS.find(({ code }) => code === bloc)?.countries[0] ?? bloc;

/**
 * Returns the name of a bloc as part of a sentence.
 * @param countryName returns the name of a country by its code
 */
export const blocName = (bloc: string, countryName: (country: string) => string): string =>
  BLOCS.find(({ code }) => code === bloc)?.name ?? countryName(bloc);
