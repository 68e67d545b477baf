import type { PassengerGroup } from '#game/demand/groups.ts';
import {
  degreeByPlace,
  degreeOf,
  demandFactor,
  KNOWN_BASE_AGE,
  KNOWN_ELSEWHERE,
} from '#game/demand/knowledge/knowledge.ts';
import { errorChance } from '#game/world/chance/keyed-chance.ts';

import { readAll } from '../platform/db/read-all.ts';
import { jsonOf, type Shape, type ShapedRow, textOf } from '../platform/db/shape.ts';
import { worldMinute } from '../world/clock/clock.ts';

/** Old bases besides the hub. A base is as old as the oldest route that begins or ends there. */
const BASES = `(SELECT json_group_array(b.value) FROM rival v, json_each(v.bases) b WHERE v.airline = a.id AND EXISTS (
  SELECT 1 FROM route q WHERE q.airline = a.id AND b.value IN (q.a, q.b) AND q.opened <= {:old}))`;
const KNOWN = {
  id: textOf('a.id'),
  hub: textOf('a.hub'),
  bases: jsonOf<string[]>(BASES),
  /** Weeks flown by pair. */
  flown: jsonOf<Record<string, number>>(
    '(SELECT json_group_object(f.pair, f.weeks) FROM flown_pair f WHERE f.airline = a.id)',
  ),
  /** Pairs with a valid study. */
  studied: jsonOf<string[]>(
    '(SELECT json_group_array(s.pair) FROM study s WHERE s.airline = a.id AND s.ready <= {:now} AND s.until > {:now})',
  ),
};
const AIRLINES = 'FROM json_each({:ids}) j JOIN airline a ON a.id = j.value ORDER BY a.id';

/** An airport: id and code. */
export interface CodedAirport {
  id: string;
  iata: string;
}

/** A pair of airports and the distance between them. */
export interface KnownPair {
  from: CodedAirport;
  to: CodedAirport;
  km: number;
}

/** How well an airline knows a pair. */
export interface Known {
  /** 0–1: see `degreeOf`. */
  degree: number;
  /** Demand that it expects, relative to the true one. */
  factor: number;
}

type Trips = Record<PassengerGroup, number>;

/** Returns the demand that an airline expects, in trips per year by group. */
export const expectedDemand = ({ leisure, business, premium }: Trips, { factor }: Known): Trips => ({
  leisure: leisure * factor,
  business: business * factor,
  premium: premium * factor,
});

/** Knowledge of an airline about pairs. */
export interface Knower {
  /** Returns how well it knows a pair. @param isStudied as if it had a market study of it */
  of: (pair: KnownPair, isStudied?: boolean) => Known;
  /** Returns a function that does so for any number of destinations from an airport, which is faster. */
  from: (here: CodedAirport) => (to: CodedAirport, km: number, isStudied?: boolean) => Known;
  /** Returns a text that changes with what it knows. */
  state: () => string;
}

/** Returns both codes in alphabetical order, as routes store them. */
export const pairOf = ({ iata: from }: CodedAirport, { iata: to }: CodedAirport): string =>
  from < to ? from + to : to + from;

const EXACT: Known = { degree: 1, factor: 1 };

/** Returns the other ends (codes) of those pairs that begin or end at an airport. */
function otherEnds(iata: string, pairs: readonly string[]): Set<string> {
  const ends = new Set<string>();
  for (const pair of pairs) {
    if (pair.startsWith(iata)) ends.add(pair.slice(iata.length));
    else if (pair.endsWith(iata)) ends.add(pair.slice(0, -iata.length));
  }
  return ends;
}

const knower = (from: Knower['from']): Pick<Knower, 'from' | 'of'> => ({
  from,
  of: (pair, isStudied) => from(pair.from)(pair.to, pair.km, isStudied),
});

type Read = <Of extends Shape>(
  app: CoreApp,
  shape: Of,
  from: string,
  params?: Record<string, string | number>,
) => ShapedRow<Of>[];

interface KnowingWorld {
  seed: string;
  /** World minute. */
  minute: number;
}

/**
 * Returns what some airlines (ids) know about pairs. One read for any number of them.
 * @param read `readRows` in a settlement
 */
export function readKnowers(
  app: CoreApp,
  { seed, minute }: KnowingWorld,
  ids: readonly string[],
  read: Read = readAll,
): Map<string, Knower> {
  const errorOf = errorChance(seed);
  const bound = { ids: JSON.stringify(ids), now: minute, old: minute - KNOWN_BASE_AGE };
  const knowers = new Map<string, Knower>();
  for (const { id, hub, bases, flown, studied } of read(app, KNOWN, AIRLINES, bound)) {
    const own = errorOf(id);
    const isOld = new Set(bases);
    const hasStudy = new Set(studied);
    const from: Knower['from'] = (here) => {
      const draw = own(here.iata);
      const isHub = here.id === hub;
      const isBase = isOld.has(here.id);
      const met = otherEnds(here.iata, [...Object.keys(flown), ...studied]);
      return (to, km, isStudied) => {
        const { id, iata } = to;
        const isFromHub = isHub || id === hub;
        const isFromBase = isBase || isOld.has(id);
        let degree = degreeByPlace(km, isFromHub, isFromBase);
        if (isStudied !== undefined || met.has(iata)) {
          const pair = pairOf(here, to);
          const weeksFlown = flown[pair] ?? 0;
          degree = degreeOf({
            km,
            isFromHub,
            isFromBase,
            weeksFlown,
            isStudied: isStudied ?? hasStudy.has(pair),
          });
        }
        return degree === 1 ? EXACT : { degree, factor: demandFactor(degree, draw(iata)) };
      };
    };
    knowers.set(id, {
      ...knower(from),
      state: () => $security.md5(JSON.stringify([id, hub, bases, flown, studied])),
    });
  }
  return knowers;
}

const SEED = 'SELECT seed FROM world';

/** Returns the seed of the world. As a row, because it may contain any character. */
export function readSeed(app: CoreApp): string {
  const row = new DynamicModel({ seed: '' });
  app.db().newQuery(SEED).one(row);
  return String(row.seed);
}

/**
 * Returns what the caller's airline knows. A user without one knows nothing, and is wrong like an airline with the user's
 * id.
 */
export function callersKnower(e: core.RequestEvent): Knower {
  const seed = readSeed(e.app);
  const airline = e.auth?.getString('airline') ?? '';
  const known = readKnowers(e.app, { seed, minute: worldMinute(e.app) }, [airline]).get(airline);
  if (known) return known;
  const user = e.auth?.id ?? '';
  const own = errorChance(seed)(user);
  const from: Knower['from'] = ({ iata }) => {
    const draw = own(iata);
    return (to) => ({ degree: KNOWN_ELSEWHERE, factor: demandFactor(KNOWN_ELSEWHERE, draw(to.iata)) });
  };
  return { ...knower(from), state: () => user };
}
