import type { FreshStart } from '#game/payloads/insolvency.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { findFreshStart } from './fresh-starts.ts';

const NOTHING: FreshStart = {
  until: 0,
  reason: null,
  name: '',
  ended: 0,
  proceeds: 0,
  repaid: 0,
  writtenOff: 0,
};

/** GET /api/am/start: returns when and why the caller may found an airline. */
export function viewStart(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const found = e.auth && findFreshStart(e.app, e.auth, worldMinute(e.app));
    e.response?.header().set('Cache-Control', 'no-store');
    if (!found) {
      e.json(200, NOTHING);
      return;
    }
    const { until, reason, name, ended, proceeds, repaid, written_off } = found;
    e.json(200, { until, reason, name, ended, proceeds, repaid, writtenOff: written_off });
  });
}
