import { ClientResponseError } from 'pocketbase';

/** What a call reads as when the server gave no words of its own. */
export const DEFAULT_MESSAGE = 'Something went wrong while processing your request.';
/** What an aborted call reads as. */
export const ABORTED_MESSAGE = 'The request was autocancelled.';

/** Error of one field, as the server sends it. */
export interface FieldError {
  code: string;
  message: string;
}

/** A failed call of the server: every call made through lib/client.ts or lib/api.ts rejects with this. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The whole body of the answer. */
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

  /** Errors by field name: what PocketBase puts into `data` of its answer. */
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

/** Turns whatever the SDK throws into an ApiError; anything that is no failed call passes through. */
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

/** Messages by field, for forms; empty where the error carries none. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).map(([name, field]) => [name, field.message]));
}
