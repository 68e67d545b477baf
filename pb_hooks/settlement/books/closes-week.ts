import { DAY } from '#game/world/time.ts';
import type { SettledWorld } from '../state/read-world.ts';

/** Checks whether an hour closes the books of the week that has ended: on Mondays. Each airline has its turn in one of these hours. */
export const closesWeek = ({ weekMinute }: SettledWorld): boolean => weekMinute < DAY;
