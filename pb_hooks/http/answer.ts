import { damageOf } from '../operator/damage.ts';

/** An answer that was meant: `new BadRequestError(…)` and its kin. They are no JavaScript errors, and carry a status. */
const isAnswer = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number';

/** What a Go function that PocketBase lends us returned as its error. */
const isGoError = (thrown: unknown) => thrown instanceof Error && thrown.name === 'GoError';

function mishap(app: CoreApp, what: string, thrown: unknown): InternalServerError {
  const trace = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
  console.error(`${what} failed: ${trace}`);
  const damage = damageOf(app, trace);
  if (damage) console.error(damage);
  app.logger().error(`${what} failed`, 'error', trace);
  return new InternalServerError('Something went wrong on the server. Its log says what.', null);
}

/**
 * Runs the handler of one of our own calls. Whatever it throws that is not an answer in itself is a fault of ours: it is
 * logged and answered with 500. PocketBase by itself would answer 400, as if the client were to blame.
 */
export function answer(e: core.RequestEvent, handle: () => void): void {
  try {
    handle();
  } catch (thrown) {
    if (isAnswer(thrown)) throw thrown;
    throw mishap(e.app, `${e.request?.method} ${e.request?.url?.path}`, thrown);
  }
}

/**
 * Runs our part of something that PocketBase does. Its own errors pass through untouched, because they say what the
 * client did wrong; an error of our code becomes a 500 and is logged.
 */
export function guard<Event extends { app: CoreApp }>(
  e: Event,
  what: string,
  handle: (e: Event) => void,
): void {
  try {
    handle(e);
  } catch (thrown) {
    if (isAnswer(thrown) || isGoError(thrown)) throw thrown;
    throw mishap(e.app, what, thrown);
  }
}
