import { WORLD_ID } from '#game/tables/world.ts';
import { economyHistory } from '#game/world/economy/publish.ts';
import { HOURS_A_DAY } from '#game/world/time.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';

/** GET /api/am/economy: returns the world index of the past two years and the events announced so far. */
export function viewEconomy(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const record = e.app.findRecordById('world', WORLD_ID);
    const day = Math.floor(Math.max(0, record.getInt('hour')) / HOURS_A_DAY);
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, economyHistory({ seed: record.getString('seed') }, day));
  });
}
