import { isNoteDue } from '#game/airline/lapse.ts';
import { guard } from '../platform/http/handle-request.ts';
import { notePresent } from '../world/clock/rest.ts';
import { noteVisit } from './note-visit.ts';

const PRESENCE = `
  SELECT airline.id, airline.seen, world.uptime FROM airline JOIN world WHERE airline.id = {:airline}
  UNION ALL SELECT '', 0, 0 LIMIT 1`;
const NOTE = 'UPDATE airline SET seen = {:uptime} WHERE id = {:id}';

/**
 * Records that an airline's owner is present, at each sign-in and page load, so that the airline does not
 * lapse and the world does not rest.
 */
export function noteOwner(event: core.RecordAuthRequestEvent): void {
  guard(event, 'Noting that an owner is there', (e) => {
    notePresent(e.app);
    const airline = e.record?.getString('airline') ?? '';
    if (airline !== '') {
      const row = new DynamicModel({ id: '', seen: 0, uptime: 0 });
      e.app.db().newQuery(PRESENCE).bind({ airline }).one(row);
      const { id, seen, uptime } = row as unknown as { id: string; seen: number; uptime: number };
      if (id !== '') noteVisit(e.app, id);
      if (id !== '' && isNoteDue({ uptime, seen })) e.app.db().newQuery(NOTE).bind({ id, uptime }).execute();
    }
    e.next();
  });
}
