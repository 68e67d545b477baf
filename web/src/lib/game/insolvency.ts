import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshStartSchema, insolvencySchema } from '#game/payloads/insolvency.ts';
import { callApi, callInTurn } from '../api.ts';
import { KEYS } from '../query-keys.ts';
import { useSession } from '../session.ts';

/** How far the airline is beyond its overdraft limit, with the quickest ways out. */
const insolvencyQuery = queryOptions({
  queryKey: [KEYS.own, 'insolvency'],
  queryFn: ({ signal }) => callInTurn('/api/am/insolvency', insolvencySchema, { signal }),
});
export const useInsolvency = () => useQuery(insolvencyQuery);

/** When the user may found an airline, and why not before. */
const freshStartQuery = (user: string) =>
  queryOptions({
    queryKey: [KEYS.airline, 'start', user],
    queryFn: ({ signal }) => callApi('/api/am/start', freshStartSchema, { signal }),
    enabled: user !== '',
    // The same user may have founded an airline, and lost it, since.
    gcTime: 0,
  });
export const useFreshStart = () => useQuery(freshStartQuery(useSession()?.id ?? ''));
