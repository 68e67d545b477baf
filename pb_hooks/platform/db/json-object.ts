import type { Expression } from './shape.ts';

/** Returns the expression for a value as the API would give it. */
function jsonValue({ sql, column }: Expression): string {
  if (column.type === 'json') return `json(${sql})`;
  return column.type === 'bool' ? `json(iif(${sql}, 'true', 'false'))` : sql;
}

/**
 * Returns an SQL expression for a row as a JSON object. Only for JSON that the server passes on, because goja
 * parses objects slowly. Use `readAll` for rows that the server reads.
 */
export const jsonObject = (columns: Readonly<Record<string, Expression>>): string =>
  `json_object(${Object.entries(columns)
    .map(([name, expression]) => `'${name}', ${jsonValue(expression)}`)
    .join(', ')})`;
