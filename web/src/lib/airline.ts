import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';
import { KEYS } from './query-keys.ts';
import { useSession } from './session.ts';

/** The owner's view of an airline. */
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
  /** Recent share of flights on time, 0 to 1. */
  punctuality: number;
  /** Incremented by each action. */
  revision: number;
  /** World day of the last undo, and the number of undos on that day. See `undosLeft`. */
  undo_day: number;
  undo_count: number;
  /** World minute from which name and colours can be changed again. 0 if they have never been changed. */
  next_change: number;
  /** Stored rules. Read them with rulesOf. */
  rules?: unknown;
}

/** One airline by id. */
export const airlineQuery = (id: string) =>
  queryOptions({
    queryKey: [KEYS.airline, id],
    queryFn: ({ signal }) => client.collection('airline').getOne<Airline>(id, { signal }),
    enabled: id !== '',
  });

/** Checks whether an airline code is taken. */
export const codeTakenQuery = (code: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'code', code],
    queryFn: async ({ signal }) => {
      const filter = client.filter('code = {:code}', { code });
      const found = await client.collection('airline').getList(1, 1, { filter, fields: 'id', signal });
      return found.totalItems > 0;
    },
    staleTime: 0,
  });

/** Returns the signed-in user's airline. Idle if the user has none yet. */
export const useOwnAirline = () => useQuery(airlineQuery(useSession()?.airline ?? ''));
