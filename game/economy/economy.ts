import { type EconomyChance, economyChance } from '../chance/keyed-chance.ts';
import { HOURS_A_DAY } from '../world/time.ts';

/** Inputs of a world's economy. */
export interface EconomyWorld {
  seed: string;
  /** First hour settled under the rules of 0.5.0, which introduced the economy. */
  rules05From: number;
}

export interface Economy {
  chance: EconomyChance;
  /**
   * World day on which the economy begins at its usual level: the first whole day under the rules of 0.5.0.
   * The demand of an upgraded world therefore does not jump.
   */
  firstDay: number;
}

/** Returns a world's economy. */
export const economyOf = ({ seed, rules05From }: EconomyWorld): Economy => ({
  chance: economyChance(seed),
  firstDay: Math.ceil(rules05From / HOURS_A_DAY),
});
