import { readJson } from '../platform/db/read-json.ts';
import type { AskingAirline } from '../slots/slot-room.ts';

const HUB = "SELECT json_quote(COALESCE(max(hub), '')) AS json FROM airline WHERE id = {:id}";

/** Returns the caller's airline. */
export function askingAirline(e: core.RequestEvent): AskingAirline {
  const id = e.auth?.getString('airline') ?? '';
  return { id, hub: id === '' ? '' : readJson<string>(e.app, HUB, { id }) };
}
