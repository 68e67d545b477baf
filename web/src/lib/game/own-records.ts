import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Row, Table } from '#game/tables/table.ts';
import { client } from '../client.ts';
import { LIST_BATCH } from '../list-batch.ts';
import { KEYS } from '../query-keys.ts';
import { rowSchema } from '../row-schema.ts';

interface OwnRecords<Of extends Table, Name extends keyof Row<Of> & string> {
  table: Of;
  /** Names of the columns, if a part of each record is enough. */
  columns?: readonly Name[];
  /** PocketBase filter. Insert values only with client.filter. */
  filter?: string;
  sort?: string;
  /** Maximum number of records. */
  max?: number;
  /** With `max`, the page of the list, from 1. */
  page?: number;
}

/** Fetches the airline's records of a table. */
export async function readOwnRecords<
  Of extends Table,
  Name extends keyof Row<Of> & string = keyof Row<Of> & string,
>(
  { table, columns, filter, sort, max, page = 1 }: OwnRecords<Of, Name>,
  signal: AbortSignal,
): Promise<Pick<Row<Of>, Name>[]> {
  const list = z.array(rowSchema(table, columns));
  const records = client.collection(table.name);
  const options = { filter, sort, fields: columns?.join(','), signal };
  if (max === undefined) return list.parse(await records.getFullList({ ...options, batch: LIST_BATCH }));
  return list.parse((await records.getList(page, max, { ...options, skipTotal: true })).items);
}

/**
 * Returns a query for the airline's records. Refetched after each settlement.
 * @param wanted with `part`, values that distinguish several lists of one table
 */
export const ownRecords = <Of extends Table, Name extends keyof Row<Of> & string = keyof Row<Of> & string>({
  part = [],
  ...wanted
}: OwnRecords<Of, Name> & { part?: readonly (string | number)[] }) =>
  queryOptions({
    queryKey: [KEYS.own, wanted.table.name, ...part],
    queryFn: ({ signal }) => readOwnRecords(wanted, signal),
  });
