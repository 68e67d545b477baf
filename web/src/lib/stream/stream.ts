import { client } from '../client.ts';
import { noteHeard, suspectConnection } from '../connection.ts';
import { Hub, type News, type Want } from './hub.ts';

type Listener = (data: unknown) => void;

/** The stream of this browser, as this tab sees it. */
interface Link {
  want: (want: Want) => void;
  /** Whether other tabs use the same stream. */
  isShared: boolean;
}

const listeners = new Map<string, Set<Listener>>();
const watchers = new Set<(isOpen: boolean) => void>();
let link: Link | undefined;
let isOpen = false;
let isAsking = false;
let isLeaving = false;
let heard = Number.NEGATIVE_INFINITY;

function hear(news: News): void {
  if ('topic' in news) {
    noteHeard();
    heard = performance.now();
    for (const listener of listeners.get(news.topic) ?? []) listener(news.data);
    return;
  }
  const wasOpen = isOpen;
  isOpen = news.isOpen;
  // The server also ends idle streams, so check it before reporting a lost connection.
  if (wasOpen && !isOpen) suspectConnection();
  for (const watcher of watchers) watcher(isOpen);
}

/** Uses a stream of this tab only: in browsers without shared workers, or if the worker cannot be loaded. */
const linkAlone = (): Link => ({ want: new Hub().join(hear), isShared: false });

function makeLink(): Link {
  try {
    const worker = new SharedWorker(new URL('./stream-worker.ts', import.meta.url), { type: 'module' });
    worker.port.onmessage = ({ data }: MessageEvent<News>) => hear(data);
    worker.onerror = () => {
      link = linkAlone();
      ask();
    };
    return { want: (want) => worker.port.postMessage(want), isShared: true };
  } catch {
    return linkAlone();
  }
}

/** Says what this tab wants now. A stream of its own ends while the tab is hidden, so that others can have one. */
function ask(reopen = false): void {
  const { record, token } = client.authStore;
  const isAway = isLeaving || (document.hidden && link?.isShared === false);
  const topics = isAway || !record ? [] : [...listeners.keys()];
  if (!link && topics.length === 0) return;
  link ??= makeLink();
  if (topics.length === 0) isOpen = false;
  link.want({ person: record?.id ?? '', token, topics, reopen });
}

/** Asks once for several changes. */
function askSoon(): void {
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(() => {
    isAsking = false;
    ask();
  });
}

client.authStore.onChange(askSoon);
document.addEventListener('visibilitychange', () => {
  if (link && !link.isShared) ask();
});
// A worker does not notice that a tab is closed.
addEventListener('pagehide', () => {
  isLeaving = true;
  ask();
});
addEventListener('pageshow', () => {
  isLeaving = false;
  if (link) ask();
});

/** Calls `listener` with each event of a topic. Returns a function that unsubscribes. */
export function subscribe<T>(topic: string, listener: (data: T) => void): () => void {
  const heard = listeners.get(topic) ?? new Set();
  listeners.set(topic, heard.add(listener as Listener));
  askSoon();
  return () => {
    heard.delete(listener as Listener);
    if (heard.size === 0 && listeners.get(topic) === heard) listeners.delete(topic);
    askSoon();
  };
}

/** Calls `watcher` when events begin to arrive, and when the stream is lost. Returns a function that stops this. */
export function watchStream(watcher: (isOpen: boolean) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns the performance.now() of the last event. */
export const lastEvent = (): number => heard;

/** Replaces a stream that is silent although it seems open. */
export function reopenStream(): void {
  ask(true);
}
