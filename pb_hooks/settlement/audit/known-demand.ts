import { NEW_DEMAND, TAKEN_DEMAND } from '#hooks/platform/seed/state.ts';

/** Days within which all airlines' connections are recomputed: see FOUR_WEEKLY_TURN. */
const RECOMPUTED_WITHIN = 28;

/** SQL of the last day whose local passengers cannot be checked, because only the present demand is stored. */
export const LAST_CHANGED = `
  COALESCE((SELECT rows / 1440 FROM seed_state WHERE name = '${TAKEN_DEMAND}'), -1)`;

/**
 * SQL of the last day whose connecting passengers cannot be checked, because some airlines' connections were
 * computed with earlier demand. This is every day while no hour has taken the present demand.
 */
export const LAST_OUTDATED = `(
  SELECT COALESCE(max(CASE name WHEN '${NEW_DEMAND}' THEN 1e9 ELSE rows / 1440 + ${RECOMPUTED_WITHIN} END), -1)
  FROM seed_state WHERE name IN ('${NEW_DEMAND}', '${TAKEN_DEMAND}'))`;
