import { guard } from '../http/answer.ts';

/** Hidden fields that the owner may see. */
export const OWNERS_FIELDS = ['cash', 'user', 'rules', 'undo_day', 'undo_count', 'next_change'];

/** Id of the airline of the one who asks; empty for all others, superusers too, who see everything anyway. */
const ownAirline = (auth?: core.Record): string =>
  auth?.collection()?.name === 'users' ? auth.getString('airline') : '';

// Not done by PocketBase's hook for enriching records: that one nests a call for each record of a list into the one
// before, so that 500 records hold 500 of the engine's runtimes at once (1.4 GB, 25 s).

/** Adds what only the owner sees to the own airline where a list of airlines is asked for. */
export function showInList(event: core.RecordsListRequestEvent): void {
  guard(event, 'Listing airlines', (e) => {
    const own = ownAirline(e.auth);
    if (own !== '') e.records.find((record) => record?.id === own)?.unhide(...OWNERS_FIELDS);
    e.next();
  });
}

/** Adds what only the owner sees to the own airline where it is asked for by id. */
export function showInView(event: core.RecordRequestEvent): void {
  guard(event, 'Viewing an airline', (e) => {
    if (e.record?.id === ownAirline(e.auth)) e.record.unhide(...OWNERS_FIELDS);
    e.next();
  });
}
