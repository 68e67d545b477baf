import { lateBy } from '#game/world/world-clock.ts';
import { DISK_PROBLEM } from '#hooks/platform/db/disk-full.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { readClock } from '../clock/clock.ts';

/**
 * Milliseconds by which an hour may be late before the world counts as unhealthy. A slow machine with a large
 * world needs some of it.
 */
const MAX_LATE = 60_000;
const BACKUP = '@activeBackup';
const PROXY_HEADERS = ['CF-Connecting-IP', 'Fly-Client-IP', 'X-Forwarded-For'];

/** Returns the data that PocketBase's dashboard reads from its health call. */
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
 * GET /api/health and GET /api/am/health: returns 200 if the world moves, rests or is paused. Returns 503 if an hour
 * is overdue or the disk is full. Does not read the database.
 */
export function viewHealth(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const clock = readClock(e.app);
    const diskProblem = String(e.app.store().get(DISK_PROBLEM) ?? '');
    const isLate = lateBy(clock) >= MAX_LATE;
    const isWell = diskProblem === '' && !isLate;
    const seconds = Math.round((clock.at - clock.since) / 1000);
    const code = isWell ? 200 : 503;
    const message = isWell
      ? 'API is healthy.'
      : diskProblem ||
        `The world is not advancing: its last hour was settled ${seconds} s ago. See the server's log.`;
    const world = {
      hour: clock.hour,
      paused: clock.paused,
      resting: clock.resting,
      seconds_since_hour: seconds,
    };
    const data = e.hasSuperuserAuth() ? { ...world, ...dashboardData(e) } : world;
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(code, { message, code, data });
  });
}
