import { type PerClass, perClass } from '#game/fleet/aircraft/cabin.ts';

/** Returns a cabin with no seats in classes whose text is not a number. */
export const readableCabin = (cabin: Readonly<PerClass>): PerClass =>
  perClass((name) => (Number.isNaN(cabin[name]) ? 0 : cabin[name]));
