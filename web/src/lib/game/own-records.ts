import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OWN } from '../act.ts';
import { client } from '../client.ts';
import { LIST_BATCH } from '../list-batch.ts';

interface OwnRecords<T> {
  /** Query key after 'own': a name, then values that distinguish several lists of one collection. */
  key: readonly [name: string, ...rest: readonly (string | number)[]];
  collection: string;
  schema: z.ZodMiniType<T>;
  /** PocketBase filter. Insert values only with client.filter. */
  filter?: string;
  sort?: string;
  /** Comma-separated field names, if a part of each record is enough. */
  fields?: string;
  /** Maximum number of records. */
  most?: number;
}

/** Fetches the airline's records of a collection. */
export async function readOwnRecords<T>(
  { collection, schema, filter, sort, fields, most }: Omit<OwnRecords<T>, 'key'>,
  signal: AbortSignal,
): Promise<T[]> {
  const list = z.array(schema);
  const records = client.collection(collection);
  const options = { filter, sort, fields, signal };
  if (most === undefined) return list.parse(await records.getFullList({ ...options, batch: LIST_BATCH }));
  return list.parse((await records.getList(1, most, { ...options, skipTotal: true })).items);
}

/** Returns a query for the airline's records. Refetched after each settlement. */
export const ownRecords = <T>({ key, ...wanted }: OwnRecords<T>) =>
  queryOptions({
    queryKey: [OWN, ...key],
    queryFn: ({ signal }): Promise<T[]> => readOwnRecords(wanted, signal),
  });
