import * as z from 'zod/mini';

export const PASSWORD_MIN = 8;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

/** Letters, digits, underscores, dots and hyphens. Unique regardless of case. */
export const usernameSchema = z
  .string()
  .check(
    z.minLength(USERNAME_MIN),
    z.maxLength(USERNAME_MAX),
    z.regex(/^[A-Za-z0-9_.-]*$/, 'Must contain only letters, digits, underscores, dots and hyphens'),
  );

/** Settings stored with an account. All are optional and have defaults. */
export const userSettingsSchema = z.strictObject({
  theme: z.optional(z.enum(['system', 'light', 'dark'])),
  units: z.optional(z.enum(['metric', 'imperial', 'aviation'])),
  /** Number format: 1,234.5 or 1 234.5 or 1.234,5. */
  numbers: z.optional(z.enum(['comma', 'space', 'point'])),
  /** Format of large amounts in tiles: $1.23 M or $1,234,567. */
  money: z.optional(z.enum(['short', 'full'])),
  /** Whether the first-hour guide is hidden permanently. */
  guide_dismissed: z.optional(z.boolean()),
  /** Whether the details of a landed flight were opened, the guide's last step. */
  guide_flight: z.optional(z.boolean()),
  /** Whether the guide is complete and shows goals. */
  guide_done: z.optional(z.boolean()),
  /** Whether to email once per day what waits for a decision. */
  email_decisions: z.optional(z.boolean()),
  /** World minute at which the last absence ended whose summary was dismissed. */
  away_seen: z.optional(z.int()),
});
export type UserSettings = z.infer<typeof userSettingsSchema>;

const FIRST = [
  'amber',
  'azure',
  'bold',
  'bright',
  'calm',
  'clear',
  'coastal',
  'copper',
  'crimson',
  'early',
  'eastern',
  'fair',
  'gentle',
  'golden',
  'grand',
  'high',
  'indigo',
  'ivory',
  'late',
  'little',
  'lofty',
  'lucky',
  'midnight',
  'northern',
  'polar',
  'quiet',
  'rapid',
  'royal',
  'scarlet',
  'silver',
  'southern',
  'steady',
  'sunny',
  'swift',
  'velvet',
  'western',
] as const;
const SECOND = [
  'aileron',
  'albatross',
  'altitude',
  'apron',
  'beacon',
  'cabin',
  'captain',
  'cirrus',
  'condor',
  'contrail',
  'crane',
  'cumulus',
  'falcon',
  'fuselage',
  'glider',
  'hangar',
  'harrier',
  'heading',
  'horizon',
  'jetstream',
  'kestrel',
  'meridian',
  'navigator',
  'osprey',
  'petrel',
  'propeller',
  'rudder',
  'runway',
  'skylark',
  'swallow',
  'tailwind',
  'tern',
  'thermal',
  'turbine',
  'waypoint',
  'zephyr',
] as const;

/**
 * Returns a proposed username that reveals nothing about the person, from three random numbers in [0, 1).
 * There are 36 × 36 × 9,000 different ones.
 */
export function proposeUsername(first: number, second: number, number: number): string {
  const pick = <T>(from: readonly T[], fraction: number) => from[Math.floor(fraction * from.length)];
  return `${pick(FIRST, first)}-${pick(SECOND, second)}-${1000 + Math.floor(number * 9000)}`;
}
