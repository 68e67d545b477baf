import { isPresent } from '#game/network/timetable/skip.ts';
import { WORLD_ID } from '#game/tables/world.ts';
import { readJson } from '../platform/db/read-json.ts';

/** The latest time at which any other airline's owner was present. Rivals have none. */
const LAST_SEEN = `
  SELECT json_object('uptime', (SELECT uptime FROM world WHERE id = {:world}),
    'seen', (SELECT max(seen) FROM airline WHERE id <> {:airline} AND NOT rival)) AS json`;

/** Checks whether the owner of another airline has a page open. */
function isAnybodyConnected(app: CoreApp, airline: string): boolean {
  const clients = app.subscriptionsBroker().clients() as unknown as Record<string, subscriptions.Client>;
  for (const id in clients) {
    const auth = clients[id]?.get('auth') as core.Record | undefined;
    const other = auth?.collection()?.name === 'users' ? auth.getString('airline') : '';
    if (other !== '' && other !== airline) return true;
  }
  return false;
}

/**
 * Checks whether no other airline's owner is present or was present within the last day of the world's
 * uptime.
 */
export function isAlone(app: CoreApp, airline: string): boolean {
  const { uptime, seen } = readJson<{ uptime: number; seen: number | null }>(app, LAST_SEEN, {
    world: WORLD_ID,
    airline,
  });
  if (seen !== null && isPresent({ uptime, seen })) return false;
  return !isAnybodyConnected(app, airline);
}
