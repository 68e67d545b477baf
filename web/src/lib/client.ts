import PocketBase, { type SendOptions } from 'pocketbase';
import { ApiError, toApiError } from './api-error.ts';
import { suspectConnection } from './connection.ts';
import { noteServerDate } from './server-time.ts';

/** How often a request is sent while the server is busy. It refuses before it does anything, so this repeats nothing. */
const BUSY_TRIES = 3;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches, and tries again if the server says that it is busy (503 with Retry-After, whole seconds). */
async function fetchPatiently(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const sent = performance.now();
    const response = await fetch(url, init);
    // What comes from the browser's cache has the date of another day.
    if (!init?.cache) noteServerDate(response, sent);
    const seconds = response.status === 503 ? Number(response.headers.get('Retry-After')) : 0;
    if (!(seconds > 0) || tries === BUSY_TRIES) return response;
    // Not all at the same moment again.
    await sleep(seconds * 1000 * (0.5 + Math.random()));
  }
}

/**
 * Fetches, and waits for the whole answer. The SDK takes a success whose body breaks off, or is somebody else's page, for
 * an empty object; for a refreshed session it would then keep an empty token and sign the person out.
 *
 * @throws {TypeError} as for a server that cannot be reached
 */
async function fetchWhole(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchPatiently(url, init);
  await response.clone().arrayBuffer();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (response.ok && response.status !== 204 && !isJson) throw new TypeError(`${response.url} sent no JSON`);
  return response;
}

/** Statuses with which a proxy answers for a server that is gone. */
const GATEWAY = [502, 503, 504];

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAbort && (error.status === 0 || GATEWAY.includes(error.status));

/** The SDK's client, except that every failed call rejects with an ApiError. */
class Client extends PocketBase {
  override async send<T>(path: string, options: SendOptions): Promise<T> {
    try {
      // TanStack Query decides what is cancelled; the SDK would otherwise drop equal calls of two components.
      return await super.send<T>(path, { requestKey: null, fetch: fetchWhole, ...options });
    } catch (error) {
      const failure = toApiError(error);
      if (isUnreachable(failure)) suspectConnection();
      throw failure;
    }
  }
}

/** The one connection to the server this page came from. Only web/src/lib names it. */
export const client = new Client('/');

client.afterSend = (response, data) => {
  // The token was refused: whoever holds this session is signed out, and the guards take over.
  if (response.status === 401 && client.authStore.token !== '') client.authStore.clear();
  return data;
};

client.realtime.onDisconnect = (subscriptions) => {
  // The server ends idle streams, too: whether it is still there is asked before anything is said.
  if (subscriptions.length > 0) suspectConnection();
};
