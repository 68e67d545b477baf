import { useSyncExternalStore } from 'react';
import { isConnectionLost, quietFor, suspectConnection } from '../connection.ts';
import { queryClient } from '../query-client.ts';
import { nextHourAt, worldQuery } from '../world.ts';
import { lastEvent, reopenStream, watchStream } from './stream.ts';

const LOOK_MS = 1000;
/** Time after which an hour that was not heard of is suspicious. */
const LATE_MS = 4000;
/** Time after which silence of the server is suspicious, whatever the clock says. */
const QUIET_MS = 30_000;
/** Time in which a stream opens. */
const OPENING_MS = 6000;
/** A stream without an event for longer would have been ended by the server. */
const DEAD_MS = 330_000;
/** A longer gap between two looks at a visible page means that the machine slept. */
const ASLEEP_MS = 15_000;
/** Minimum and maximum time between two polls. It grows while nothing has been missed. */
const POLL_MS = 5000;
const LONGEST_POLL_MS = 30_000;

const listeners = new Set<() => void>();
let isDelayed = false;

function setDelayed(next: boolean): void {
  if (next === isDelayed) return;
  isDelayed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether events do not arrive although the server can be reached. */
export const useDelayed = (): boolean => useSyncExternalStore(subscribe, () => isDelayed);

/**
 * Notices when the stream is silent although it should not be: a machine that slept, a network that drops packets, or a
 * proxy that holds events back give no sign. Then polls. Returns a function that stops this.
 *
 * @param poll fetches what may have been missed. Resolves to whether a settlement was.
 */
export function watchOver(poll: (isDelayed: boolean) => Promise<boolean>): () => void {
  /** When the stream was lost. Null if it is open. */
  let closed: number | null = performance.now();
  let opened = Number.POSITIVE_INFINITY;
  let looked = Date.now();
  let polled = performance.now();
  let pause = POLL_MS;
  let isPolling = false;

  const check = async () => {
    isPolling = true;
    polled = performance.now();
    suspectConnection();
    const heard = lastEvent();
    const hasMissed = await poll(isDelayed).catch(() => false);
    isPolling = false;
    pause = hasMissed || isDelayed ? POLL_MS : Math.min(2 * pause, LONGEST_POLL_MS);
    if (hasMissed && lastEvent() === heard) reopenStream();
  };
  const look = () => {
    if (document.hidden) return;
    const now = performance.now();
    const hasSlept = Date.now() - looked > ASLEEP_MS;
    looked = Date.now();
    if (hasSlept || now - Math.max(opened, lastEvent()) > DEAD_MS) reopenStream();
    setDelayed(closed !== null && now - closed > OPENING_MS);
    if (isPolling || isConnectionLost()) return;
    const world = queryClient.getQueryData(worldQuery.queryKey);
    const isLate = world !== undefined && now > nextHourAt(world) + LATE_MS;
    if (!isLate) pause = POLL_MS;
    const isDue = (isDelayed || isLate) && now - polled > pause;
    if (hasSlept || isDue || quietFor() > QUIET_MS) void check();
  };
  const onVisible = () => {
    // Timers of a hidden page are slow.
    looked = Date.now();
    look();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', onVisible);
  const stopWatching = watchStream((isOpen) => {
    if (isOpen) opened = performance.now();
    closed = isOpen ? null : (closed ?? performance.now());
    look();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    stopWatching();
    setDelayed(false);
  };
}
