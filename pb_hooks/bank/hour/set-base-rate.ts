import { BASE_RATE_WEEKS, baseRate, baseRateNoise, nextBaseLevel } from '#game/bank/base-rate.ts';
import { economyChance } from '#game/world/chance/keyed-chance.ts';
import { worldIndex } from '#game/world/economy/world-index.ts';
import { DAY } from '#game/world/time.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/** Sets the base rate of a new week in the record of the world. */
export function setBaseRate(world: SettledWorld, record: core.Record): void {
  const economy = economyChance(world.seed);
  const day = world.minute / DAY;
  const noise = baseRateNoise(economy, day);
  const level = nextBaseLevel(record.getFloat('base_level'), worldIndex(economy, day), noise);
  const rate = baseRate(level);
  const history = JSON.parse(record.getString('base_rates')) as number[];
  record.set('base_level', level);
  record.set('base_rate', rate);
  record.set('base_rates', [...history, rate].slice(-BASE_RATE_WEEKS));
}
