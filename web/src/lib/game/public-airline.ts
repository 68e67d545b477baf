import { queryOptions } from '@tanstack/react-query';
import { type PublicAirline, publicAirlineSchema } from '#game/payloads/airline.ts';
import { callApi } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { KEYS } from '../query-keys.ts';

/** The public data of an airline. Null if no airline has the code. */
export const publicAirlineQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'public', code],
    queryFn: async ({ signal }): Promise<PublicAirline | null> => {
      try {
        return await callApi(`/api/am/airline/${encodeURIComponent(code)}`, publicAirlineSchema, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
