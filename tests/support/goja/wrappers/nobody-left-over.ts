import { readAirlines as real } from '#hooks/settlement/state/read-world.ts';

export * from '#hooks/settlement/state/read-world.ts';

/** An hour fails if it leaves airlines to its last transaction, which plans them inside. */
export const readAirlines: typeof real = (app) => {
  if (app.isTransactional()) throw new Error('left over');
  return real(app);
};
