import { readdirSync } from 'node:fs';
import { inRoot } from '#scripts/paths.ts';

/**
 * Returns the number of migrations to revert for a world from before one of them, as text for `migrate down`.
 */
export function migrationsFrom(name: string): string {
  const all = readdirSync(inRoot('pb_migrations')).filter((file) => /^\d+_.*\.ts$/.test(file));
  const first = all.sort().indexOf(`${name}.ts`);
  if (first < 0) throw new Error(`there is no migration ${name}`);
  return String(all.length - first);
}
