import type { RivalSetting } from '../rivals/set-rivals.ts';
import { endJournal, forgetPages } from './clock/journal.ts';

/** Store keys, the same as in server/opening.go. Our server binary lets calls wait while the second one is set. */
const CALLS_WAIT = 'am.callsWait';
const OPENING = 'am.opening';

const open = (app: CoreApp, rivals: RivalSetting): void =>
  require(`${__hooks}/clock.js`).letRivalsFly(app, rivals);

/**
 * Makes the clock open a new world as soon as the server responds. Opens it now without our server binary,
 * because players could act before.
 */
export function planOpening(app: CoreApp, rivals: RivalSetting): void {
  if (app.store().has(CALLS_WAIT)) app.store().set(OPENING, JSON.stringify(rivals));
  else open(app, rivals);
}

/** Opens a new world. Has no effect on an open one. */
export function openPlanned(app: CoreApp): void {
  if (!app.store().has(OPENING)) return;
  open(app, JSON.parse(app.store().get(OPENING)));
  endJournal(app);
  forgetPages(app);
  app.store().remove(OPENING);
}
