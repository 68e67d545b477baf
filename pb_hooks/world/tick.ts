import { dueIn, isStopped } from '#game/world/world-clock.ts';
import { lapseAirlines } from '../airline/lapse.ts';
import { demandColumns } from '../demand/columns.ts';
import { damageOf } from '../platform/db/damage.ts';
import { giveBackKey, holdsKey, newHolder, takeKey } from '../platform/http/held-key.ts';
import { noteSettled, readClock, steerClock } from './clock/clock.ts';
import { isEnding } from './clock/ending.ts';
import { emptyJournal, forgetPages } from './clock/journal.ts';
import { noteClock } from './clock/note-clock.ts';
import { restsNow } from './clock/rest.ts';
import { saveClock } from './clock/save-clock.ts';
import { unlessEnding } from './end-work.ts';
import { forgetFrames } from './forget-frames.ts';
import { forgetCounts, forgetFuture } from './forget-future.ts';
import { ifFree } from './one-at-a-time.ts';
import { openPlanned } from './opening.ts';

/** Store key that the runtime holds in which the world's clock runs. */
const CLOCK_LOOP = 'world-clock-loop';
/** Milliseconds: maximum and minimum sleep, and the sleep after a failed settlement. */
const MAX_SLEEP = 500;
const MIN_SLEEP = 10;
const SLEEP_AFTER_FAILURE = 5_000;
/** Milliseconds between writes of the clock. A killed process loses at most this much time. */
const NOTE_EVERY = 5_000;

/** Whether this runtime runs the clock. */
const isOn = (app: CoreApp, holder: string): boolean => holdsKey(app, CLOCK_LOOP, holder) && !isEnding(app);

/**
 * Settles the next hour if it is due. Returns false if it could not check because the operator is changing
 * the world.
 */
function settleDue(app: CoreApp): boolean {
  return ifFree(app, 'clock', () => {
    // Read the clock again, because the operator may have paused the world since.
    const clock = readClock(app);
    if (isStopped(clock) || dueIn(clock) > 0) return;
    // A stopped world does not load the largest module.
    require(`${__hooks}/clock.js`).settleHour(app, clock.hour + 1);
    noteSettled(app, clock.hour + 1);
  });
}

/** Stops the clock if the last player has left, and starts it if one has come back. Clients are notified. */
function restOrWake(app: CoreApp): void {
  if (restsNow(app, readClock(app)) === readClock(app).resting) return;
  ifFree(app, 'clock', () => {
    // Read both again, because the operator may have changed the clock since.
    const clock = readClock(app);
    const resting = restsNow(app, clock);
    if (resting === clock.resting) return;
    steerClock(app, { resting });
    saveClock(app);
    console.log(resting ? 'The world rests because nobody plays.' : 'A player is back. The world goes on.');
  });
}

/** Settles due hours and sleeps in between, for as long as this runtime holds the clock. */
function run(app: CoreApp, holder: string): void {
  let noted = 0;
  let isJournalEmpty = true;
  // At the start as well, because the machine's clock may have been set back while the server was stopped.
  let last = Number.POSITIVE_INFINITY;
  /** Returns the milliseconds to sleep. */
  const work = (): number => {
    const now = Date.now();
    if (now < last) forgetFuture(app);
    // A start has no counts of an earlier time, but perhaps some of its first seconds.
    if (now < last && Number.isFinite(last)) forgetCounts(app);
    last = now;
    restOrWake(app);
    const clock = readClock(app);
    if (!isStopped(clock)) lapseAirlines(app);
    const wait = isStopped(clock) ? MAX_SLEEP : dueIn(clock);
    if (wait <= 0) {
      isJournalEmpty = false;
      return settleDue(app) ? 0 : MIN_SLEEP;
    }
    if (!isJournalEmpty) {
      emptyJournal(app);
      forgetPages(app);
      forgetFrames();
    }
    isJournalEmpty = true;
    if (!isStopped(clock) && Math.abs(clock.at - noted) > NOTE_EVERY) {
      noteClock(app);
      noted = clock.at;
    }
    return Math.max(MIN_SLEEP, Math.min(MAX_SLEEP, wait));
  };
  let pause = 0;
  while (isOn(app, holder)) {
    unlessEnding(app, () => {
      pause = work();
    });
    if (pause > 0) sleep(pause);
  }
}

/** Prints why an hour could not be settled. */
function saySettlementFailed(app: CoreApp, thrown: unknown): void {
  const trace = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
  console.error(`An hour of the world could not be settled and will be tried again: ${trace}`);
  const damage = damageOf(app, trace);
  if (damage) console.error(damage);
}

/**
 * Runs the world's clock until the process ends, or returns at once if another runtime runs it. An hour that cannot be
 * settled is logged and tried again. The world waits and skips nothing.
 */
export function tick(app: CoreApp): void {
  const holder = newHolder('clock');
  if (!takeKey(app, CLOCK_LOOP, holder)) return;
  try {
    while (isOn(app, holder)) {
      try {
        unlessEnding(app, () => openPlanned(app));
        unlessEnding(app, () => {
          // Now, so that the first request for demand does not wait. An empty or stopped world saves the memory.
          if (!isStopped(readClock(app)) && app.countRecords('airline') > 0) demandColumns(app);
        });
        run(app, holder);
      } catch (thrown) {
        if (isEnding(app)) return;
        saySettlementFailed(app, thrown);
        sleep(SLEEP_AFTER_FAILURE);
      }
    }
  } finally {
    giveBackKey(app, CLOCK_LOOP, holder);
  }
}
