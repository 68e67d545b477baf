import { type ChaskeyKey, chaskey12, chaskeyKey } from './chaskey.ts';
import { type Draw, normal, share, TWO_TO_32, words } from './draws.ts';
import { spread } from './hash.ts';

/** All chance of one day of a world. The same call always returns the same result. */
export interface DayChance {
  /** Noise of the fuel price: mean 0, standard deviation 1. */
  fuel(): number;
  /** Uniform, from 0 to below 1. Lower means worse weather at the airport. */
  weather(airport: string): number;
  /** Draws for a departure: uniform, from 0 to below 1. Request positions in ascending order. */
  departure(leg: string): (position: number) => number;
  /** Eight uniform words (0 to 2³² − 1) for the demand from one airport to another. */
  demand(from: string, to: string): readonly number[];
  /** The first of these words. The demand of the next day depends on no more than that. */
  firstDemand(from: string, to: string): number;
  /** Uniform word (0 to 2³² − 1) for a departure's connecting passengers. */
  connecting(leg: string): number;
}

/**
 * Key that turns a seed into the key of its world. A public constant is enough: the world key is as secret as
 * the seed, and either of them reveals all chance.
 */
const SEED_KEY = chaskeyKey([0x41697220, 0x4d616e61, 0x67657220, 0x73656564]);

/** Returns a text as bytes, two per UTF-16 unit, because a seed may be any text. */
function bytesOf(text: string): string {
  let bytes = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes += String.fromCharCode(unit & 255, unit >>> 8);
  }
  return bytes;
}

/** Returns a function that computes a value on its first call. */
function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const worldKey = (seed: string): ChaskeyKey => chaskeyKey(chaskey12(SEED_KEY, bytesOf(seed)));

/**
 * Returns two uniform draws (0 to below 1) for the lessors' stock of a model. They never change within a
 * world.
 * @param model key of the model
 */
export function lessorChance(seed: string): (model: string) => readonly [number, number] {
  const key = chaskeyKey(chaskey12(worldKey(seed), 'lessors'));
  return (model) => {
    const tag = chaskey12(key, model);
    return [share(tag[0]), share(tag[1])];
  };
}

/** Mean and standard deviation of the sum of eight uniform bytes. */
const BYTES_MEAN = 1020;
const BYTES_DEVIATION = 209.02;

const sumOfBytes = (word: number): number =>
  (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24);

/** Returns up to four characters as a number. */
const codeNumber = (code: string): number =>
  code.charCodeAt(0) | (code.charCodeAt(1) << 8) | (code.charCodeAt(2) << 16);

/**
 * Returns how an airline is wrong about pairs that it does not know: mean 0, standard deviation 1, nearly normal. It never
 * changes within a world, and airlines are wrong independently of each other. An airline has a secret key of 128 bits,
 * with which each pair takes a tenth of the time of a tag, because research asks about all destinations of an airport.
 * @returns a function of the airline's id, which returns one of the codes of a pair, in any order and one after the other
 */
export function errorChance(seed: string): (airline: string) => (one: string) => (other: string) => number {
  const key = lazy(() => chaskeyKey(chaskey12(worldKey(seed), 'knowledge')));
  return (airline) => {
    const secret = lazy(() => chaskey12(key(), airline));
    return (one) => {
      const [s0, s1, s2, s3] = secret();
      const here = codeNumber(one);
      const leftHere = spread(here ^ s0);
      const rightHere = spread(here ^ s2);
      return (other) => {
        const there = codeNumber(other);
        const isFirst = one < other;
        const second = isFirst ? there : here;
        const left = spread(((isFirst ? leftHere : spread(there ^ s0)) + second) ^ s1);
        const right = spread(((isFirst ? rightHere : spread(there ^ s2)) + second) ^ s3);
        return (sumOfBytes(left) + sumOfBytes(right) - BYTES_MEAN) / BYTES_DEVIATION;
      };
    };
  };
}

/** Returns the draws for one thing of the used aircraft market, such as an aircraft that dealers take in. */
export function exchangeChance(seed: string): (what: string) => Draw {
  const key = lazy(() => chaskeyKey(chaskey12(worldKey(seed), 'exchange')));
  return (what) => words(chaskey12(key(), what));
}

/** Returns the draws for one thing of a world's economy, such as a cycle or the events of a year. */
export type EconomyChance = (what: string) => Draw;

/** Returns the chance of a world's economy. */
export function economyChance(seed: string): EconomyChance {
  const key = lazy(() => chaskeyKey(chaskey12(worldKey(seed), 'economy')));
  return (what) => words(chaskey12(key(), what));
}

/** Returns the draws for how dealers and rivals bargain: for the traits of one of them, or for one hour. */
export type BargainChance = (what: string) => Draw;

/** Returns the chance of a world's negotiations. */
export function bargainChance(seed: string): BargainChance {
  const key = lazy(() => chaskeyKey(chaskey12(worldKey(seed), 'bargains')));
  return (what) => words(chaskey12(key(), what));
}

/**
 * Returns the chance of a day. Each purpose has its own 128-bit key for the day, and each
 * draw is the tag of what it is drawn for. Therefore, what players see of one draw reveals nothing about any
 * other draw or about the seed.
 * @param day days since the world began
 */
export function keyedChance(seed: string, day: number): DayChance {
  const world = lazy(() => worldKey(seed));
  const keyOf = (purpose: string) => chaskey12(world(), `${purpose} ${day}`);
  const lazyKey = (purpose: string): (() => ChaskeyKey) => lazy(() => chaskeyKey(keyOf(purpose)));
  const weather = lazyKey('weather');
  const departures = lazyKey('fate');
  const demand = lazyKey('demand');
  /** By origin, so that each pair takes only one block. */
  const demandFrom = new Map<string, ChaskeyKey>();
  const connecting = lazyKey('connecting');
  /** Cached because most flights request the weather of an airport that another flight has requested. */
  const known = new Map<string, number>();

  const drawsOf = (from: string, to: string): Draw => {
    let key = demandFrom.get(from);
    if (key === undefined) {
      key = chaskeyKey(chaskey12(demand(), from));
      demandFrom.set(from, key);
    }
    return words(chaskey12(key, to));
  };

  return {
    fuel: () => normal(words(keyOf('fuel'))),
    weather(airport) {
      let drawn = known.get(airport);
      if (drawn === undefined) {
        drawn = share(chaskey12(weather(), airport)[0]);
        known.set(airport, drawn);
      }
      return drawn;
    },
    departure(leg) {
      const next = words(chaskey12(departures(), leg));
      return () => next() / TWO_TO_32;
    },
    // Eight words: see `dayMarket`.
    demand(from, to) {
      const next = drawsOf(from, to);
      return [next(), next(), next(), next(), next(), next(), next(), next()];
    },
    firstDemand: (from, to) => drawsOf(from, to)(),
    connecting: (leg) => chaskey12(connecting(), leg)[0] >>> 0,
  };
}
