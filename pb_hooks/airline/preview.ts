import { type AirlineProposal, previewAirlineSchema } from '../../game/airline.ts';
import { answer } from '../http/answer.ts';
import { readBody } from '../http/read-body.ts';
import { refuseTakenName, takeCode } from './take-name.ts';

/** POST /api/am/airline/preview: what an airline of this name would be called and coded. Nothing is kept. */
export function previewAirline(e: core.RequestEvent): void {
  answer(e, () => {
    const { name } = readBody(e, previewAirlineSchema);
    refuseTakenName(e.app, name);
    const proposal: AirlineProposal = { name, code: takeCode(e.app, name) };
    e.json(200, proposal);
  });
}
