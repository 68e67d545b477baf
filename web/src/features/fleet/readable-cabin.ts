import { CABIN_CLASSES, type PerClass } from '#game/aircraft/cabin.ts';

/** Returns a cabin with no seats in classes whose text is not a number. */
export function readableCabin(cabin: Readonly<PerClass>): PerClass {
  const read = { ...cabin };
  for (const name of CABIN_CLASSES) if (Number.isNaN(read[name])) read[name] = 0;
  return read;
}
