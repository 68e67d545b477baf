import type { ChanceWorld } from '#game/chance/day-chance.ts';
import { DAY } from '#game/world/time.ts';

/** Inputs of a world's daily demand. */
export interface MarketWorld extends ChanceWorld {
  start: string;
  /** First hour settled under the rules of 0.4.0. */
  rules04From: number;
  /** First hour settled under the rules of 0.5.0. */
  rules05From: number;
}

/**
 * Returns a function that gives the map of a day. Each runtime keeps the map of one day of one world and
 * starts the next day with an empty map.
 */
export function dayMemory<Value>(): (world: MarketWorld, minute: number) => Map<string, Value> {
  let today: { key: string; values: Map<string, Value> } | undefined;
  return ({ seed, rulesFrom, rules04From, rules05From, start }, minute) => {
    const key = JSON.stringify([seed, rulesFrom, rules04From, rules05From, start, Math.floor(minute / DAY)]);
    if (today?.key !== key) today = { key, values: new Map() };
    return today.values;
  };
}
