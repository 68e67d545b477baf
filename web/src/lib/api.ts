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
