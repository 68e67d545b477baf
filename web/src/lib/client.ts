import PocketBase, { type SendOptions } from 'pocketbase';
import { ApiError, toApiError } from './api-error.ts';
import { suspectConnection } from './connection.ts';
import { noteServerDate } from './server-time.ts';

/**
 * Number of attempts while the server is busy. A busy server rejects a request before any work, so retries
 * are safe.
 */
const BUSY_TRIES = 3;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches with retries while the server is busy (503 with Retry-After in whole seconds). */
async function fetchPatiently(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const sent = performance.now();
    const response = await fetch(url, init);
    // Cached responses have an old date.
    if (!init?.cache) noteServerDate(response, sent);
    const seconds = response.status === 503 ? Number(response.headers.get('Retry-After')) : 0;
    if (!(seconds > 0) || tries === BUSY_TRIES) return response;
    // Random delay, so that clients do not retry at the same time.
    await sleep(seconds * 1000 * (0.5 + Math.random()));
  }
}

/**
 * Fetches and waits for the whole response. The SDK treats a truncated or non-JSON body as an empty object.
 * For a refreshed session it would store an empty token and sign the user out.
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

/** Status codes of a proxy whose server is down. */
const GATEWAY = [502, 503, 504];

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAbort && (error.status === 0 || GATEWAY.includes(error.status));

/** The SDK's client with ApiErrors for failed calls. */
class Client extends PocketBase {
  override async send<T>(path: string, options: SendOptions): Promise<T> {
    try {
      // Disables the SDK's cancellation of identical calls, because TanStack Query handles cancellation.
      return await super.send<T>(path, { requestKey: null, fetch: fetchWhole, ...options });
    } catch (error) {
      const failure = toApiError(error);
      if (isUnreachable(failure)) suspectConnection();
      throw failure;
    }
  }
}

/** The client for the server of this page. Used only in web/src/lib. */
export const client = new Client('/');

client.afterSend = (response, data) => {
  // The token was rejected, so the session ends and the guards redirect.
  if (response.status === 401 && client.authStore.token !== '') client.authStore.clear();
  return data;
};

client.realtime.onDisconnect = (subscriptions) => {
  // The server also ends idle streams, so check it before reporting a lost connection.
  if (subscriptions.length > 0) suspectConnection();
};
