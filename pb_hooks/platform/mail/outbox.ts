import type { LetterName } from './letters.ts';

/** An email that waits to be sent. Its text is made when it is sent. */
export interface OutgoingMail {
  letter: LetterName;
  to: string;
  /** Username of the reader. */
  name: string;
  link: string;
  /** Replaces the letter's reason. */
  reason?: string;
  /** Real time in ms since 1970. */
  posted: number;
}

/** State shared by all runtimes, as JSON in the app's store. Times are real, in ms since 1970. */
interface Outbox {
  waiting: OutgoingMail[];
  /** Start time of each email being sent. */
  underWay: number[];
  /** Time of the last failure since the last success. 0 if there is none. */
  failed: number;
}

/**
 * Maximum number of emails being sent at once. PocketBase's mailer has no time-out and cannot be
 * interrupted. A silent mail server therefore holds a connection and a runtime for each, until it or the
 * system closes the connection.
 */
const UNDER_WAY_MAX = 4;
/** Maximum number of emails that wait. A school class of 30 that signs up at once needs 26. */
const WAITING_MAX = 200;
/** Age at which a waiting email is dropped, because its reader has requested another one or left. */
const WAIT_MAX_MS = 600_000;
/**
 * The mail server counts as silent if an email takes longer than LATE_MS, and as failing for FAILING_MS
 * after a failure.
 */
const LATE_MS = 10_000;
const FAILING_MS = 60_000;

const KEY = 'outbox';

const read = (stored: unknown): Outbox =>
  typeof stored === 'string' ? JSON.parse(stored) : { waiting: [], underWay: [], failed: 0 };

/** Changes the outbox under the store's lock. Returns the result of `change`. */
function update<Result>(app: CoreApp, change: (outbox: Outbox) => Result): Result {
  const done: Result[] = [];
  app.store().setFunc(KEY, (stored: unknown) => {
    const outbox = read(stored);
    done.push(change(outbox));
    return JSON.stringify(outbox);
  });
  return done[0] as Result;
}

/** Checks whether emails cannot be sent at the moment. */
export function isMailDown(app: CoreApp): boolean {
  const { underWay, waiting, failed } = read(app.store().get(KEY));
  const now = Date.now();
  return (
    waiting.length >= WAITING_MAX ||
    underWay.some((since) => Math.abs(now - since) > LATE_MS) ||
    Math.abs(now - failed) < FAILING_MS
  );
}

/** Adds an email. Returns false if the outbox is full. */
export const postMail = (app: CoreApp, mail: OutgoingMail): boolean =>
  update(app, ({ waiting }) => {
    if (waiting.length >= WAITING_MAX) return false;
    waiting.push(mail);
    return true;
  });

/** Takes the next email and marks it as being sent. Null if none waits or too many are being sent. */
function takeMail(app: CoreApp): { mail: OutgoingMail; began: number } | null {
  return update(app, (outbox) => {
    const now = Date.now();
    // An email from the future has just been posted: the machine's clock has been set back since.
    for (const mail of outbox.waiting) mail.posted = Math.min(mail.posted, now);
    outbox.waiting = outbox.waiting.filter(({ posted }) => now - posted < WAIT_MAX_MS);
    if (outbox.underWay.length >= UNDER_WAY_MAX) return null;
    const mail = outbox.waiting.shift();
    if (!mail) return null;
    let began = now;
    while (outbox.underWay.includes(began)) began += 1;
    outbox.underWay.push(began);
    return { mail, began };
  });
}

/**
 * Sends the waiting emails one after the other, unless enough others are being sent. `deliver` returns
 * whether it succeeded.
 */
export function sendWaiting(app: CoreApp, deliver: (mail: OutgoingMail) => boolean): void {
  for (let taken = takeMail(app); taken; taken = takeMail(app)) {
    const { mail, began } = taken;
    let isSent = false;
    try {
      isSent = deliver(mail);
    } finally {
      update(app, (outbox) => {
        outbox.underWay = outbox.underWay.filter((since) => since !== began);
        outbox.failed = isSent ? 0 : Date.now();
      });
    }
  }
}
