import { blocOf } from './blocs.ts';

/** An airport, as far as rights depend on it. */
interface End {
  /** ISO 3166. */
  country: string;
}

/** Returns the home blocs of an airline: that of its hub, then those of its certificates. */
export const homeBlocs = (hubCountry: string, certificates: readonly string[]): string[] => [
  ...new Set([blocOf(hubCountry), ...certificates]),
];

/** Checks whether an airport lies at home. */
export const isHome = (homes: readonly string[], { country }: End): boolean =>
  homes.includes(blocOf(country));

/** Checks whether an airline may fly between two airports: at least one of them lies in one of its home blocs. */
export const mayFly = (homes: readonly string[], a: End, b: End): boolean =>
  isHome(homes, a) || isHome(homes, b);

/** Returns the blocs of which any one certificate would be enough for a pair. Empty if the airline may fly it. */
export const missingBlocs = (homes: readonly string[], a: End, b: End): string[] =>
  mayFly(homes, a, b) ? [] : [...new Set([blocOf(a.country), blocOf(b.country)])];

/** Returns the routes that need a bloc: without it, the airline could not fly them. */
export const routesOn = <Of extends { ends: readonly [a: End, b: End] }>(
  routes: readonly Of[],
  homes: readonly string[],
  bloc: string,
): Of[] => {
  const others = homes.filter((home) => home !== bloc);
  return routes.filter(({ ends: [a, b] }) => mayFly(homes, a, b) && !mayFly(others, a, b));
};
