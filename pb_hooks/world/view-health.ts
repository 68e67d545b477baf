import { lateBy } from '../../game/world-clock.ts';
import { answer } from '../http/answer.ts';
import { readClock } from './clock.ts';

/** Milliseconds by which an hour may be late, because a slow machine settles a large world, before the world is unwell. */
const LATE_MOST = 60_000;
const BACKUP = '@activeBackup';
const PROXY_HEADERS = ['CF-Connecting-IP', 'Fly-Client-IP', 'X-Forwarded-For'];

/** What PocketBase's dashboard asks its own health call for. */
function dashboardData(e: core.RequestEvent): object {
  const trusted = (e.app.settings().trustedProxy.headers ?? []).map(String);
  const sent = [...trusted, ...PROXY_HEADERS].find((name) => e.request?.header.get(name));
  return {
    canBackup: !e.app.store().has(BACKUP),
    realIP: e.realIP(),
    possibleProxyHeader: sent ?? '',
  };
}

/**
 * GET /api/health and GET /api/am/health: 200 if the server answers and the world moves or is paused, 503 if an hour should
 * have been settled and was not, for example because the disk is full. Reads no database.
 */
export function viewHealth(e: core.RequestEvent): void {
  answer(e, () => {
    const clock = readClock(e.app);
    const isWell = lateBy(clock) < LATE_MOST;
    const seconds = Math.round((clock.at - clock.since) / 1000);
    const code = isWell ? 200 : 503;
    const message = isWell
      ? 'API is healthy.'
      : `The world stands still: its last hour was settled ${seconds} s ago. The server's log says why.`;
    const world = { hour: clock.hour, paused: clock.paused, seconds_since_hour: seconds };
    const data = e.hasSuperuserAuth() ? { ...world, ...dashboardData(e) } : world;
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(code, { message, code, data });
  });
}
