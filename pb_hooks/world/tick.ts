import { WORLD_ID } from '../../game/records/world.ts';
import { HOUR } from '../../game/time.ts';
import { lapseAirlines } from '../airline/lapse.ts';
import { demandColumns } from '../demand/columns.ts';
import { guard } from '../http/answer.ts';
import { settleHour } from '../settlement/settle-hour.ts';
import { type Anchor, clockMinute, hasAnchor, noteSettled, readAnchor } from './clock.ts';
import { emptyJournal } from './journal.ts';

const BEAT = 'world-beat';
const MINUTE = 60_000;
const NANOSECONDS = 1e6;
/** A loop that has said nothing for so long is taken for dead: no settlement takes that time. */
const DEAD_AFTER = 2 * MINUTE;
/** Longest and shortest sleep, and the one after a settlement that failed. */
const SLEEP_MOST = 500;
const SLEEP_LEAST = 10;
const SLEEP_AFTER_FAILURE = 5_000;
/** How often the clock is noted, so that a process that is killed loses no more of it. */
const NOTE_EVERY = 5_000;

const dueIn = (anchor: Anchor, now: number) =>
  ((anchor.hour + 1) * HOUR - clockMinute(anchor, now)) * (1000 / anchor.speed);

/** When the process ends: console commands, which have no clock, end here as well. */
export function stopClock(event: core.TerminateEvent): void {
  guard(event, 'Stopping the clock', (e) => {
    if (hasAnchor(e.app)) noteClock(e.app);
    e.next();
  });
}

/** Writes down where the clock stands, without telling anybody. */
function noteClock(app: CoreApp): void {
  const anchor = readAnchor(app);
  const minute = Math.min(Math.floor(clockMinute(anchor, Date.now())), (anchor.hour + 1) * HOUR);
  app
    .db()
    .newQuery('UPDATE world SET minute = {:minute} WHERE id = {:id}')
    .bind({ minute, id: WORLD_ID })
    .execute();
}

/** Settles what is due and sleeps until something is. Comes back only when settling fails. */
function run(app: CoreApp): void {
  let noted = 0;
  let isJournalEmpty = true;
  for (;;) {
    const now = Date.now();
    app.store().set(BEAT, now);
    const anchor = readAnchor(app);
    if (!anchor.paused) lapseAirlines(app);
    const wait = anchor.paused ? SLEEP_MOST : dueIn(anchor, now);
    if (wait <= 0) {
      settleHour(app, anchor.hour + 1);
      noteSettled(app, anchor.hour + 1);
      isJournalEmpty = false;
      continue;
    }
    if (!isJournalEmpty) emptyJournal(app);
    isJournalEmpty = true;
    if (!anchor.paused && now - noted > NOTE_EVERY) {
      noteClock(app);
      noted = now;
    }
    sleep(Math.max(SLEEP_LEAST, Math.min(SLEEP_MOST, wait)));
  }
}

/**
 * The world's clock, called by cron. The first call stays and runs it for as long as the process lives; later ones find it
 * alive and leave. An hour that cannot be settled is logged and tried again: the world waits, and nothing is skipped.
 */
export function tick(app: CoreApp): void {
  const beat = app.store().get(BEAT);
  if (typeof beat === 'number' && Date.now() - beat < DEAD_AFTER) return;
  app.store().set(BEAT, Date.now());
  app.cron().setInterval(MINUTE * NANOSECONDS);
  // Takes a second, which whoever looks into demand first need not wait; and memory, which an empty world need not.
  if (app.countRecords('airline') > 0) demandColumns(app);
  for (;;) {
    try {
      run(app);
    } catch (thrown) {
      const trace = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown);
      console.error(`An hour of the world could not be settled, and will be tried again: ${trace}`);
      sleep(SLEEP_AFTER_FAILURE);
    }
  }
}
