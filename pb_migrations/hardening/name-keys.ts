import { nameKey } from '#game/airline/airline-name.ts';

/** Names contain no line breaks, so no other key ends like this. */
const suffix = (id: string) => `\n${id}`;

const SET = `
  UPDATE airline SET name_key = changed.value FROM json_each({:keys}) AS changed WHERE airline.id = changed.key`;

/**
 * Recomputes the keys by which names are compared, because a release treats more letters as equal.
 * Airlines with look-alike names all stay. The one founded first keeps the name, and the keys of the others
 * get a suffix.
 */
export function recomputeNameKeys(app: CoreApp): void {
  const rows = arrayOf(new DynamicModel({ id: '', name: '' }));
  app.db().newQuery('SELECT id, name FROM airline ORDER BY founded, rowid').all(rows);
  const taken = new Set<string>();
  const keys: Record<string, string> = {};
  for (const row of rows) {
    const id = String(row.id);
    const key = nameKey(String(row.name));
    keys[id] = taken.has(key) ? key + suffix(id) : key;
    taken.add(key);
  }
  // Set all keys aside first, because an airline's new key may be another one's old key.
  app.db().newQuery('UPDATE airline SET name_key = id || char(10)').execute();
  app
    .db()
    .newQuery(SET)
    .bind({ keys: JSON.stringify(keys) })
    .execute();
}
