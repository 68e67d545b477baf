import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Airline } from '#game/tables/airline.ts';
import { client } from './client.ts';
import { useSession } from './session.ts';

/** One airline by id. */
export const airlineQuery = (id: string) =>
  queryOptions({
    queryKey: ['airline', id],
    queryFn: ({ signal }) => client.collection('airline').getOne<Airline>(id, { signal }),
    enabled: id !== '',
  });

/** Checks whether an airline code is taken. */
export const codeTakenQuery = (code: string) =>
  queryOptions({
    queryKey: ['airline', 'code', code],
    queryFn: async ({ signal }) => {
      const filter = client.filter('code = {:code}', { code });
      const found = await client.collection('airline').getList(1, 1, { filter, fields: 'id', signal });
      return found.totalItems > 0;
    },
    staleTime: 0,
  });

/** Returns the signed-in user's airline. Idle if the user has none yet. */
export const useOwnAirline = () => useQuery(airlineQuery(useSession()?.airline ?? ''));
