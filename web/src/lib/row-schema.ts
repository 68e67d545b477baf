import * as z from 'zod/mini';
import type { Column, Row, Table } from '#game/tables/table.ts';

const BY_TYPE = {
  text: z.string(),
  date: z.string(),
  number: z.number(),
  bool: z.boolean(),
  json: z.unknown(),
};

function columnSchema({ type, values, schema }: Column): z.ZodMiniType {
  if (schema) return schema();
  return values ? z.enum(values as readonly string[]) : BY_TYPE[type];
}

/**
 * Returns the schema of a table's records, as clients use them.
 * @param only names of the columns, if a part of each record is enough
 */
export function rowSchema<Of extends Table, Name extends keyof Row<Of> & string = keyof Row<Of> & string>(
  { columns }: Of,
  only?: readonly Name[],
): z.ZodMiniType<Pick<Row<Of>, Name>> {
  const named = only
    ? only.map((name) => [name, columns[name] as Column] as const)
    : Object.entries(columns).filter(([, { seen }]) => seen === 'public' || seen === 'owner');
  const shape = Object.fromEntries(named.map(([name, column]) => [name, columnSchema(column)]));
  return z.object(shape) as unknown as z.ZodMiniType<Pick<Row<Of>, Name>>;
}
