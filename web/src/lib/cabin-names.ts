import type { PerClass } from '#game/fleet/aircraft/cabin.ts';

/** Labels of the cabin classes. */
export const CABIN_NAMES: Readonly<PerClass<string>> = {
  economy: 'Economy',
  business: 'Business',
  first: 'First',
};

/** Names of the cabin classes inside a sentence. */
export const CABIN_WORDS: Readonly<PerClass<string>> = {
  economy: 'economy',
  business: 'business',
  first: 'first class',
};
