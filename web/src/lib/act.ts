import * as z from 'zod/mini';
import type { ActionInput, ActionName } from '#game/actions/actions.ts';
import { callApi } from './api.ts';
import { queryClient } from './query-client.ts';
import { noteFetched } from './revision.ts';

/** Every action's response includes the airline's revision. */
const answered = z.looseObject({ revision: z.number() });

/** First part of query keys for data of the player's airline. */
export const OWN = 'own';

/**
 * Runs an action on the player's airline (POST /api/am/act/{name}) and then reloads the airline's data.
 *
 * @throws {ApiError} 400 with `data.<field>` if the server rejects the action. Nothing has changed then.
 */
export async function act<Name extends ActionName, Answer = unknown>(
  name: Name,
  input: ActionInput<Name>,
  answer?: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const parser = {
    parse: (value: unknown): Answer => {
      const { revision, ...result } = answered.parse(value);
      noteFetched({ revision });
      return answer ? answer.parse(result) : (result as Answer);
    },
  };
  try {
    return await callApi(`/api/am/act/${name}`, parser, { method: 'POST', body: input });
  } finally {
    // Also after a rejection, because the page's data is often out of date then.
    void queryClient.invalidateQueries({ queryKey: [OWN] });
    void queryClient.invalidateQueries({ queryKey: ['airline'] });
  }
}
