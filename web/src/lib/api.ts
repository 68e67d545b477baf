import { client } from './client.ts';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** As for fetch. */
  cache?: RequestCache;
}

/** Anything that can check an answer, in practice a zod schema. */
interface Parser<T> {
  parse: (value: unknown) => T;
}

/**
 * Calls one of the product's own paths, for example `/api/am/config`, with the session's token, and checks the answer.
 *
 * @throws {ApiError} with url, status and data where the server refuses or cannot be reached.
 */
export async function callApi<T>(path: string, answer: Parser<T>, options: CallOptions = {}): Promise<T> {
  const { method = 'GET', ...more } = options;
  const value = await client.send<unknown>(path, { method, ...more });
  return answer.parse(value);
}
