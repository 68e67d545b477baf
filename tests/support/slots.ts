import { type AirportSlots, fullFrom, shareOf } from '#game/slots/airport-slots.ts';
import type { Slot } from '#game/tables/slot.ts';
import { call, type Founder } from './api.ts';
import type { TestServer } from './server.ts';

/** Minutes of the day (UTC) of a departure in a full hour at AMS, and of a return in the afternoon. */
export const PEAK = [490, 800] as const;

/** Returns the slots of an airport as an airline sees them. */
export async function slotsAt(server: TestServer, founder: Founder, airport: string): Promise<AirportSlots> {
  const { json } = await call(server, `/api/am/slots?airport=${airport}`, { token: founder.token });
  return json as unknown as AirportSlots;
}

/** Returns an hour of the week in which an airport is full and the airline can still get a slot. */
export async function fullHourAt(server: TestServer, founder: Founder, airport: string): Promise<number> {
  const { capacity, background } = await slotsAt(server, founder, airport);
  return background.findIndex((taken) => taken >= fullFrom(capacity) && shareOf(capacity, taken) >= 1);
}

/** Returns the airline's own slots in full hours. */
export const ownSlots = (founder: Founder): Promise<Slot[]> =>
  founder.client.collection('slot').getFullList<Slot>();
