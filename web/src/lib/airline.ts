import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { useSession } from './session.ts';

/** An airline as its owner sees it. */
export interface Airline {
  id: string;
  name: string;
  code: string;
  /** #RRGGBB */
  colour_primary: string;
  /** #RRGGBB */
  colour_secondary: string;
  country: string;
  /** Id of the hub airport. */
  hub: string;
  founded: string;
  /** Whole US dollars. */
  cash: number;
}

/** One airline by id. */
export const airlineQuery = (id: string) =>
  queryOptions({
    queryKey: ['airline', id],
    queryFn: ({ signal }) => client.collection('airline').getOne<Airline>(id, { signal }),
    enabled: id !== '',
  });

/** The signed-in user's own airline; idle for a user who has none yet. */
export const useOwnAirline = () => useQuery(airlineQuery(useSession()?.airline ?? ''));
