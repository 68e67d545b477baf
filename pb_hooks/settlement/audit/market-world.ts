import { WORLD_ID } from '#game/tables/world.ts';
import type { MarketWorld } from '#hooks/demand/hour/day-memory.ts';

/** Reads the inputs of the world's daily demand. */
export function readMarketWorld(app: CoreApp): MarketWorld {
  const record = app.findRecordById('world', WORLD_ID);
  return {
    start: record.getString('start'),
    seed: record.getString('seed'),
  };
}
