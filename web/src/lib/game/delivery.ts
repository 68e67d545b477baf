import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../api.ts';

const deliverySchema = z.object({
  /** Game minutes until one aircraft of each model would be handed over if it were bought now, by the model's key. */
  models: z.record(z.string(), z.number()),
  /** What lessors have of each model, by its key; null in a world whose rules know no stock yet. */
  stock: z.nullable(z.record(z.string(), z.object({ available: z.number(), next: z.nullable(z.number()) }))),
  /** Whether the next lease is the airline's first, which is at the hub within one game hour. */
  firstLease: z.boolean(),
});

export type Delivery = z.infer<typeof deliverySchema>;

const deliveryQuery = queryOptions({
  queryKey: ['own', 'delivery'],
  queryFn: ({ signal }) => callApi('/api/am/delivery', deliverySchema, { signal }),
});

export const useDelivery = () => useQuery(deliveryQuery);
