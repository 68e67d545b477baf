import { guard } from '../http/answer.ts';

/** Adds the hidden fields `cash` and `user` to an airline for its owner. Superusers see them anyway. */
export function showAirlineToOwner(event: core.RecordEnrichEvent): void {
  guard(event, 'Showing an airline', (e) => {
    const auth = e.requestInfo?.auth;
    if (auth?.collection()?.name === 'users' && e.record?.getString('user') === auth.id)
      e.record.unhide('cash', 'user');
    e.next();
  });
}
