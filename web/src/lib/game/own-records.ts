import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OWN } from '../act.ts';
import { client } from '../client.ts';

const BATCH = 500;

interface OwnRecords<T> {
  /** Second part of the query key, after 'own'; what tells several lists of one collection apart follows. */
  key: readonly [name: string, ...rest: readonly (string | number)[]];
  collection: string;
  schema: z.ZodMiniType<T>;
  /** In PocketBase's words; values of one's own only through client.filter. */
  filter?: string;
  sort?: string;
  /** Names with commas between them, where a part of each record is enough. */
  fields?: string;
  /** The newest only, where the rest is of no use. */
  most?: number;
}

/** Fetches records of a collection of which everybody sees those of their own airline. */
export async function readOwnRecords<T>(
  { collection, schema, filter, sort, fields, most }: Omit<OwnRecords<T>, 'key'>,
  signal: AbortSignal,
): Promise<T[]> {
  const list = z.array(schema);
  const records = client.collection(collection);
  const options = { filter, sort, fields, signal };
  if (most === undefined) return list.parse(await records.getFullList({ ...options, batch: BATCH }));
  return list.parse((await records.getList(1, most, { ...options, skipTotal: true })).items);
}

/** Own records as a query. Fetched again after each settlement. */
export const ownRecords = <T>({ key, ...wanted }: OwnRecords<T>) =>
  queryOptions({
    queryKey: [OWN, ...key],
    queryFn: ({ signal }): Promise<T[]> => readOwnRecords(wanted, signal),
  });
