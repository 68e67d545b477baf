import { hashOf } from '../world/chance/hash.ts';
import { WEEK } from '../world/time.ts';

/** Number of models at which a rival looks in a week, besides those that it flies. */
const LOOKED_AT = 12;

/**
 * Returns the models (ids) at which a rival looks in its turn: those that it flies, and a dozen others that the hash draws
 * each week. Like people, it does not compare all models each time, which would take most of the time of its turn.
 * @param airline id of the rival
 * @param flown ids of the models in its fleet
 * @param models ids of the models that suit it
 */
export function lookedAtModels(
  airline: string,
  now: number,
  flown: ReadonlySet<string>,
  models: readonly string[],
): Set<string> {
  const week = Math.floor(now / WEEK);
  const others = models
    .filter((id) => !flown.has(id))
    .map((id) => ({ id, draw: hashOf(['model', airline, id, week]) }))
    .sort((one, other) => one.draw - other.draw || (one.id < other.id ? -1 : 1))
    .slice(0, LOOKED_AT);
  return new Set([...flown, ...others.map(({ id }) => id)]);
}
