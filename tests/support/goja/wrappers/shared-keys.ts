import type {
  holdsKey as realHolds,
  takeKey as realTake,
  whileHeld as realWhile,
} from '#hooks/platform/http/held-key.ts';

export * from '#hooks/platform/http/held-key.ts';

/** Every runtime has every key, so that nothing excludes anything. */
export const takeKey: typeof realTake = () => true;
export const holdsKey: typeof realHolds = () => true;
export const whileHeld: typeof realWhile = (_app, _key, _holder, work) => {
  work();
  return true;
};
