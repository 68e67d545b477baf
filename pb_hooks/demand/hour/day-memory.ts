import { DAY } from '#game/world/time.ts';

/** Inputs of a world's daily demand. */
export interface MarketWorld {
  seed: string;
  start: string;
}

/**
 * Returns a function that gives the map of a day. Each runtime keeps the map of one day of one world and
 * starts the next day with an empty map.
 */
export function dayMemory<Value>(): (world: MarketWorld, minute: number) => Map<string, Value> {
  let today: { key: string; values: Map<string, Value> } | undefined;
  return ({ seed, start }, minute) => {
    const key = JSON.stringify([seed, start, Math.floor(minute / DAY)]);
    if (today?.key !== key) today = { key, values: new Map() };
    return today.values;
  };
}
