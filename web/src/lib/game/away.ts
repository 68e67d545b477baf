import { queryOptions, useQuery } from '@tanstack/react-query';
import { awaySchema, faresSchema, movesSchema } from '#game/payloads/away.ts';
import { callInTurn } from '../api.ts';
import { KEYS } from '../query-keys.ts';

const awayQuery = (until: number) =>
  queryOptions({
    queryKey: [KEYS.own, 'away', until],
    queryFn: ({ signal }) => callInTurn('/api/am/away', awaySchema, { signal }),
  });

/** Returns what happened during the player's last absence. @param until world minute at which it ended */
export const useAway = (until: number) => useQuery(awayQuery(until));

const faresQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [KEYS.market, 'fares', from, to],
    queryFn: ({ signal }) => callInTurn(`/api/am/fares?from=${from}&to=${to}`, faresSchema, { signal }),
  });

/** Everybody's economy fares between two airports (ids) in the last half-year. */
export const useFares = (from: string, to: string) => useQuery(faresQuery(from, to));

const movesQuery = queryOptions({
  queryKey: [KEYS.market, 'moves'],
  queryFn: ({ signal }) => callInTurn('/api/am/moves', movesSchema, { signal }),
});

/** Other airlines' recent moves on the player's routes. */
export const useMoves = () => useQuery(movesQuery);
