import {
  coldness,
  residentTrips,
  standing,
  sunFactor,
  sunniness,
  touristWeight,
} from '../../game/demand/mass.ts';
import type { DemandParameters } from '../../game/demand/parameters.ts';
import type { Place } from '../../game/demand/place.ts';
import { type StandingEffect, standingEffect, standingFactor } from '../../game/demand/trips.ts';
import { affinityTables, type Pairs } from './pairs.ts';

/** A balanced world: factors of the places and affinities of the pairs; trips are their products. */
export interface Solution {
  bond: Float64Array;
  outbound: Float64Array;
  inbound: Float64Array;
  /** One-way trips a year that begin at each place. */
  trips: Float64Array;
  bondAffinity: Float32Array;
  /** Of holidays from the first place of a pair at the second, and the other way round. */
  holidaysThere: Float32Array;
  holidaysBack: Float32Array;
}

const TINY = 1e-300;

const at = (values: Float64Array | Float32Array, index: number) => values[index] as number;
const add = (values: Float64Array, index: number, value: number) => {
  values[index] = (values[index] as number) + value;
};

/** Fills in the affinities of all pairs. */
function pairAffinities(pairs: Pairs, trips: Float64Array, parameters: DemandParameters) {
  const { places, count } = pairs;
  const n = places.length;
  const bond = new Float32Array(count);
  const there = new Float32Array(count);
  const back = new Float32Array(count);
  const tables = affinityTables(parameters);
  const rank = Float64Array.from(places, (place, i) => standing(place, at(trips, i)));
  const sun = Float64Array.from(places, sunniness);
  const cold = Float64Array.from(places, (place) => coldness(place.lat, parameters.sunSeeking));
  const effects = new Map<number, StandingEffect>();
  let p = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++, p++) {
      const kind = pairs.kind[p] as number;
      if (tables.isNone(kind)) continue;
      let effect = effects.get(kind);
      if (!effect) {
        effect = standingEffect(tables.isDomestic(kind), tables.kmOf(kind), parameters);
        effects.set(kind, effect);
      }
      const factor =
        standingFactor(at(rank, i), at(rank, j), effect) * at(tables.rail, pairs.rail[p] as number);
      const migrants = pairs.migrants[p] as number;
      bond[p] = at(tables.bond, kind) * at(tables.migrantBond, migrants) * factor;
      const leisure = at(tables.leisure, kind) * at(tables.migrantLeisure, migrants) * factor;
      there[p] = leisure * sunFactor(at(cold, i), at(cold, j), at(sun, j));
      back[p] = leisure * sunFactor(at(cold, j), at(cold, i), at(sun, i));
    }
  }
  return { bond, there, back };
}

/** What begins and what is attracted at each place: bonds, holidays begun, holidays spent. Their sums agree. */
function margins(
  places: readonly Place[],
  residents: Float64Array,
  bondAffinity: Float32Array,
  parameters: DemandParameters,
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
  const begun = residents.map((trips, i) =>
    trips === 0 ? 0 : trips * Math.exp(parameters.access * (Math.log(at(reach, i) + TINY) - usual)),
  );
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

/**
 * Balances the world: finds the factors by which the trips from every place add up to those its people begin, and the
 * holidays at every place to those it attracts (iterative proportional fitting, a fixed number of rounds). With a
 * solution near by, few rounds do.
 */
export function solve(pairs: Pairs, parameters: DemandParameters, rounds: number, near?: Solution): Solution {
  const { places } = pairs;
  const n = places.length;
  const residents = Float64Array.from(places, (place) => residentTrips(place, parameters));
  const { bond: kb, there, back } = pairAffinities(pairs, residents, parameters);
  const { bonds, out, into } = margins(places, residents, kb, parameters);

  const bond = near ? near.bond.slice() : bonds.map((trips) => Math.sqrt(trips) * 1e-2);
  const outbound = near ? near.outbound.slice() : out.slice();
  const inbound = near ? near.inbound.slice() : into.slice();
  const sum = new Float64Array(n);
  for (let round = 0; round < rounds; round++) {
    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(bond, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        own += at(kb, p) * at(bond, j);
        add(sum, j, at(kb, p) * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) bond[i] = Math.sqrt((at(bond, i) * at(bonds, i)) / (at(sum, i) + TINY));

    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(inbound, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        own += at(there, p) * at(inbound, j);
        add(sum, j, at(back, p) * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) outbound[i] = at(out, i) / (at(sum, i) + TINY);

    sum.fill(0);
    for (let i = 0, p = 0; i < n; i++) {
      const mine = at(outbound, i);
      let own = 0;
      for (let j = i + 1; j < n; j++, p++) {
        own += at(back, p) * at(outbound, j);
        add(sum, j, at(there, p) * mine);
      }
      add(sum, i, own);
    }
    for (let i = 0; i < n; i++) inbound[i] = at(into, i) / (at(sum, i) + TINY);
  }
  return {
    bond,
    outbound,
    inbound,
    trips: bonds.map((trips, i) => trips + at(out, i) + at(into, i)),
    bondAffinity: kb,
    holidaysThere: there,
    holidaysBack: back,
  };
}

/** Trips a year both ways of the pair number p, between the places i < j. */
export const solvedTrips = (solution: Solution, p: number, i: number, j: number): number =>
  2 *
  (at(solution.bond, i) * at(solution.bond, j) * at(solution.bondAffinity, p) +
    at(solution.outbound, i) * at(solution.inbound, j) * at(solution.holidaysThere, p) +
    at(solution.outbound, j) * at(solution.inbound, i) * at(solution.holidaysBack, p));
