import type * as z from 'zod/mini';
import type { movesSchema } from '#game/payloads/away.ts';
import { DAY } from '#game/world/time.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { readMoves } from './moves.ts';

/** As long as flights are kept: they show who has left, and past fares. */
const DAYS = 14;
const CALLS_PER_MINUTE = 30;

/** GET /api/am/moves: returns what other airlines have changed on the caller's routes in the last two weeks. */
export function viewMoves(e: core.RequestEvent): void {
  handleRequest(e, () =>
    limitCalls(e, CALLS_PER_MINUTE, () => {
      const airline = requireAirline(e);
      const until = worldMinute(e.app);
      const moves = readMoves(e.app, { airline, from: Math.max(0, until - DAYS * DAY), until });
      const response: z.infer<typeof movesSchema> = { days: DAYS, moves };
      sendPrivate(e, response);
    }),
  );
}
