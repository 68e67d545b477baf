import { defineTable, freeText, id, limited, oneOf, text, whole } from './table.ts';

/** Why a player has to wait before founding again. */
export const FRESH_START_REASONS = ['insolvent', 'deleted', 'merged'] as const;
export type FreshStartReason = (typeof FRESH_START_REASONS)[number];

/**
 * When players may found again: after an administrator has wound up their airline, after they have let another
 * one merge it, or after they have deleted their account. Amounts in whole US dollars, times in world minutes.
 */
export const FRESH_START = defineTable({
  name: 'fresh_start',
  access: 'nobody',
  unique: ["user WHERE user != ''", "address WHERE address != ''"],
  indexes: ['until'],
  columns: {
    id,
    /** The account. Empty once it is deleted. */
    user: id,
    /** Keyed hash of the account's confirmed email address until `until`: see `addressHash`. Otherwise empty. */
    address: limited(text, { pattern: '^[0-9a-f]{64}$' }),
    reason: oneOf(FRESH_START_REASONS),
    /** Name of the airline. Empty once the account is deleted. */
    name: limited(freeText, { max: 40 }),
    /** When the airline ended, and when the player may found again. */
    ended: whole,
    until: whole,
    /** Price of everything that was sold, amount that lenders got, and debt that the bank wrote off. */
    proceeds: whole,
    repaid: whole,
    written_off: whole,
  },
});
