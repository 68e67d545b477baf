import { client } from './client.ts';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** As for fetch. */
  cache?: RequestCache;
}

/** A validator of responses, such as a zod schema. */
interface Parser<T> {
  parse: (value: unknown) => T;
}

/**
 * Calls one of the app's own paths, such as `/api/am/config`, with the session's token, and validates the
 * response.
 *
 * @throws {ApiError} with url, status and data if the server rejects the call or cannot be reached
 */
export async function callApi<T>(path: string, parser: Parser<T>, options: CallOptions = {}): Promise<T> {
  const { method = 'GET', ...more } = options;
  const value = await client.send<unknown>(path, { method, ...more });
  return parser.parse(value);
}

/** The last call of each path without its query. Never rejected. */
const lastCalls = new Map<string, Promise<unknown>>();

/**
 * Calls a path like callApi, after the earlier calls of that path. For paths that the server refuses while the player's
 * last call is still running (`limitCalls` in `pb_hooks/`). A call that is cancelled while it waits is not sent. One
 * that has been sent runs to its end, because the server does not stop and would refuse the next one.
 */
export function callInTurn<T>(path: string, parser: Parser<T>, options: CallOptions = {}): Promise<T> {
  const { signal, ...more } = options;
  const kind = path.split('?', 1)[0] as string;
  const call = (lastCalls.get(kind) ?? Promise.resolve()).then(() => {
    signal?.throwIfAborted();
    return callApi(path, parser, more);
  });
  lastCalls.set(
    kind,
    call.catch(() => undefined),
  );
  return call;
}
