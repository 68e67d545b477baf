import { ApiError, DEFAULT_MESSAGE } from './api-error.ts';

/** Returns a readable message for any error. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.isAbort) return error.message;
    if (error.status === 0) return 'The server could not be reached. Check your connection and try again.';
    if (error.status === 429) return 'Too many requests in a short time. Wait a moment and try again.';
    return error.message;
  }
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' && error !== '' ? error : DEFAULT_MESSAGE;
}
