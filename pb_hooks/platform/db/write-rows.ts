import { columnNames, type StoredRow, type Table } from '#game/tables/table.ts';

/** A statement that writes many rows at once. They are bound as one JSON text: a list of lists of cells. */
export interface RowWriter<Row> {
  /** SQL with the parameter `rows`. */
  readonly sql: string;
  /** Returns the cells of a row in the order of the statement. */
  readonly cells: (row: Row) => unknown[];
}

/**
 * Writes rows that are already lists of cells, if there are any.
 * @param params parameters of the statement besides its rows
 */
export function writeCells(
  tx: CoreApp,
  { sql }: Pick<RowWriter<never>, 'sql'>,
  rows: readonly unknown[],
  params: Record<string, string | number> = {},
): void {
  if (rows.length === 0) return;
  tx.db()
    .newQuery(sql)
    .bind({ rows: JSON.stringify(rows), ...params })
    .execute();
}

/** Writes rows, if there are any. */
export const writeRows = <Row>(
  tx: CoreApp,
  writer: RowWriter<Row>,
  rows: readonly Row[],
  params?: Record<string, string | number>,
): void => writeCells(tx, writer, rows.map(writer.cells), params);

/** Returns a function that lists the values of some columns. Compiled from source text: see `readerOf`. */
const cellsOf = <Row>(names: readonly string[]): ((row: Row) => unknown[]) => {
  let list: ((row: Row) => unknown[]) | undefined;
  return (row) => {
    list ??= new Function('row', `return [${names.map((name) => `row.${name}`).join(', ')}]`) as (
      row: Row,
    ) => unknown[];
    return list(row);
  };
};

/** Returns the expression for a cell. JSON stays JSON. */
const cell = (table: Table, name: string, index: number): string =>
  table.columns[name]?.type === 'json' ? `r.value -> ${index}` : `r.value ->> ${index}`;

/*
 * Two optimisations, each measured:
 * - Rows come from jsonb_each, because json_each parses the whole row again for every column.
 * - OR FAIL saves the statement journal. Writers run in transactions, which a failure rolls back.
 */

/**
 * Returns a writer that inserts rows into a table.
 * @param given SQL expressions of the columns that are the same for all rows
 * @param conflict clause after the SELECT
 */
export function insertInto<Of extends Table, Given extends keyof Of['columns'] & string = never>(
  table: Of,
  given: Readonly<Record<Given, string>> = {} as Record<Given, string>,
  conflict = '',
): RowWriter<Omit<StoredRow<Of>, Given>> {
  const names = columnNames(table);
  const fromRows = names.filter((name) => !(name in given));
  const values = names.map(
    (name) => (given as Record<string, string>)[name] ?? cell(table, name, fromRows.indexOf(name)),
  );
  return {
    sql: `INSERT OR FAIL INTO ${table.name} (${names.join(', ')}) SELECT ${values.join(', ')} FROM jsonb_each({:rows}) AS r${conflict && ` WHERE true ${conflict}`}`,
    cells: cellsOf(fromRows),
  };
}

/** Returns a writer that changes some columns of rows by id. */
export function updateById<Of extends Table, Name extends keyof Of['columns'] & string>(
  table: Of,
  names: readonly Name[],
): RowWriter<Pick<StoredRow<Of>, Name | ('id' & keyof Of['columns'])>> {
  const changes = names.map((name, index) => `${name} = ${cell(table, name, index + 1)}`);
  return {
    sql: `UPDATE ${table.name} SET ${changes.join(', ')} FROM jsonb_each({:rows}) AS r WHERE ${table.name}.id = r.value ->> 0`,
    cells: cellsOf(['id', ...names]),
  };
}
