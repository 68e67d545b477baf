import type { Query } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { callApi } from './api.ts';
import { queryClient } from './query-client.ts';
import { KEYS, type KeyRoot } from './query-keys.ts';
import { noteFetched } from './revision.ts';

/** Every action's response includes the airline's revision. */
const actionResponse = z.looseObject({ revision: z.number() });

/** First part of an action's name. */
type ActionArea = ActionName extends `${infer Area}.${string}` ? Area : never;

/** Stale after every action of the game. */
const ALWAYS_STALE: readonly KeyRoot[] = [KEYS.own, KEYS.airline];

/** Also stale after an action of an area. */
const ALSO_STALE: Partial<Record<ActionArea, readonly KeyRoot[]>> = {
  auction: [KEYS.exchange],
  // Its routes end.
  certificate: [KEYS.market],
  fleet: [KEYS.exchange],
  // Most rejected hedges have an outdated fuel price.
  fuel: [KEYS.world],
  listing: [KEYS.exchange],
  offer: [KEYS.exchange],
  // Departures and fares of the airline are part of the markets.
  route: [KEYS.market],
  // One of them rejects offers.
  rules: [KEYS.exchange],
  timetable: [KEYS.market],
};

/** Returns the first parts of the query keys that an action makes stale. */
export function staleAfter(name: ActionName): readonly KeyRoot[] {
  const area = name.split('.', 1)[0] as ActionArea;
  // Messages change nothing else.
  return area === 'message' ? [KEYS.messages] : [...ALWAYS_STALE, ...(ALSO_STALE[area] ?? [])];
}

/**
 * Runs an action on the player's airline (POST /api/am/act/{name}) and then reloads the data that it changes.
 * @param schema of the rest of the response
 * @param ended id of what the player cannot see any more after the action, such as a merged airline or a sold aircraft, so
 *   that its data is not asked for again
 * @throws {ApiError} 400 with `data.<field>` if the server rejects the action. Nothing has changed then.
 */
export async function act<Name extends ActionName, Result = unknown>(
  name: Name,
  input: ActionInput<Name>,
  schema?: z.ZodMiniType<Result>,
  ended?: string,
): Promise<Result> {
  let isDone = false;
  const parser = {
    parse: (value: unknown): Result => {
      const { revision, ...result } = actionResponse.parse(value);
      noteFetched({ revision });
      return schema ? schema.parse(result) : (result as Result);
    },
  };
  try {
    const result = await callApi(`/api/am/act/${name}`, parser, { method: 'POST', body: input });
    isDone = true;
    return result;
  } finally {
    const predicate = ({ queryKey }: Query) => !isDone || !ended || !queryKey.includes(ended);
    // Also after a rejection, because the page's data is often out of date then.
    for (const root of staleAfter(name)) void queryClient.invalidateQueries({ queryKey: [root], predicate });
  }
}
