import { limitMarks } from '#game/text/marks.ts';
import { recomputeNameKeys } from '../hardening/name-keys.ts';

/** Removes marks that pile up or enclose letters from the names in a table. Such marks cover the lines around. */
function tidyNames(app: CoreApp, table: 'airline' | 'aircraft'): void {
  const rows = arrayOf(new DynamicModel({ id: '', name: '' }));
  app.db().newQuery(`SELECT id, name FROM ${table} WHERE octet_length(name) > length(name)`).all(rows);
  const names: Record<string, string> = {};
  for (const row of rows) {
    const name = String(row.name);
    const tidy = limitMarks(name);
    if (tidy !== name.normalize('NFC')) names[String(row.id)] = tidy;
  }
  app
    .db()
    .newQuery(
      `UPDATE ${table} SET name = changed.value FROM json_each({:names}) AS changed WHERE ${table}.id = changed.key`,
    )
    .bind({ names: JSON.stringify(names) })
    .execute();
}

/** Since this release, names that differ only in accents count as one, and marks on a letter are limited. */
export function limitNameMarks(app: CoreApp): void {
  tidyNames(app, 'airline');
  tidyNames(app, 'aircraft');
  recomputeNameKeys(app);
}
