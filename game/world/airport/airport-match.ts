import { fold } from '#game/platform/text/fold.ts';
import { FIT, fitsOf, vocabularyOf } from '#game/platform/text/word-fit.ts';
import { type CityNames, type Entry, entriesOf, type MatchableAirport, specific } from './airport-entry.ts';

export interface AirportMatch<Airport> {
  /** The one airport that the text means beyond doubt; null if there is none. */
  exact: Airport | null;
  /** The closest airports, best first. If `exact` is set, it comes first. */
  ranked: Airport[];
  /** Whether an airport has every word of the text, in full or as the beginning of a word. */
  isLiteral: boolean;
  /** Suggestions for the text. Typing errors are tolerated only if nothing matches literally. */
  suggested: Airport[];
}

/** A single word shorter than this never identifies an airport, unless it is a code or a city. */
const SURE_FROM = 4;

/**
 * Less than one step. It ranks a word of an alias below one of the airport's own names and has no other
 * effect.
 */
const ALIAS_LESS = 0.1;
/** Points per step of how well the worst word fits. */
const STEP = 5;

/**
 * Weights for what the whole text is to an airport, added to the points for its words (50 for a whole word).
 * From `city` on, the text is one of the airport's names and outweighs any word match.
 */
const OWN = { none: 0, nameBegins: 5, cityBegins: 15, city: 100, name: 200, icao: 300, iata: 400 } as const;

function ownName({ iata, icao, name, core, cities, aliases }: Entry<unknown>, text: string): number {
  if (text === iata) return OWN.iata;
  if (text === icao) return OWN.icao;
  if (text === name) return OWN.name;
  if (cities.includes(text) || text === core || aliases.includes(text)) return OWN.city;
  if (cities.some((city) => city.startsWith(text))) return OWN.cityBegins;
  return name.startsWith(text) ? OWN.nameBegins : OWN.none;
}

interface Hit<Airport> {
  airport: Airport;
  own: number;
  /** Whether every word of the text is a whole word of the airport's own names. */
  complete: boolean;
  /** Whether every word of the text is a word of the airport, or the beginning of one. */
  literal: boolean;
  /**
   * Higher is better. Counts, in this order: words that fit, own names, fit of the worst word, beginnings,
   * fit of all words.
   */
  score: number;
}

const only = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/**
 * Returns the airport that the text means beyond doubt, or undefined. `capitals`: the text was typed in
 * capitals, like a code.
 */
function decide<Airport extends MatchableAirport>(
  hits: Hit<Airport>[],
  text: string,
  capitals: boolean,
): Airport | undefined {
  const named = hits.filter(({ own }) => own === OWN.name || own === OWN.city);
  const coded = hits.find(({ own }) => own >= OWN.icao);
  // A city may read like another airport's code: "Ube" and UBE differ. Text in capitals means the code.
  if (coded) return capitals || named.every((hit) => hit === coded) ? coded.airport : undefined;
  const scheduled = (some: Hit<Airport>[]) => some.filter(({ airport }) => airport.scheduled);
  const full = named.filter(({ own }) => own === OWN.name);
  if (full.length === 1) return full[0]?.airport;
  // If the text is certainly a name, airports that merely contain the word do not count.
  const sure = named.length > 0 || text.length < SURE_FROM ? named : hits.filter(({ complete }) => complete);
  const meant = only(scheduled(sure)) ?? only(sure);
  return meant?.airport;
}

/** Returns the best hits in order. Hits arrive in order of importance, which decides between equal scores. */
function best<Airport>(hits: Hit<Airport>[], limit: number): Hit<Airport>[] {
  const top: Hit<Airport>[] = [];
  for (const hit of hits) {
    if (top.length === limit && hit.score <= (top[limit - 1]?.score ?? 0)) continue;
    let place = top.length;
    while (place > 0 && (top[place - 1]?.score ?? 0) < hit.score) place--;
    top.splice(place, 0, hit);
    if (top.length > limit) top.pop();
  }
  return top;
}

/** Label of an airport selected from a list: its name, then its IATA code in brackets. */
const LABEL = /^(.*)\(([a-z0-9]{3})\)$/i;

/** Returns the airport with this label. The code may also be a word of a name, as in San Diego (SAN). */
function labelled<Airport>(entries: readonly Entry<Airport>[], text: string): Airport | undefined {
  const [, name, iata] = LABEL.exec(text.trim()) ?? [];
  if (name === undefined || iata === undefined) return undefined;
  const [code, folded] = [fold(iata), fold(name)];
  return entries.find((entry) => entry.iata === code && entry.name === folded)?.airport;
}

/** Returns how well one typed word fits an airport, by its place in the list. */
type WordFits = (place: number) => number;

/** Prepares the comparison of a word with the airports' own words and with those of their aliases. */
function wordFitter(entries: readonly Entry<MatchableAirport>[]): (word: string) => WordFits {
  const own = vocabularyOf(
    entries.map(({ iata, icao, name, cities, airport }) =>
      [iata, icao, name, ...cities, fold(airport.municipality)].join(' '),
    ),
  );
  const other = vocabularyOf(entries.map(({ aliases }) => aliases.join(' ')));
  return (word) => {
    const [fits, aliasFits] = [fitsOf(own, word), fitsOf(other, word)];
    return (place) => {
      const fit = fits[place] ?? FIT.none;
      const aliasFit = aliasFits[place] ?? FIT.none;
      return aliasFit > fit ? aliasFit - ALIAS_LESS : fit;
    };
  };
}

/**
 * Returns a search for the airport that a free text means. It finds IATA and ICAO codes, names, cities and
 * words of these, with or without diacritics, incomplete, and with one or two typing errors. Keep the
 * function: preparing 4,500 airports takes some tens of milliseconds, one search about one.
 * @param names further names of the airports' cities
 */
export function airportMatcher<Airport extends MatchableAirport>(
  airports: readonly Airport[],
  names: CityNames = {},
): (text: string, limit?: number) => AirportMatch<Airport> {
  const entries = entriesOf(airports, names);
  const fitsFor = wordFitter(entries);

  return (text, limit = 8) => {
    const picked = labelled(entries, text);
    if (picked) return { exact: picked, ranked: [picked], isLiteral: true, suggested: [picked] };
    const folded = fold(text);
    const all = [...new Set(folded.split(' '))].filter(Boolean);
    const words = specific(all).length > 0 ? specific(all) : all;
    const fits = words.map(fitsFor);
    const hits: Hit<Airport>[] = [];
    entries.forEach((entry, place) => {
      let matched = 0;
      let worst: number = FIT.whole;
      let sum = 0;
      for (const fitAt of fits) {
        const found = fitAt(place);
        if (found === FIT.none) continue;
        matched++;
        sum += found;
        if (found < worst) worst = found;
      }
      if (matched === 0) return;
      const own = ownName(entry, folded);
      // All names of a city count the same, so that "Roma" means Rome rather than a town of that name.
      const fit = own >= OWN.city ? FIT.whole * STEP : Math.round(worst) * STEP + Math.round(sum) / 100;
      const score = matched * 1000 + fit + own;
      const isWhole = matched === words.length;
      const complete = isWhole && worst === FIT.whole;
      const literal = isWhole && (own >= OWN.city || Math.round(worst) >= FIT.beginning);
      hits.push({ airport: entry.airport, own, complete, literal, score });
    });
    const exact = decide(hits, folded, text === text.toUpperCase()) ?? null;
    const top = best(hits, limit);
    const fitting = top.filter(({ literal }) => literal);
    const isLiteral = fitting.length > 0;
    const airportsOf = (found: readonly Hit<Airport>[]) => {
      const list = found.map(({ airport }) => airport);
      return exact === null ? list : [exact, ...list.filter((airport) => airport !== exact)].slice(0, limit);
    };
    return { exact, ranked: airportsOf(top), isLiteral, suggested: airportsOf(isLiteral ? fitting : top) };
  };
}
