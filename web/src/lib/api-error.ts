import { ClientResponseError } from 'pocketbase';

/** Message of a failed call without a message from the server. */
export const DEFAULT_MESSAGE = 'Something went wrong while processing your request.';
/** Message of an aborted call. */
export const ABORTED_MESSAGE = 'The request was autocancelled.';

/** Server error of one field. */
export interface FieldError {
  code: string;
  message: string;
}

/** Error of a failed server call. Calls through lib/client.ts and lib/api.ts reject with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** Body of the response. */
  readonly data: Record<string, unknown>;
  readonly isAbort: boolean;

  constructor(parts: {
    url: string;
    status: number;
    data: Record<string, unknown>;
    isAbort?: boolean;
    cause?: unknown;
  }) {
    const isAbort = parts.isAbort ?? false;
    const said = typeof parts.data.message === 'string' ? parts.data.message : '';
    super(isAbort ? ABORTED_MESSAGE : said || DEFAULT_MESSAGE, { cause: parts.cause });
    this.url = parts.url;
    this.status = parts.status;
    this.data = parts.data;
    this.isAbort = isAbort;
  }

  /** Errors by field name, from `data` in PocketBase's response. */
  get fields(): Record<string, FieldError> {
    const fields = this.data.data;
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter(
        (entry): entry is [string, FieldError] => typeof entry[1]?.message === 'string',
      ),
    );
  }
}

/** Converts the SDK's errors to ApiErrors. Returns other errors unchanged. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof ClientResponseError)) return error;
  return new ApiError({
    url: error.url,
    status: error.status,
    data: error.response,
    isAbort: error.isAbort,
    cause: error,
  });
}

/** Status codes without an answer of the server itself: a lost response, and two of a proxy. */
const UNANSWERED = [0, 502, 504];

/** Checks whether it is unknown if the server did what the call asked for. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAbort && UNANSWERED.includes(error.status);

/** Checks whether the server rejected the input. A rate limit or a server error does not count. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Returns the messages by field, or an empty object. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, field]) => [name, field.message]));
}
