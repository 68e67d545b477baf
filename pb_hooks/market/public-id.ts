/** Hexadecimal digits that are kept: 60 bits, and as long as a record's id. */
const LENGTH = 15;

/**
 * Returns a function that gives an id of a rival's leg or flight the one under which everybody sees it. The ids in the
 * database begin with the aircraft's, which is its owner's affair. Keyed with the world's seed (HMAC-SHA-256), because the
 * ids of aircraft follow from public numbers and could be tried out. The same id always gives the same one.
 */
export function publicIds(app: CoreApp): (id: string) => string {
  const row = new DynamicModel({ seed: '' });
  app.db().newQuery('SELECT seed FROM world').one(row);
  const { hs256 } = $security;
  const seed = String(row.seed);
  return (id) => hs256(`public id ${id}`, seed).slice(0, LENGTH);
}
