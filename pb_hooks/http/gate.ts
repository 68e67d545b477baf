import { keepBodyText } from './body-text.ts';
import { limitCalls } from './call-limits.ts';
import { freeSlot, isFull, takeSlot } from './slots.ts';

/** Calls of ours that run at once. Most of an action is a transaction, and the database runs one of those at a time. */
const RUNNING = 12;
/** Further calls wait, each in a runtime that has loaded nothing (0.25 MB); more than these are refused at once. */
const WAITING = 120;
const LONGEST_WAIT_MS = 3_000;
/** Between two looks at whether a slot is free: longer and longer, so that many waiting calls take little time. */
const FIRST_SLEEP_MS = 2;
const LONGEST_SLEEP_MS = 50;
/** At every 16th look a call tries to take a slot even if none is free, because that frees the slots of crashed calls. */
const FULL_TRIES = 16;

function busy(e: core.RequestEvent): ApiError {
  e.response?.header().set('Retry-After', '1');
  return new ApiError(503, 'The server is busy. Try again in a moment.', null);
}

/** Waits for a free slot and returns its ticket. @throws ApiError 503 if none becomes free in time */
function waitForSlot(e: core.RequestEvent): number {
  const place = takeSlot(e.app, 'gate waiting', WAITING);
  if (place === 0) throw busy(e);
  try {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    for (let look = 1; Date.now() < deadline; look++) {
      sleep(Math.min(LONGEST_SLEEP_MS, FIRST_SLEEP_MS * 2 ** look));
      if (look % FULL_TRIES !== 0 && isFull(e.app, 'gate running', RUNNING)) continue;
      const ticket = takeSlot(e.app, 'gate running', RUNNING);
      if (ticket !== 0) return ticket;
    }
    throw busy(e);
  } finally {
    freeSlot(e.app, 'gate waiting', place);
  }
}

function runInSlot(e: core.RequestEvent, work: () => void): void {
  const ticket = takeSlot(e.app, 'gate running', RUNNING) || waitForSlot(e);
  try {
    work();
  } finally {
    freeSlot(e.app, 'gate running', ticket);
  }
}

/**
 * Runs one of our calls when few enough others run. PocketBase makes a runtime for every call beyond its pool, without
 * bound: under overload each would load its module and hold megabytes, so that the queue grows faster than it drains.
 * Here a call waits before it loads anything, and is refused with 503 if too many wait already.
 */
export function bounded(e: core.RequestEvent, work: () => void): void {
  keepBodyText(e);
  limitCalls(e, () => runInSlot(e, work));
}
