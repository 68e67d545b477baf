import * as z from 'zod/mini';
import type { FoundAirline } from '#game/airline/airline.ts';
import { callApi } from '#web/lib/api.ts';
import { refreshSession } from '#web/lib/session.ts';

const foundedSchema = z.looseObject({ id: z.string() });

/** Founds the airline and updates the session. @throws {ApiError} 400 with field errors. */
export async function foundAirline(airline: FoundAirline): Promise<void> {
  await callApi('/api/am/airline', foundedSchema, { method: 'POST', body: airline });
  await refreshSession();
}
