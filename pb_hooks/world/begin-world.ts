import { guard } from '../platform/http/handle-request.ts';
import { command } from '../platform/operator/command.ts';
import { hasAnchor } from './clock/clock.ts';
import { forgetPages } from './clock/journal.ts';
import { noteClock } from './clock/note-clock.ts';

/**
 * Begins the world after the server is prepared. Other commands do not load the clock, the largest module: that took
 * two thirds of the time of a health check.
 */
export function beginWorld(event: core.BootstrapEvent): void {
  guard(event, 'Beginning the world', (e) => {
    e.next();
    if (command() !== 'serve') return;
    require(`${__hooks}/clock.js`).begin(e.app);
    forgetPages(e.app);
  });
}

/** Stops the clock when the process ends. Console commands without a clock end here as well. */
export function stopClock(event: core.TerminateEvent): void {
  guard(event, 'Stopping the clock', (e) => {
    if (hasAnchor(e.app)) noteClock(e.app);
    e.next();
  });
}
