import type { CabinClass } from '#game/aircraft/cabin.ts';

/** Labels of the cabin classes. */
export const CABIN_NAMES: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  business: 'Business',
  first: 'First',
};
