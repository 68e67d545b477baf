import {
  coldness,
  hubSize,
  prominence,
  residentTrips,
  sunFactor,
  sunniness,
  sunReach,
  touristWeight,
} from '#game/demand/mass.ts';
import type { DemandParameters } from '#game/demand/parameters.ts';
import type { Place } from '#game/demand/place.ts';
import { gateway, gatewayFactor, prominenceFactor, servedShare } from '#game/demand/trips.ts';
import { affinityTables, type Pairs, stillFlyingOn } from './pairs.ts';
import { AGGREGATES } from './published.ts';

/** A balanced world: factors of the places and affinities of the pairs. Trips are their products. */
export interface Solution {
  bond: Float64Array;
  outbound: Float64Array;
  inbound: Float64Array;
  /** Factors on international trips. */
  abroad: Float64Array;
  /** One-way trips per year that begin at each place. */
  trips: Float64Array;
  bondAffinity: Float32Array;
  /** Holidays from the first place of a pair at the second, and vice versa. */
  holidaysThere: Float32Array;
  holidaysBack: Float32Array;
  countries: readonly string[];
  thinHome: number;
  thinAbroad: number;
}

type Gate = Parameters<typeof gatewayFactor>[0];

const TINY = 1e-300;

const at = (values: Float64Array | Float32Array, index: number) => values[index] as number;
const add = (values: Float64Array, index: number, value: number) => {
  values[index] = (values[index] as number) + value;
};

/** Computes the affinities of all pairs. */
function pairAffinities(pairs: Pairs, trips: Float64Array, parameters: DemandParameters) {
  const { places, count } = pairs;
  const n = places.length;
  const bond = new Float32Array(count);
  const there = new Float32Array(count);
  const back = new Float32Array(count);
  const tables = affinityTables(parameters);
  const rank = Float64Array.from(places, (place, i) => prominence(place, at(trips, i)));
  const sun = Float64Array.from(places, sunniness);
  const cold = Float64Array.from(places, (place) => coldness(place.lat, parameters.sunSeeking));
  const gates = places.map((place) => ({ hub: hubSize(place), gateway: gateway(place, parameters) }));
  let p = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++, p++) {
      const kind = pairs.kind[p] as number;
      if (tables.isNone(kind)) continue;
      const km = tables.kmOf(kind);
      const largest = tables.isDomestic(kind)
        ? prominenceFactor(at(rank, i), at(rank, j), km, parameters)
        : gatewayFactor(gates[i] as Gate, gates[j] as Gate, km, parameters);
      const factor = largest * at(tables.rail, pairs.rail[p] as number) * stillFlyingOn(pairs, p, km);
      const migrants = pairs.migrants[p] as number;
      bond[p] = at(tables.bond, kind) * at(tables.migrantBond, migrants) * factor;
      const leisure =
        at(tables.leisure, kind) *
        at(tables.migrantLeisure, migrants) *
        at(tables.pilgrimLeisure, pairs.pilgrims[p] as number) *
        factor;
      const reach = sunReach(km);
      there[p] = leisure * sunFactor(at(cold, i), at(cold, j), reach * at(sun, j));
      back[p] = leisure * sunFactor(at(cold, j), at(cold, i), reach * at(sun, i));
    }
  }
  return { bond, there, back };
}

/**
 * Returns what begins at and is attracted by each place: bonds, holidays begun, holidays spent. Their sums
 * agree.
 */
function margins(
  places: readonly Place[],
  residents: Float64Array,
  bondAffinity: Float32Array,
  parameters: DemandParameters,
  worldTrips: number,
) {
  const n = places.length;
  const reach = new Float64Array(n);
  for (let i = 0, p = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++, p++) {
      add(reach, i, at(bondAffinity, p) * at(residents, j));
      add(reach, j, at(bondAffinity, p) * at(residents, i));
    }
  }
  let weighted = 0;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    weighted += at(residents, i) * Math.log(at(reach, i) + TINY);
    sum += at(residents, i);
  }
  const usual = weighted / sum;
  const weights = residents.map((trips, i) =>
    trips === 0 ? 0 : trips * Math.exp(parameters.access * (Math.log(at(reach, i) + TINY) - usual)),
  );
  const level = worldTrips / (2 - parameters.bondShare) / weights.reduce((all, trips) => all + trips, 0);
  const begun = weights.map((trips) => trips * level);
  const total = begun.reduce((all, trips) => all + trips, 0);
  const tourists = Float64Array.from(places, (place) => touristWeight(place, parameters));
  const allTourists = tourists.reduce((all, weight) => all + weight, 0);
  const pull = begun.map(
    (trips, i) =>
      (parameters.tourismPull * at(tourists, i)) / allTourists + (parameters.cityPull * trips) / total,
  );
  const allPull = pull.reduce((all, weight) => all + weight, 0);
  const holidays = total * (1 - parameters.bondShare);
  return {
    bonds: begun.map((trips) => trips * parameters.bondShare),
    out: begun.map((trips) => trips * (1 - parameters.bondShare)),
    into: pull.map((weight) => (holidays * weight) / allPull),
  };
}

/** International share of an airport's passengers by its code, if known. */
export type BorderShares = ReadonlyMap<string, number>;

/** Rounds before thin pairs lose trips, so that they do not vanish before the first balance. */
const FREE_ROUNDS = 3;
/** Bounds of the factor on international trips. */
const ABROAD = { min: 1e-3, max: 30 };
/** Minimum of domestic and international share, so that both keep a market. */
const MIN_SHARE = 0.002;

/** Returns a factor on international trips that moves their share towards the target (−1: unknown). */
function nextAbroad(factor: number, share: number, across: number, all: number): number {
  const home = all - across;
  if (share < 0 || across <= 0 || home <= 0) return factor;
  const wanted = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, share));
  const next = factor * Math.sqrt(((wanted / (1 - wanted)) * home) / across);
  return Math.min(ABROAD.max, Math.max(ABROAD.min, next));
}

/**
 * Balances the world. Finds the factors with which the trips from every place add up to those its people
 * begin, and the holidays at every place to those it attracts (iterative proportional fitting, a fixed number
 * of rounds). With a nearby solution, few rounds are enough.
 */
export function solve(
  pairs: Pairs,
  parameters: DemandParameters,
  rounds: number,
  shares: BorderShares,
  near?: Solution,
): Solution {
  const { places } = pairs;
  const n = places.length;
  const residents = Float64Array.from(places, (place) => residentTrips(place, parameters));
  const { bond: kb, there, back } = pairAffinities(pairs, residents, parameters);
  const { bonds, out, into } = margins(places, residents, kb, parameters, AGGREGATES.trips);

  const bond = near ? near.bond.slice() : bonds.map((trips) => Math.sqrt(trips) * 1e-2);
  const outbound = near ? near.outbound.slice() : out.slice();
  const inbound = near ? near.inbound.slice() : into.slice();
  const abroad = near ? near.abroad.slice() : new Float64Array(n).fill(1);
  const share = Float64Array.from(places, ({ iata }) => shares.get(iata) ?? -1);
  const sum = new Float64Array(n);
  const across = new Float64Array(n);
  const border = new Float32Array(pairs.count).fill(1);
  const countries = places.map(({ country }) => country);
  for (let round = 0; round < rounds; round++) {
    sum.fill(0);
    across.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const [bondI, outI, inI] = [at(bond, i), at(outbound, i), at(inbound, i)];
      for (let j = i + 1; j < n; j++, p++) {
        const home = countries[i] === countries[j];
        const factor = home ? 1 : at(abroad, i) * at(abroad, j);
        const wished =
          2 *
          factor *
          (at(kb, p) * bondI * at(bond, j) +
            at(there, p) * outI * at(inbound, j) +
            at(back, p) * at(outbound, j) * inI);
        const left =
          round < FREE_ROUNDS && !near
            ? 1
            : servedShare(wished, home ? parameters.thinHome : parameters.thinAbroad);
        border[p] = factor * left;
        add(sum, i, wished * left);
        add(sum, j, wished * left);
        if (home) continue;
        add(across, i, wished * left);
        add(across, j, wished * left);
      }
    }
    for (let i = 0; i < n; i++)
      abroad[i] = nextAbroad(at(abroad, i), at(share, i), at(across, i), at(sum, i));

    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(bond, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        const value = at(border, p) * at(kb, p);
        own += value * at(bond, j);
        add(sum, j, value * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) bond[i] = Math.sqrt((at(bond, i) * at(bonds, i)) / (at(sum, i) + TINY));

    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(inbound, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        own += at(border, p) * at(there, p) * at(inbound, j);
        add(sum, j, at(border, p) * at(back, p) * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) outbound[i] = Math.sqrt((at(outbound, i) * at(out, i)) / (at(sum, i) + TINY));

    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(outbound, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        own += at(border, p) * at(back, p) * at(outbound, j);
        add(sum, j, at(border, p) * at(there, p) * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) inbound[i] = Math.sqrt((at(inbound, i) * at(into, i)) / (at(sum, i) + TINY));
  }
  return {
    bond,
    outbound,
    inbound,
    trips: bonds.map((trips, i) => trips + at(out, i) + at(into, i)),
    bondAffinity: kb,
    holidaysThere: there,
    holidaysBack: back,
    abroad,
    countries,
    thinHome: parameters.thinHome,
    thinAbroad: parameters.thinAbroad,
  };
}

/** Returns the trips per year, both ways together, of pair number p between the places i < j. */
export function solvedTrips(solution: Solution, p: number, i: number, j: number): number {
  const { bond, outbound, inbound, bondAffinity, holidaysThere, holidaysBack, thinHome, thinAbroad } =
    solution;
  const { abroad, countries } = solution;
  const home = countries[i] === countries[j];
  const border = home ? 1 : at(abroad, i) * at(abroad, j);
  const wished =
    2 *
    border *
    (at(bond, i) * at(bond, j) * at(bondAffinity, p) +
      at(outbound, i) * at(inbound, j) * at(holidaysThere, p) +
      at(outbound, j) * at(inbound, i) * at(holidaysBack, p));
  return wished * servedShare(wished, home ? thinHome : thinAbroad);
}
