import { queryOptions, useQuery } from '@tanstack/react-query';
import { marketSchema, routeQuoteSchema } from '../../../../game/records/market.ts';
import { callApi } from '../api.ts';

const pairOf = (from: string, to: string) => `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
const isPair = (from: string, to: string) => from !== '' && to !== '' && from !== to;

/** Who wants to fly between two airports (ids), and everything that flies there in a week. */
export const marketQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['market', from, to],
    queryFn: ({ signal }) => callApi(`/api/am/market?${pairOf(from, to)}`, marketSchema, { signal }),
    enabled: isPair(from, to),
  });

/** What acquiring a pair of airports (ids) takes, and whether it can be done. */
export const routeQuoteQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['own', 'quote', from, to],
    queryFn: ({ signal }) => callApi(`/api/am/route/quote?${pairOf(from, to)}`, routeQuoteSchema, { signal }),
    enabled: isPair(from, to),
  });

export const useMarket = (from: string, to: string) => useQuery(marketQuery(from, to));
export const useRouteQuote = (from: string, to: string) => useQuery(routeQuoteQuery(from, to));
