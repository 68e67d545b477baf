import { useSyncExternalStore } from 'react';
import { queryClient } from './query-client.ts';

const PROBE = '/api/health';
const PROBE_TIMEOUT_MS = 8000;
/** Delays between checks of the server. The last one repeats. */
const RETRIES_MS = [1000, 2000, 4000, 8000];

let isLost = false;
let isWatching = false;
let failures = 0;
let probing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const restored = new Set<() => void>();

function change(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
  if (lost) return;
  // The realtime connection refreshes loaded data. Failed queries have to be sent again from here.
  void queryClient.invalidateQueries({
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
  for (const listener of restored) listener();
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
  // Random delay, because the server may be restarting.
  timer = setTimeout(probe, wait * (0.5 + Math.random()));
}

/** Checks the server after a failed call or a lost realtime connection. */
export function suspectConnection(): void {
  if (isWatching && !isLost) void probe();
}

/** Calls `listener` each time the connection is restored. Returns a function that unsubscribes. */
export function onRestored(listener: () => void): () => void {
  restored.add(listener);
  return () => restored.delete(listener);
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the server is unreachable. */
export const useConnectionLost = (): boolean => useSyncExternalStore(subscribe, () => isLost);
