import * as z from 'zod/mini';
import type { FoundAirline } from '../../../../game/airline.ts';
import { callApi } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';

const foundedSchema = z.looseObject({ id: z.string() });

/** Founds the airline and updates the session. @throws {ApiError} 400 with field errors. */
export async function foundAirline(airline: FoundAirline): Promise<void> {
  await callApi('/api/am/airline', foundedSchema, { method: 'POST', body: airline });
  await refreshSession();
}
