import { readText } from './connection.ts';
import { readerOf } from './row-reader.ts';
import type { Shape, ShapedRow } from './shape.ts';

/**
 * Returns the rows of a statement. SQLite joins them into one text, because goja reads rows many times more
 * slowly.
 * @param from the statement from FROM on. Its order is the order of the rows.
 */
export function readAll<Of extends Shape>(
  app: CoreApp,
  shape: Of,
  from: string,
  params: Record<string, unknown> = {},
): ShapedRow<Of>[] {
  const { line, separator, parse } = readerOf(shape);
  const sql = `SELECT COALESCE(group_concat(line, '${separator}'), '') AS json FROM (SELECT ${line} AS line ${from})`;
  return parse(readText(app, sql, params));
}
