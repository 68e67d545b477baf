import { DAY, HOUR } from '#game/world/time.ts';
import type { SettledWorld } from '../state/read-world.ts';

/**
 * Checks whether an hour closes the books of the week that has ended: on Mondays, from the first one under the rules of
 * 0.6.0 on. Each airline has its turn in one of these hours.
 */
export const closesWeek = ({ minute, weekMinute, rules06From }: SettledWorld): boolean =>
  weekMinute < DAY && minute - (minute % DAY) >= rules06From * HOUR;
