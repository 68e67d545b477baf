/**
 * Whether an hour is settled, and its actions done, under the rules of 0.3.0.
 *
 * @param rulesFrom first hour under them: `world.rules_from`, 0 in a world that began with them
 * @param hour world hour: that of the settlement, or of the action's minute
 */
export const hasNewRules = (rulesFrom: number, hour: number): boolean => hour >= rulesFrom;
