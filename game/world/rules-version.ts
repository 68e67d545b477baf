/**
 * Checks whether an hour is settled, and its actions performed, under the rules of a release.
 * @param rulesFrom first hour under these rules, 0 in a world that began with them: `world.rules_from` for
 *   those of 0.3.0, and for those of 0.4.0 and later `world.rules_04_from` and so on
 * @param hour world hour of the settlement, or of the action's minute
 */
export const hasNewRules = (rulesFrom: number, hour: number): boolean => hour >= rulesFrom;
