import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../api.ts';

const deliverySchema = z.object({
  /** Game minutes until one aircraft of each model would be handed over if it were bought now, by the model's key. */
  models: z.record(z.string(), z.number()),
  /** Whether the next lease is the airline's first, which is at the hub within one game hour. */
  firstLease: z.boolean(),
});

const deliveryQuery = queryOptions({
  queryKey: ['own', 'delivery'],
  queryFn: ({ signal }) => callApi('/api/am/delivery', deliverySchema, { signal }),
});

export const useDelivery = () => useQuery(deliveryQuery);
