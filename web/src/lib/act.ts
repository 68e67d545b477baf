import * as z from 'zod/mini';
import type { ActionInput, ActionName } from '../../../game/actions/actions.ts';
import { callApi } from './api.ts';
import { queryClient } from './query-client.ts';
import { noteFetched } from './revision.ts';

/** Every answer names the airline's revision beside what the action itself answers. */
const answered = z.looseObject({ revision: z.number() });

/** Query keys that begin with this hold what belongs to the player's own airline. */
export const OWN = 'own';

/**
 * Does something to the player's airline: POST /api/am/act/{name}. What is known of the airline is then fetched anew.
 *
 * @throws {ApiError} 400 with `data.<field>` where the server refuses; nothing has changed then.
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
    // After a refusal, too: it often says that what the page shows is out of date.
    void queryClient.invalidateQueries({ queryKey: [OWN] });
    void queryClient.invalidateQueries({ queryKey: ['airline'] });
  }
}
