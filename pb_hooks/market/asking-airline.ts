import { readJson } from '../db/read-json.ts';
import type { AskingAirline } from './slot-room.ts';

const HUB = "SELECT json_quote(COALESCE(max(hub), '')) AS json FROM airline WHERE id = {:id}";

/** Returns the caller's airline. */
export function askingAirline(e: core.RequestEvent): AskingAirline {
  const id = e.auth?.getString('airline') ?? '';
  return { id, hub: id === '' ? '' : readJson<string>(e.app, HUB, { id }) };
}
