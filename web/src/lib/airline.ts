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
  /** 0 to 1. */
  reputation: number;
  /** Share of flights on time lately, 0 to 1. */
  punctuality: number;
  /** Grows with each action. */
  revision: number;
  /** World day on which an action was undone last, and how many were on it: see `undosLeft`. */
  undo_day: number;
  undo_count: number;
  /** World minute from which name and colours can be changed again; 0 if they never were. */
  next_change: number;
  /** What is left to rules, as stored; read it with rulesOf. */
  rules?: unknown;
}

/** One airline by id. */
export const airlineQuery = (id: string) =>
  queryOptions({
    queryKey: ['airline', id],
    queryFn: ({ signal }) => client.collection('airline').getOne<Airline>(id, { signal }),
    enabled: id !== '',
  });

/** Whether another airline flies under this code. */
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

/** The signed-in user's own airline; idle for a user who has none yet. */
export const useOwnAirline = () => useQuery(airlineQuery(useSession()?.airline ?? ''));
