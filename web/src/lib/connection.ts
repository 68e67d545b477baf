import { useSyncExternalStore } from 'react';
import { queryClient } from './query-client.ts';

const PROBE = '/api/health';
const PROBE_TIMEOUT_MS = 4000;
/**
 * Times from one check of the server to the next. The last one repeats. They grow because a server that restarts
 * refuses checks at once. A check that is lost takes most of its time itself, so that the return is noticed as fast.
 */
const RETRIES_MS = [1000, 1500, 2000, 4000];
/** Minimum pause between two checks. */
const PAUSE_MS = 500;

let isLost = false;
let isWatching = false;
let failures = 0;
let probing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(isLost: boolean) => void>();
let heard = performance.now();

function change(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener(lost);
  if (lost) return;
  // The realtime connection refreshes loaded data. Failed queries have to be sent again from here.
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
}

/** Whether the server responds. A proxy's error page does not count. */
async function isReachable(): Promise<boolean> {
  try {
    const response = await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return response.ok && (response.headers.get('Content-Type')?.includes('json') ?? false);
  } catch {
    return false;
  }
}

async function probe(): Promise<void> {
  clearTimeout(timer);
  if (probing) return;
  probing = true;
  const began = performance.now();
  const reachable = await isReachable();
  probing = false;
  if (!isWatching) return;
  change(!reachable);
  if (reachable) {
    failures = 0;
    return;
  }
  const wait = RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? 0;
  failures += 1;
  // Random delay, so that clients do not check a restarted server at the same time.
  const due = began + wait * (0.75 + Math.random() / 2);
  timer = setTimeout(probe, Math.max(PAUSE_MS, due - performance.now()));
}

/** Checks the server after a failed call or a lost realtime connection. */
export function suspectConnection(): void {
  if (isWatching && !isLost) void probe();
}

/** Records that the server has sent something. */
export function noteHeard(): void {
  heard = performance.now();
}

/** Returns the milliseconds since the server has last sent something. */
export const quietFor = (): number => performance.now() - heard;

/** Calls `listener` when the connection is lost or restored. Returns a function that unsubscribes. */
export function onConnection(listener: (isLost: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts to watch the connection. Returns a function that stops. */
export function watchConnection(): () => void {
  const goneOffline = () => {
    change(true);
    void probe();
  };
  const backOnline = () => void probe();
  isWatching = true;
  addEventListener('offline', goneOffline);
  addEventListener('online', backOnline);
  if (!navigator.onLine) goneOffline();
  return () => {
    isWatching = false;
    clearTimeout(timer);
    removeEventListener('offline', goneOffline);
    removeEventListener('online', backOnline);
  };
}

/** Whether the server is unreachable. */
export const isConnectionLost = (): boolean => isLost;

/** Returns whether the server is unreachable, and updates the component. */
export const useConnectionLost = (): boolean => useSyncExternalStore(onConnection, isConnectionLost);
