import type { Query } from '@tanstack/react-query';
import { WORLD_ID } from '../../../game/records/world.ts';
import { HOURS_A_DAY } from '../../../game/time.ts';
import { OWN } from './act.ts';
import { airlineQuery } from './airline.ts';
import { client } from './client.ts';
import { onRestored } from './connection.ts';
import { queryClient } from './query-client.ts';
import { Refresher } from './refresh.ts';
import { forgetRevision, isNews, noteFetched } from './revision.ts';
import { noteServerMoment } from './server-time.ts';
import { toWorldNow, worldQuery } from './world.ts';

/** Longest wait after a settlement, so that not everybody asks in the same moment. */
const JITTER_MS = 2000;
/** How long an own action gets to fetch what it changed, before its echo is taken for another tab's. */
const ECHO_MS = 600;
/** Waits before a first connection is tried again; the last one from then on. As the SDK does for later ones. */
const RETRIES_MS = [200, 300, 500, 1000, 1200, 1500, 2000];

/** What goes out of date with each settlement. */
const SETTLED = [OWN, 'airline', 'market', 'traffic'];
/** What of the own airline only actions change, never a settlement; every action is heard of by itself. */
const PLANS = ['leg', 'route'];
/** Large, and changed by other players' plans alone: on screen it is fetched anew once a game day, else when next used. */
const RESEARCH = 'research';

const isPlan = ({ queryKey: [owner, name] }: Query) => owner === OWN && PLANS.includes(String(name));

/** The game day that the next hour belongs to. */
const dayNow = () =>
  Math.floor(((queryClient.getQueryData(worldQuery.queryKey)?.hour ?? 0) + 1) / HOURS_A_DAY);

const refetch = (keys: readonly string[]) => {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Everything that a settlement changes, and nothing else: a large airline's timetable is a thousand records. */
function refetchSettled(isNewDay: boolean): void {
  void queryClient.invalidateQueries({
    predicate: (query) => SETTLED.includes(String(query.queryKey[0])) && !isPlan(query),
  });
  void queryClient.invalidateQueries({ queryKey: [RESEARCH], refetchType: isNewDay ? 'active' : 'none' });
}

/** The event carries the whole record, written just now: there is nothing left to fetch of the world. */
function noteSettled(record: { minute_at: number }): void {
  noteServerMoment(record.minute_at);
  queryClient.setQueryData(worldQuery.queryKey, toWorldNow(record));
}

/**
 * Whether another tab acted, and whether an hour was settled, between the page's first look at its airline and the world
 * and the moment from which it hears of everything. Both are fetched anew: they are small, and say so.
 */
async function missedAtFirst(airline: string): Promise<{ action: boolean; settlement: boolean }> {
  const [own, world] = [airlineQuery(airline), worldQuery];
  const hour = queryClient.getQueryData(world.queryKey)?.hour;
  noteFetched(queryClient.getQueryData(own.queryKey));
  // A first look that is still on its way may be from before, and a second one would only join it.
  await Promise.allSettled([queryClient.ensureQueryData(own), queryClient.ensureQueryData(world)]);
  await Promise.all([
    queryClient.refetchQueries({ queryKey: own.queryKey, exact: true }),
    queryClient.refetchQueries({ queryKey: world.queryKey, exact: true }),
  ]);
  return {
    action: isNews(queryClient.getQueryData(own.queryKey)),
    settlement: queryClient.getQueryData(world.queryKey)?.hour !== hour,
  };
}

/**
 * Keeps what is on screen in step with the server: after each settlement, after what the player does in another tab, and
 * after the connection was lost. Returns the way to stop.
 */
export function followServer(airline: string): () => void {
  forgetRevision();
  let day = dayNow();
  const settled = new Refresher(() => {
    const now = dayNow();
    refetchSettled(now !== day);
    day = now;
  }, JITTER_MS);
  const missed = new Refresher(() => refetch(['world', ...SETTLED, RESEARCH]), JITTER_MS);
  const echoes = new Set<ReturnType<typeof setTimeout>>();
  let stops: (() => void)[] = [];
  let stopped = false;
  let connections = 0;
  let isLate = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const catchUp = async () => {
    const { action, settlement } = await missedAtFirst(airline);
    if (stopped) return;
    if (action) refetch([OWN]);
    if (settlement) settled.ask();
  };
  const listen = async (subscribed: Promise<() => Promise<void>>) => {
    const unsubscribe = await subscribed;
    const stop = () => void unsubscribe().catch(() => undefined);
    if (stopped) stop();
    else stops.push(stop);
  };
  const connect = async () => {
    try {
      // All in one tick, so that one request names them: a later one, sent while another tab signs out, would be refused.
      await Promise.all([
        // The server ends idle streams; what was missed meanwhile is fetched once the next one stands.
        listen(
          client.realtime.subscribe('PB_CONNECT', () => {
            connections += 1;
            if (isLate || connections > 1) missed.ask();
            else void catchUp();
          }),
        ),
        listen(
          client.collection('world').subscribe<{ minute_at: number }>(WORLD_ID, ({ record }) => {
            noteSettled(record);
            settled.ask();
          }),
        ),
        listen(
          client.collection('airline').subscribe(airline, ({ record }) => {
            const timer = setTimeout(() => {
              echoes.delete(timer);
              if (isNews(record)) refetch([OWN, 'airline']);
            }, ECHO_MS);
            echoes.add(timer);
          }),
        ),
      ]);
    } catch {
      if (stopped) return;
      isLate = true;
      for (const stop of stops) stop();
      stops = [];
      retry = setTimeout(connect, RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)]);
      failures += 1;
    }
  };
  void connect();
  const stopRestored = onRestored(() => missed.ask());

  return () => {
    stopped = true;
    stopRestored();
    clearTimeout(retry);
    for (const timer of echoes) clearTimeout(timer);
    // All at once, which ends the connection: one by one each would be asked of the server, and who has just signed out
    // may ask nothing more.
    void client.realtime.unsubscribe().catch(() => undefined);
    settled.stop();
    missed.stop();
  };
}
