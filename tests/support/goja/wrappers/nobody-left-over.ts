import { readWorld as real } from '#hooks/settlement/state/read-world.ts';

export * from '#hooks/settlement/state/read-world.ts';

/** An hour fails if it leaves airlines to its last transaction, which plans them inside. */
export const readWorld: typeof real = (app, hour, airlines, ...rest) => {
  if (app.isTransactional() && airlines.length > 0) throw new Error('left over');
  return real(app, hour, airlines, ...rest);
};
