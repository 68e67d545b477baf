import PocketBase, { type SendOptions } from 'pocketbase';
import { ApiError, toApiError } from './api-error.ts';
import { noteHeard, onConnection, suspectConnection } from './connection.ts';
import { noteServerDate } from './server-time.ts';

/**
 * Number of attempts while the server is busy. A busy server rejects a request before any work, so retries
 * are safe.
 */
const BUSY_TRIES = 3;

/** Time without a byte after which a call has failed. The server holds a call for 25 s at most. */
const SILENCE_MS = 30_000;

/** Calls that change nothing. Their connections may be dead once the network has been away. */
const reads = new Set<AbortController>();
onConnection(() => {
  for (const read of reads) read.abort();
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches with retries while the server is busy (503 with Retry-After in whole seconds). */
async function fetchPatiently(
  url: RequestInfo | URL,
  init: RequestInit,
  isAlive: () => void,
): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const sent = performance.now();
    const response = await fetch(url, init);
    // Cached responses have an old date.
    if (!init.cache) noteServerDate(response, sent);
    noteHeard();
    isAlive();
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
async function fetchWhole(url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const call = new AbortController();
  const cancel = () => call.abort(init.signal?.reason);
  if (init.signal?.aborted) cancel();
  init.signal?.addEventListener('abort', cancel);
  let timer = setTimeout(() => call.abort(), SILENCE_MS);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(), SILENCE_MS);
  };
  if (init.method === 'GET') reads.add(call);
  try {
    const response = await fetchPatiently(url, { ...init, signal: call.signal }, isAlive);
    return await readWhole(response, isAlive);
  } catch (error) {
    // Only the caller's own signal makes it an aborted call.
    throw call.signal.aborted && !init.signal?.aborted ? new TypeError(`${url} does not respond`) : error;
  } finally {
    clearTimeout(timer);
    reads.delete(call);
    init.signal?.removeEventListener('abort', cancel);
  }
}

async function readWhole(response: Response, isAlive: () => void): Promise<Response> {
  const reader = response.clone().body?.getReader();
  while (reader && !(await reader.read()).done) isAlive();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  if (response.ok && response.status !== 204 && !isJson) throw new TypeError(`${response.url} sent no JSON`);
  return response;
}

/** Status codes of a proxy whose server is down. */
const GATEWAY = [502, 503, 504];

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAbort && (error.status === 0 || GATEWAY.includes(error.status));

/** Paths of the app that only players may call. */
const FOR_PLAYERS = /^\/api\/am\/(?!config$|files\/)/;

/** The SDK's client with ApiErrors for failed calls. */
class Client extends PocketBase {
  /** Whether this tab has heard of no end of its session. Another tab ends it in the storage, before the event of that. */
  #hasSession = this.authStore.token !== '';

  /** Settled when the replacement of the token that is going on is over. */
  #replaced: Promise<unknown> | undefined;

  constructor(url: string) {
    super(url);
    this.authStore.onChange((token) => {
      this.#hasSession = token !== '';
    });
  }

  /**
   * Does something that ends this session's token and gets a new one. Reads wait for it: the server would reject the old
   * token, and the session would end.
   */
  async replaceToken(replace: () => Promise<void>): Promise<void> {
    const replacing = replace();
    this.#replaced = replacing.catch(() => undefined);
    try {
      await replacing;
    } finally {
      this.#replaced = undefined;
    }
  }

  override async send<T>(path: string, options: SendOptions): Promise<T> {
    const isRead = (options.method ?? 'GET') === 'GET';
    const isRefresh = path.endsWith('/auth-refresh');
    if ((isRead || isRefresh) && this.#replaced) await this.#replaced;
    // The server treats an expired token like none, and answers with empty lists or 404.
    if (isRead && this.#hasSession && !this.authStore.isValid) this.authStore.clear();
    const { token, record } = this.authStore;
    // Parts of a page that load late ask although the session has just ended, and the page stays until the next one is there.
    if (isRead && token === '' && FOR_PLAYERS.test(path))
      throw new ApiError({ url: path, status: 0, data: {}, isAbort: true });
    try {
      // Disables the SDK's cancellation of identical calls, because TanStack Query handles cancellation.
      const response = await super.send<T>(path, { requestKey: null, fetch: fetchWhole, ...options });
      // Drops one user's data before the next user or a guest sees it, and a new token for a session that has ended.
      if ((isRead || isRefresh) && record?.id !== this.authStore.record?.id)
        throw new ApiError({ url: path, status: 0, data: {}, isAbort: true });
      return response;
    } catch (error) {
      const failure = toApiError(error);
      if (isUnreachable(failure)) suspectConnection();
      // The token was rejected, so the session ends and the guards redirect. Unless it has been replaced since.
      const isRejected = failure instanceof ApiError && failure.status === 401 && token !== '';
      if (isRejected && token === this.authStore.token) this.authStore.clear();
      throw failure;
    }
  }
}

/** The client for the server of this page. Used only in web/src/lib. */
export const client = new Client('/');
