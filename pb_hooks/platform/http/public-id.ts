/** Hexadecimal digits of a public id: 60 bits, and the length of a record id. */
const LENGTH = 15;

/**
 * Returns a function that gives the public id of a rival's leg or flight. Ids in the database begin with the
 * aircraft's id, which only its owner may see, except for a flight in the air: see `view-fleet.ts`. The world's seed is the key (HMAC-SHA-256), because aircraft
 * ids follow from public numbers and could be guessed. The same id always gives the same public id.
 */
export function publicIds(app: CoreApp): (id: string) => string {
  const row = new DynamicModel({ seed: '' });
  app.db().newQuery('SELECT seed FROM world').one(row);
  const { hs256 } = $security;
  const seed = String(row.seed);
  return (id) => hs256(`public id ${id}`, seed).slice(0, LENGTH);
}
