import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Returns the delay before a retry in milliseconds: 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, an action fails immediately with a message instead of running later.
    mutations: { networkMode: 'always' },
    queries: { gcTime: 5 * MINUTE, staleTime: MINUTE / 2, retry: 3, retryDelay },
  },
});
