import type { Table } from '#game/tables/table.ts';

/** Returns the SQL of the trigger that keeps a table's rows while they are in use, if there is one. */
export function triggerOf({ name, inUse }: Table): string[] {
  if (!inUse) return [];
  const { condition, reason } = inUse;
  return [
    `CREATE TRIGGER ${name}_in_use BEFORE DELETE ON ${name} WHEN ${condition} BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
  ];
}
