import { queryOptions, useQuery } from '@tanstack/react-query';
import { marketSchema, routeQuoteSchema } from '#game/payloads/market.ts';
import { callApi } from '../api.ts';

const pairOf = (from: string, to: string) => `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
const isPair = (from: string, to: string) => from !== '' && to !== '' && from !== to;

/** Demand between two airports (ids) and all weekly departures. */
export const marketQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['market', from, to],
    queryFn: ({ signal }) => callApi(`/api/am/market?${pairOf(from, to)}`, marketSchema, { signal }),
    enabled: isPair(from, to),
  });

/** Price and requirements of a route between two airports (ids). */
export const routeQuoteQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['own', 'quote', from, to],
    queryFn: ({ signal }) => callApi(`/api/am/route/quote?${pairOf(from, to)}`, routeQuoteSchema, { signal }),
    enabled: isPair(from, to),
  });

export const useMarket = (from: string, to: string) => useQuery(marketQuery(from, to));
export const useRouteQuote = (from: string, to: string) => useQuery(routeQuoteQuery(from, to));
