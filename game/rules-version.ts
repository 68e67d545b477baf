/**
 * Whether an hour is settled, and its actions done, under the rules of a release.
 *
 * @param rulesFrom first hour under them, 0 in a world that began with them: `world.rules_from` for those of 0.3.0,
 *   `world.rules_04_from` for those of 0.4.0
 * @param hour world hour: that of the settlement, or of the action's minute
 */
export const hasNewRules = (rulesFrom: number, hour: number): boolean => hour >= rulesFrom;
