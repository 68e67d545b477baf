import { airportOf } from '#hooks/demand/pair-of-query.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { readSlots } from '../airport-slots.ts';

/** GET /api/am/slots?airport=: returns the slots of an airport (id), as the caller's airline sees them. */
export function viewSlots(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const { id } = airportOf(e.app, e.request?.url?.query().get('airport') ?? '', 'airport');
    e.response?.header().set('Cache-Control', 'no-store');
    e.json(200, readSlots(e.app, [id], e.auth?.getString('airline') ?? '').airports.get(id));
  });
}
