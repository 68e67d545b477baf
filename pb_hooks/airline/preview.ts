import { type AirlineProposal, previewAirlineSchema } from '#game/airline/airline.ts';
import { answer } from '../http/answer.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTakenName, takeCode } from './take-name.ts';

/**
 * POST /api/am/airline/preview: returns the name and code that an airline of this name would have. Stores
 * nothing.
 */
export function previewAirline(e: core.RequestEvent): void {
  answer(e, () => {
    const { name } = readBody(e, previewAirlineSchema);
    refuseTakenName(e.app, name);
    const proposal: AirlineProposal = { name, code: takeCode(e.app, name) };
    e.json(200, proposal);
  });
}
