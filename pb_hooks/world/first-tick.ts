import { cronInterval } from '#game/world/cron-interval.ts';

/**
 * Schedules the first cron call for about a second after the start instead of the next full minute. Call it
 * before cron starts, because changing the interval of a running cron can deadlock if it ticks at that moment
 * (PocketBase 0.39, Cron.Stop). After that, nobody could sign in or change a setting.
 */
export const hurryFirstTick = (app: CoreApp): void => app.cron().setInterval(cronInterval(Date.now()));
