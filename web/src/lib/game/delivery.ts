import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const deliverySchema = z.object({
  /** Game minutes until delivery of an aircraft bought now, by model key. */
  models: z.record(z.string(), z.number()),
  /** Lessors' stock by model key. */
  stock: z.record(z.string(), z.object({ available: z.number(), next: z.nullable(z.number()) })),
  /** Whether the next lease is the airline's first, which is delivered within one game hour. */
  firstLease: z.boolean(),
});

export type Delivery = z.infer<typeof deliverySchema>;

const deliveryQuery = queryOptions({
  queryKey: [KEYS.own, 'delivery'],
  queryFn: ({ signal }) => callApi('/api/am/delivery', deliverySchema, { signal }),
});

export const useDelivery = () => useQuery(deliveryQuery);
