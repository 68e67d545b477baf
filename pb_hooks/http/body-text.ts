const KEY = 'am.body';
/** Beyond what any gated call takes; the native limit of each route ends larger bodies. */
const MOST_BYTES = 2_000_000;

/** Reads the body of a request and keeps it: a client that sends slowly must not hold a slot while it does. */
export function keepBodyText(e: core.RequestEvent): void {
  if (e.request?.method !== 'POST') return;
  try {
    e.set(KEY, toString(e.request.body, MOST_BYTES));
  } catch {
    throw new BadRequestError('The request is too large, or it breaks off.', null);
  }
}

/** Returns the body as it was kept, or reads it: at most one byte more than allowed. @throws GoError */
export function bodyText(e: core.RequestEvent, bytes: number): string {
  const kept = e.get(KEY);
  return typeof kept === 'string' ? kept : toString(e.request?.body, bytes + 1);
}
