import { columnNames, type StoredRow, type Table } from '#game/tables/table.ts';

/** SQL expressions of all columns of a table. */
type Expressions<Of extends Table> = Readonly<Record<keyof Of['columns'] & string, string>>;

/** Returns the column names of a table as an SQL list. */
export const columnList = (table: Table): string => columnNames(table).join(', ');

/** Returns SQL expressions as a list in the order of `columnList`. */
export const valueList = <Of extends Table>(table: Of, values: Expressions<Of>): string =>
  columnNames(table)
    .map((name) => values[name])
    .join(', ');

/**
 * Returns a statement that inserts the rows of a SELECT.
 * @param from the rest of the SELECT, from FROM or WHERE on, and clauses after it
 */
export const insertFrom = <Of extends Table>(table: Of, values: Expressions<Of>, from: string): string =>
  `INSERT INTO ${table.name} (${columnList(table)}) SELECT ${valueList(table, values)} ${from}`;

/**
 * Returns a function that inserts one row.
 * @param conflict clause after the values
 * @param filled column that the database fills
 */
export function singleInsert<Of extends Table, Filled extends 'id' = never>(
  table: Of,
  conflict = '',
  filled?: Filled,
): (tx: CoreApp, row: Omit<StoredRow<Of>, Filled>) => void {
  const names = columnNames(table).filter((name) => name !== filled);
  const json = names.filter((name) => table.columns[name]?.type === 'json');
  const values = names.map((name) => `{:${name}}`).join(', ');
  const sql = `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${values}) ${conflict}`;
  return (tx, row) => {
    const bound: Record<string, unknown> = { ...row };
    for (const name of json) bound[name] = JSON.stringify(bound[name]);
    tx.db().newQuery(sql).bind(bound).execute();
  };
}
