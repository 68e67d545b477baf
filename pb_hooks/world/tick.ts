import { dueIn } from '../../game/world-clock.ts';
import { lapseAirlines } from '../airline/lapse.ts';
import { demandColumns } from '../demand/columns.ts';
import { guard } from '../http/answer.ts';
import { giveBackKey, holdsKey, newHolder, takeKey } from '../http/held-key.ts';
import { settleHour } from '../settlement/settle-hour.ts';
import { hasAnchor, noteSettled, readClock } from './clock.ts';
import { emptyJournal } from './journal.ts';
import { noteClock } from './note-clock.ts';
import { ifFree } from './one-at-a-time.ts';
import { saySettlementFailed } from './say-failure.ts';

/** Key of the store that the one running clock holds. */
const CLOCK = 'world-clock-loop';
/** Longest and shortest sleep, and the one after a settlement that failed. */
const SLEEP_MOST = 500;
const SLEEP_LEAST = 10;
const SLEEP_AFTER_FAILURE = 5_000;
/** How often the clock is noted, so that a process that is killed loses no more of it. */
const NOTE_EVERY = 5_000;

/** When the process ends: console commands, which have no clock, end here as well. */
export function stopClock(event: core.TerminateEvent): void {
  guard(event, 'Stopping the clock', (e) => {
    if (hasAnchor(e.app)) noteClock(e.app);
    e.next();
  });
}

/** Settles the next hour if it is due. Returns whether it looked: not while the operator is at work on the world. */
function settleDue(app: CoreApp): boolean {
  return ifFree(app, 'clock', () => {
    // Looked at again: the operator may have paused the world in the meantime.
    const clock = readClock(app);
    if (clock.paused || dueIn(clock) > 0) return;
    settleHour(app, clock.hour + 1);
    noteSettled(app, clock.hour + 1);
  });
}

/** Settles what is due and sleeps until something is, for as long as it is the one clock. */
function run(app: CoreApp, holder: string): void {
  let noted = 0;
  let isJournalEmpty = true;
  while (holdsKey(app, CLOCK, holder)) {
    const clock = readClock(app);
    if (!clock.paused) lapseAirlines(app);
    const wait = clock.paused ? SLEEP_MOST : dueIn(clock);
    if (wait <= 0) {
      isJournalEmpty = false;
      if (!settleDue(app)) sleep(SLEEP_LEAST);
      continue;
    }
    if (!isJournalEmpty) emptyJournal(app);
    isJournalEmpty = true;
    if (!clock.paused && Math.abs(clock.at - noted) > NOTE_EVERY) {
      noteClock(app);
      noted = clock.at;
    }
    sleep(Math.max(SLEEP_LEAST, Math.min(SLEEP_MOST, wait)));
  }
}

/**
 * The world's clock, called by cron. The first call stays and runs it for as long as the process lives; later ones find
 * that it is held and leave, however long the process has been stopped. An hour that cannot be settled is logged and tried
 * again: the world waits, and nothing is skipped.
 */
export function tick(app: CoreApp): void {
  const holder = newHolder('clock');
  if (!takeKey(app, CLOCK, holder)) return;
  try {
    // Takes a second, which whoever looks into demand first need not wait; and memory, which an empty world need not.
    if (app.countRecords('airline') > 0) demandColumns(app);
    while (holdsKey(app, CLOCK, holder)) {
      try {
        run(app, holder);
      } catch (thrown) {
        saySettlementFailed(app, thrown);
        sleep(SLEEP_AFTER_FAILURE);
      }
    }
  } finally {
    giveBackKey(app, CLOCK, holder);
  }
}
