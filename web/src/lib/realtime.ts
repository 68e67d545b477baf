import type { Query } from '@tanstack/react-query';
import { WORLD_ID } from '#game/tables/world.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { airlineQuery } from './airline.ts';
import { ApiError } from './api-error.ts';
import { onConnection } from './connection.ts';
import { queryClient } from './query-client.ts';
import { KEYS, type KeyRoot } from './query-keys.ts';
import { Refresher } from './refresh.ts';
import { hasReviewed } from './reviewed-routes.ts';
import { forgetRevision, isNews, noteFetched } from './revision.ts';
import { noteServerMoment } from './server-time.ts';
import { refreshSession } from './session.ts';
import { reopenStream, subscribe, watchStream } from './stream/stream.ts';
import { watchOver } from './stream/watchdog.ts';
import { toWorldNow, worldQuery } from './world.ts';

/** Maximum random delay after a settlement, so that clients do not send requests at the same time. */
const JITTER_MS = 2000;
/** Time in which an event counts as the echo of this tab's own action. */
const ECHO_MS = 600;

/** Queries that are stale after each settlement. */
const SETTLED: readonly KeyRoot[] = [KEYS.own, KEYS.airline, KEYS.exchange, KEYS.market, KEYS.traffic];
/** The airline's data that only actions change. Each action has its own event. */
const PLANS = ['leg', 'route'];
/**
 * Large data that only other players' timetables change. If on screen, refetched once per game day, otherwise
 * on use.
 */
const RESEARCH = KEYS.research;

/** Second parts of the keys of queries that a move in a negotiation changes. */
const NEGOTIATIONS = ['negotiations', 'waiting'];

const isPlan = ({ queryKey: [owner, name] }: Query) => owner === KEYS.own && PLANS.includes(String(name));

/** Returns the last settled hour. Undefined before the world has loaded. */
const hourNow = () => queryClient.getQueryData(worldQuery.queryKey)?.hour;

/** Returns the game day of the hour after another. */
const dayAfter = (hour: number) => Math.floor((hour + 1) / HOURS_A_DAY);

/**
 * Refetches the queries of a key. A first request that is on its way may be older than the event, and another one would
 * only join it. Such a request is therefore repeated afterwards.
 */
function refetchKey(queryKey: readonly [KeyRoot, ...string[]]): void {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ queryKey });
  for (const { promise, queryKey } of first)
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
}

const refetch = (keys: readonly KeyRoot[]) => {
  for (const key of keys) refetchKey([key]);
};

/** Refetches negotiations and their number. */
const refetchNegotiations = () => {
  for (const part of NEGOTIATIONS) refetchKey([KEYS.exchange, part]);
};

/**
 * Refetches only what the hours after one until another have changed, because a large airline's timetable has a thousand
 * records.
 */
function refetchSettled(after: number, until: number): void {
  void queryClient.invalidateQueries({
    predicate: (query) =>
      SETTLED.includes(query.queryKey[0]) && (!isPlan(query) || hasReviewed(query.state.data, after, until)),
  });
  const refetchType = dayAfter(after) === dayAfter(until) ? 'none' : 'active';
  void queryClient.invalidateQueries({ queryKey: [RESEARCH], refetchType });
}

/** Stores the world from the event, which has the whole record, so that no request is needed. */
function noteSettled(record: { minute_at: number }): void {
  noteServerMoment(record.minute_at);
  queryClient.setQueryData(worldQuery.queryKey, toWorldNow(record));
}

/** Refetches the airline and the world, which are small. Returns whether an action or a settlement was missed. */
async function lookForMissed(airline: string): Promise<{ action: boolean; settlement: boolean }> {
  const [own, world] = [airlineQuery(airline), worldQuery];
  const hour = hourNow();
  await Promise.all([
    queryClient.refetchQueries({ queryKey: own.queryKey, exact: true }),
    queryClient.refetchQueries({ queryKey: world.queryKey, exact: true }),
  ]);
  return {
    action: isNews(queryClient.getQueryData(own.queryKey)),
    settlement: hourNow() !== hour,
  };
}

/**
 * Returns whether another tab's action or a settlement happened between the first load of the airline and the
 * world and the start of the subscription.
 */
async function missedAtFirst(airline: string): Promise<{ action: boolean; settlement: boolean }> {
  const [own, world] = [airlineQuery(airline), worldQuery];
  noteFetched(queryClient.getQueryData(own.queryKey));
  // Wait for pending first requests, because a second one would only join them.
  await Promise.allSettled([queryClient.ensureQueryData(own), queryClient.ensureQueryData(world)]);
  return lookForMissed(airline);
}

/** Updates the session if the server has closed the airline while the stream was interrupted. */
async function noticeClosed(airline: string): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...airlineQuery(airline), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await refreshSession().catch(() => undefined);
  }
}

/**
 * Keeps data in sync with the server: after each settlement, after actions in other tabs and after a lost
 * connection. Returns a function that stops this.
 */
export function followServer(airline: string): () => void {
  forgetRevision();
  let hour = hourNow();
  const settled = new Refresher(() => {
    const now = hourNow() ?? 0;
    refetchSettled(hour ?? now - 1, now);
    hour = now;
  }, JITTER_MS);
  const missed = new Refresher(() => {
    refetch(['world', ...SETTLED, RESEARCH, KEYS.messages]);
    void noticeClosed(airline);
  }, JITTER_MS);
  const stopRefreshers = () => {
    settled.stop();
    missed.stop();
  };
  const echoes = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;
  /** Whether the server has closed the airline. Its data can no longer be fetched. */
  let closed = false;
  /** Whether the first load is all that events can have been missed since. */
  let isFirst = true;

  const catchUp = async (look: typeof lookForMissed) => {
    const { action, settlement } = await look(airline);
    if (stopped || closed) return false;
    if (action) refetch([KEYS.own, KEYS.airline]);
    if (settlement) settled.ask();
    return settlement;
  };
  const onOpen = (isOpen: boolean) => {
    if (isOpen && isFirst) {
      refetch([KEYS.messages]);
      void catchUp(missedAtFirst);
    } else if (isOpen) missed.ask();
    isFirst = false;
  };
  const onAirline = ({ action, record }: { action: string; record: unknown }) => {
    if (action === 'delete') {
      closed = true;
      stopRefreshers();
    }
    const timer = setTimeout(() => {
      echoes.delete(timer);
      // If this tab has deleted the account, the session has ended by now.
      if (action === 'delete') void refreshSession().catch(() => undefined);
      else if (isNews(record)) refetch([KEYS.own, KEYS.airline]);
    }, ECHO_MS);
    echoes.add(timer);
  };
  const stops = [
    watchStream(onOpen),
    // The server sends each message to its two sides only.
    subscribe('message/*', () => refetch([KEYS.messages])),
    // The same for each move in a negotiation, whose number the side navigation shows. Listings have their own events.
    subscribe('offer/*', refetchNegotiations),
    subscribe<{ record: { minute_at: number } }>(`world/${WORLD_ID}`, ({ record }) => {
      noteSettled(record);
      if (!closed) settled.ask();
    }),
    subscribe(`airline/${airline}`, onAirline),
    onConnection((isLost) => {
      if (isLost) return;
      reopenStream();
      missed.ask();
    }),
    watchOver((isDelayed) => {
      if (isDelayed) {
        refetch([KEYS.messages]);
        refetchNegotiations();
      }
      return catchUp(lookForMissed);
    }),
  ];

  return () => {
    stopped = true;
    for (const stop of stops) stop();
    for (const timer of echoes) clearTimeout(timer);
    stopRefreshers();
  };
}
