import { DAY } from '#game/world/time.ts';
import type { SettledWorld } from '#hooks/settlement/state/read-world.ts';

/**
 * Checks whether an hour closes the books of the week that has ended: those of Monday do. Each airline has its turn in one
 * of them.
 */
export const closesWeek = ({ weekMinute }: SettledWorld): boolean => weekMinute < DAY;
