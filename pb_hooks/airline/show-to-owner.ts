import { AIRLINE } from '#game/tables/airline.ts';
import { columnNames } from '#game/tables/table.ts';
import { guard } from '../platform/http/handle-request.ts';

/** Hidden fields that the owner may see. */
export const OWNERS_FIELDS = columnNames(AIRLINE).filter((name) => AIRLINE.columns[name].seen === 'owner');

/**
 * Returns the id of the caller's airline. Empty for callers without one, and for superusers, because they see
 * everything.
 */
const ownAirline = (auth?: core.Record): string =>
  auth?.collection()?.name === 'users' ? auth.getString('airline') : '';

// PocketBase's hook for enriching records is not an option: it nests a call for each record of a list, so
// that 500 records hold 500 runtimes at once (1.4 GB, 25 s).

/** Adds the owner's fields to the caller's airline in a list of airlines. */
export function showInList(event: core.RecordsListRequestEvent): void {
  guard(event, 'Listing airlines', (e) => {
    const own = ownAirline(e.auth);
    if (own !== '') e.records.find((record) => record?.id === own)?.unhide(...OWNERS_FIELDS);
    e.next();
  });
}

/** Adds the owner's fields to the caller's airline when it is requested by id. */
export function showInView(event: core.RecordRequestEvent): void {
  guard(event, 'Viewing an airline', (e) => {
    if (e.record?.id === ownAirline(e.auth)) e.record.unhide(...OWNERS_FIELDS);
    e.next();
  });
}
