import { fieldErrors } from '#hooks/platform/http/field-errors.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';
import { requireAirline } from '#hooks/platform/http/require-airline.ts';
import { sendPrivate } from '#hooks/platform/http/send-private.ts';
import { worldMinute } from '#hooks/world/clock/clock.ts';
import { certificateTerms } from './terms.ts';

const CODE = /^[A-Z]{2}$/;

/** GET /api/am/certificate?country=: returns what a certificate of the bloc of a country takes for the caller's airline. */
export function viewCertificate(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const airline = requireAirline(e);
    const country = e.request?.url?.query()?.get('country') ?? '';
    if (!CODE.test(country)) {
      const message = 'country must be the code of a country, such as US.';
      throw fieldErrors(message, { country: { code: 'validation_invalid', message } });
    }
    sendPrivate(e, certificateTerms(e.app, airline, country, worldMinute(e.app)));
  });
}
