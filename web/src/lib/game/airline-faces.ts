import * as z from 'zod/mini';
import { AIRLINE, type Airline } from '#game/tables/airline.ts';
import { client } from '../client.ts';
import { rowSchema } from '../row-schema.ts';

const FACE = ['id', 'name', 'code', 'colour_primary', 'colour_secondary', 'rival'] as const;
/** The server accepts at most 200 expressions per filter. */
const TOGETHER = 100;

/** Name, code and colours of an airline, and whether the server runs it. */
export type AirlineFace = Pick<Airline, (typeof FACE)[number]>;

async function read(filter: string, signal: AbortSignal): Promise<AirlineFace[]> {
  const options = { filter, fields: FACE.join(','), skipTotal: true, signal };
  const found = await client.collection(AIRLINE.name).getList(1, TOGETHER, options);
  return z.array(rowSchema(AIRLINE, FACE)).parse(found.items);
}

/** Fetches the faces of airlines by id. Ignores empty ids, and airlines that are gone. */
export async function airlineFaces(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, AirlineFace>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  const faces = new Map<string, AirlineFace>();
  for (let from = 0; from < wanted.length; from += TOGETHER) {
    const some = wanted.slice(from, from + TOGETHER);
    const filter = some.map((id) => client.filter('id = {:id}', { id })).join(' || ');
    for (const face of await read(filter, signal)) faces.set(face.id, face);
  }
  return faces;
}

/** Fetches the face of the airline with a code. Null if there is none. */
export const airlineFaceByCode = async (code: string, signal: AbortSignal): Promise<AirlineFace | null> =>
  (await read(client.filter('code = {:code}', { code }), signal))[0] ?? null;
