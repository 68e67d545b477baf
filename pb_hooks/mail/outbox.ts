import type { LetterName } from './letters.ts';

/** A mail that waits to be sent. Its text is made when it is sent. */
export interface OutgoingMail {
  letter: LetterName;
  to: string;
  /** Username of the reader. */
  name: string;
  link: string;
  /** Real time in ms. */
  posted: number;
}

/** What all runtimes share, as JSON in the app's store. Times are real ones in ms. */
interface Outbox {
  waiting: OutgoingMail[];
  /** When each mail under way was begun. */
  underWay: number[];
  /** Last failure after which no mail has gone out; 0 for none. */
  failed: number;
}

/**
 * Mails under way at once. PocketBase's mailer has no time-out and cannot be interrupted: a silent mail server holds a
 * connection and a runtime for each, until it or the system closes the connection.
 */
const UNDER_WAY_MAX = 4;
/** Mails that may wait. A school class of 30 that signs up at once needs 26. */
const WAITING_MAX = 200;
/** A mail that has waited for so long is dropped: its reader has asked for another one or gone away. */
const WAIT_MAX_MS = 600_000;
/** The mail server counts as silent if a mail takes longer, and as failing for so long after a failure. */
const LATE_MS = 10_000;
const FAILING_MS = 60_000;

const KEY = 'outbox';

const read = (stored: unknown): Outbox =>
  typeof stored === 'string' ? JSON.parse(stored) : { waiting: [], underWay: [], failed: 0 };

/** Changes the outbox under the store's lock, and returns what `change` does. */
function update<Result>(app: CoreApp, change: (outbox: Outbox) => Result): Result {
  const done: Result[] = [];
  app.store().setFunc(KEY, (stored: unknown) => {
    const outbox = read(stored);
    done.push(change(outbox));
    return JSON.stringify(outbox);
  });
  return done[0] as Result;
}

/** Whether mail cannot be expected to go out now. */
export function isMailDown(app: CoreApp): boolean {
  const { underWay, waiting, failed } = read(app.store().get(KEY));
  const now = Date.now();
  return (
    waiting.length >= WAITING_MAX ||
    underWay.some((since) => now - since > LATE_MS) ||
    now - failed < FAILING_MS
  );
}

/** Adds a mail and returns whether there was room for it. */
export const postMail = (app: CoreApp, mail: OutgoingMail): boolean =>
  update(app, ({ waiting }) => {
    if (waiting.length >= WAITING_MAX) return false;
    waiting.push(mail);
    return true;
  });

/** Takes the next mail to be sent, and a place among those under way; null if there is none of either. */
function takeMail(app: CoreApp): { mail: OutgoingMail; began: number } | null {
  return update(app, (outbox) => {
    const now = Date.now();
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

/** Sends the mails that wait, one after the other, unless enough others are under way. `deliver` returns whether it went out. */
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
