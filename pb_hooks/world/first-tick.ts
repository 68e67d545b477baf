import { cronInterval } from '../../game/cron-interval.ts';

/**
 * Lets cron call for the first time about a second after the start, instead of at the next full minute. Call it before
 * cron starts: changing the interval of a running cron deadlocks if it ticks at that moment (PocketBase 0.39, Cron.Stop).
 * From then on nobody could sign in or change a setting.
 */
export const hurryFirstTick = (app: CoreApp): void => app.cron().setInterval(cronInterval(Date.now()));
