import { fieldErrors } from '../platform/http/field-errors.ts';
import { type StoredShareListing, shareListingOf } from './read-share-listing.ts';

const ID = /^[a-z0-9]{15}$/;

/**
 * Returns the public airline in `airline` of a request's query.
 * @throws BadRequestError that names the field if there is none
 */
export function listedOfQuery(e: core.RequestEvent): StoredShareListing {
  const id = e.request?.url?.query().get('airline') ?? '';
  const listing = ID.test(id) ? shareListingOf(e.app, id) : undefined;
  if (listing) return listing;
  throw fieldErrors('There is no such airline on the stock market.', {
    airline: { code: 'not_listed', message: 'There is no airline with this id on the stock market.' },
  });
}
