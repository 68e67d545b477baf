import type { AirportRow } from './airport.ts';
import { fold } from './fold.ts';
import { FIT, fitsOf, vocabularyOf } from './word-fit.ts';

/** What of an airport the search looks at. */
export type MatchableAirport = Pick<
  AirportRow,
  'iata' | 'icao' | 'name' | 'municipality' | 'type' | 'scheduled' | 'runways' | 'longest_runway_m'
>;

export interface AirportMatch<Airport> {
  /** The one airport that the text means beyond doubt. */
  exact: Airport | null;
  /** The airports that come nearest, best first; `exact`, where there is one, at the top. */
  ranked: Airport[];
}

/** Words that say nothing about which airport is meant. */
const GENERIC = new Set(
  'airport aeroport aeropuerto aeroporto flughafen airfield field international intl regional municipal the of'.split(
    ' ',
  ),
);
/** A single word shorter than this is too little to be sure of an airport, unless it is a code or a city. */
const SURE_FROM = 4;

interface Entry<Airport> {
  airport: Airport;
  iata: string;
  icao: string;
  name: string;
  /** Name without its generic words. */
  core: string;
  /** Municipality without what stands in brackets or behind a comma or stroke. */
  city: string;
}

/**
 * What the whole text is to an airport, as weights beside ten for each step of how well its words fit. From `city` on it
 * is one of the airport's own names and outweighs any fit.
 */
const OWN = { none: 0, nameBegins: 5, cityBegins: 15, city: 100, name: 200, icao: 300, iata: 400 } as const;

function ownName({ iata, icao, name, core, city }: Entry<unknown>, text: string): number {
  if (text === iata) return OWN.iata;
  if (text === icao) return OWN.icao;
  if (text === name) return OWN.name;
  if (text === city || text === core) return OWN.city;
  if (city.startsWith(text)) return OWN.cityBegins;
  return name.startsWith(text) ? OWN.nameBegins : OWN.none;
}

/** Scheduled before others, large before medium, then by runways and by the length of the longest. */
const importance = ({ scheduled, type, runways, longest_runway_m }: MatchableAirport): number =>
  (scheduled ? 200 : 0) + (type === 'large_airport' ? 100 : 0) + runways + longest_runway_m / 10_000;

const specific = (words: string[]) => words.filter((word) => !GENERIC.has(word));

function toEntry<Airport extends MatchableAirport>(airport: Airport): Entry<Airport> {
  const name = fold(airport.name);
  return {
    airport,
    iata: fold(airport.iata),
    icao: fold(airport.icao),
    name,
    core: specific(name.split(' ')).join(' '),
    city: fold(airport.municipality.split(/[(,/]/, 1)[0] ?? ''),
  };
}

interface Hit<Airport> {
  airport: Airport;
  own: number;
  /** Every word of the text is a whole word of the airport's. */
  complete: boolean;
  /** Higher is better: words that fit, own names, how well the worst word fits, beginnings, how well all fit. */
  score: number;
}

const only = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** The airport that the text means beyond doubt. `capitals`: it was typed the way codes are. */
function decide<Airport extends MatchableAirport>(
  hits: Hit<Airport>[],
  text: string,
  capitals: boolean,
): Airport | undefined {
  const named = hits.filter(({ own }) => own === OWN.name || own === OWN.city);
  const coded = hits.find(({ own }) => own >= OWN.icao);
  // A city may read like the code of another one: "Ube" and UBE are two. Typed in capitals it is the code.
  if (coded) return capitals || named.every((hit) => hit === coded) ? coded.airport : undefined;
  const meant =
    only(named.filter(({ own }) => own === OWN.name)) ??
    only(named.filter(({ airport }) => airport.scheduled)) ??
    only(named) ??
    (text.length < SURE_FROM ? undefined : only(hits.filter(({ complete }) => complete)));
  return meant?.airport;
}

/** The best of the hits, in order. They come in the order of importance, which decides among equals. */
function best<Airport>(hits: Hit<Airport>[], limit: number): Airport[] {
  const top: Hit<Airport>[] = [];
  for (const hit of hits) {
    if (top.length === limit && hit.score <= (top[limit - 1]?.score ?? 0)) continue;
    let place = top.length;
    while (place > 0 && (top[place - 1]?.score ?? 0) < hit.score) place--;
    top.splice(place, 0, hit);
    if (top.length > limit) top.pop();
  }
  return top.map(({ airport }) => airport);
}

/** How an airport that was picked from a list is written: its name, and its IATA code in brackets. */
const LABEL = /^(.*)\(([a-z0-9]{3})\)$/i;

/** The airport that the text is the label of. Its code may be a word of its name, as in San Diego (SAN). */
function labelled<Airport>(entries: readonly Entry<Airport>[], text: string): Airport | undefined {
  const [, name, iata] = LABEL.exec(text.trim()) ?? [];
  if (name === undefined || iata === undefined) return undefined;
  const [code, folded] = [fold(iata), fold(name)];
  return entries.find((entry) => entry.iata === code && entry.name === folded)?.airport;
}

/**
 * Prepares a search for the airport that a free text means: by IATA or ICAO code, name, city, or words of these, with
 * or without marks, also while it is being typed and with a slip or two. Preparing 4,500 airports takes some tens of
 * milliseconds, a search about one; so keep the function.
 */
export function airportMatcher<Airport extends MatchableAirport>(
  airports: readonly Airport[],
): (text: string, limit?: number) => AirportMatch<Airport> {
  const entries = [...airports]
    .sort((a, b) => importance(b) - importance(a) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(toEntry);
  const vocabulary = vocabularyOf(
    entries.map(({ iata, icao, name, airport }) => `${iata} ${icao} ${name} ${fold(airport.municipality)}`),
  );

  return (text, limit = 8) => {
    const picked = labelled(entries, text);
    if (picked) return { exact: picked, ranked: [picked] };
    const folded = fold(text);
    const all = [...new Set(folded.split(' '))].filter(Boolean);
    const words = specific(all).length > 0 ? specific(all) : all;
    const fits = words.map((word) => fitsOf(vocabulary, word));
    const hits: Hit<Airport>[] = [];
    entries.forEach((entry, at) => {
      let matched = 0;
      let worst: number = FIT.whole;
      let sum = 0;
      for (const fit of fits) {
        const found = fit[at] ?? FIT.none;
        if (found === FIT.none) continue;
        matched++;
        sum += found;
        if (found < worst) worst = found;
      }
      if (matched === 0) return;
      const own = ownName(entry, folded);
      const score = matched * 1000 + worst * 10 + own + sum / 100;
      const complete = matched === words.length && worst === FIT.whole;
      hits.push({ airport: entry.airport, own, complete, score });
    });
    const exact = decide(hits, folded, text === text.toUpperCase()) ?? null;
    const ranked = best(hits, limit);
    if (exact === null) return { exact, ranked };
    return { exact, ranked: [exact, ...ranked.filter((airport) => airport !== exact)].slice(0, limit) };
  };
}
