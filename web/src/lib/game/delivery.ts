import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../api.ts';

const deliverySchema = z.object({ models: z.record(z.string(), z.number()) });

/** Game minutes until one aircraft of each model would be handed over if it were bought now, by the model's key. */
const deliveryQuery = queryOptions({
  queryKey: ['own', 'delivery'],
  queryFn: async ({ signal }) => (await callApi('/api/am/delivery', deliverySchema, { signal })).models,
});

export const useDelivery = () => useQuery(deliveryQuery);
