import { damageOf } from '../db/damage.ts';
import { diskFullResponse } from '../db/disk-full.ts';

/**
 * Checks for an intended response such as `new BadRequestError(…)`. These are not JavaScript errors and have
 * a status.
 */
export const isResponse = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number';

/** Checks for an error that one of PocketBase's Go functions returned. */
const isGoError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'GoError';

function mishap(app: CoreApp, what: string, thrown: unknown): ApiError {
  const trace = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
  console.error(`${what} failed: ${trace}`);
  const damage = damageOf(app, trace);
  if (damage) console.error(damage);
  app.logger().error(`${what} failed`, 'error', trace);
  return (
    diskFullResponse(trace) ??
    new InternalServerError('Something went wrong on the server. Its log says what.', null)
  );
}

/** Checks whether the caller's airline has been closed since the request was authenticated. */
function hasLostAirline({ app, auth }: core.RequestEvent): boolean {
  const airline = auth?.getString('airline') ?? '';
  return airline !== '' && app.findRecordsByIds('airline', [airline]).length === 0;
}

/**
 * Runs the handler of one of our own calls. An error that is not an intended response is a bug of ours: it is
 * logged and the response is 500. PocketBase would respond with 400, as if the client were to blame. The caller's
 * airline may also be closed while the handler reads it, because only transactions see one state of the data.
 */
export function handleRequest(e: core.RequestEvent, handle: () => void): void {
  try {
    handle();
  } catch (thrown) {
    if (isResponse(thrown)) throw thrown;
    if (hasLostAirline(e)) throw new ForbiddenError('Your airline has just been closed.', null);
    throw mishap(e.app, `${e.request?.method} ${e.request?.url?.path}`, thrown);
  }
}

/**
 * Runs our part of a PocketBase event. Intended responses and PocketBase's own errors pass through, because
 * they say what the client did wrong. A bug in our code becomes a 500 and is logged.
 */
export function guard<Event extends { app: CoreApp }>(
  e: Event,
  what: string,
  handle: (e: Event) => void,
): void {
  try {
    handle(e);
  } catch (thrown) {
    if (isResponse(thrown) || isGoError(thrown)) throw thrown;
    throw mishap(e.app, what, thrown);
  }
}
