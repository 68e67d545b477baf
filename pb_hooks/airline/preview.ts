import { type AirlineProposal, previewAirlineSchema } from '#game/airline/airline.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { readBody } from '../platform/http/read-body.ts';
import { worldMinute } from '../world/clock/clock.ts';
import { rejectTakenName, takeCode } from './take-name.ts';

/**
 * POST /api/am/airline/preview: returns the name and code that an airline of this name would have. Stores
 * nothing.
 */
export function previewAirline(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { name } = readBody(e, previewAirlineSchema);
    rejectTakenName(e.app, name);
    const proposal: AirlineProposal = { name, code: takeCode(e.app, worldMinute(e.app), name) };
    e.json(200, proposal);
  });
}
