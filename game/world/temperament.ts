/** How the server runs an airline. Players have to find out. */
export const TEMPERAMENTS = [
  'cautious',
  'expansive',
  'premium',
  'low_cost',
  'regional',
  'opportunist',
] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Operator's setting: how well rivals choose. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const STRENGTH_DEFAULT: Strength = 'normal';

/** Number of airlines that the server runs in a new world, and the maximum. */
export const RIVALS_DEFAULT = 24;
export const RIVALS_MAX = 1_000;
