import { answer } from '../http/answer.ts';

/** Collections in which rows belong to the airline of the person, beside the airline itself. */
const OF_THE_AIRLINE = [{ name: 'ledger', sort: 'at' }];

/** All that match, oldest first where `sort` says so. `findRecordsByFilter` is typed as if there could be holes. */
function find(
  app: CoreApp,
  collection: string,
  filter: string,
  sort: string,
  values: Record<string, string>,
) {
  return app
    .findRecordsByFilter(collection, filter, sort, 0, 0, values)
    .filter((record): record is core.Record => record !== undefined);
}

const plain = (record: core.Record): unknown => JSON.parse(JSON.stringify(record.publicExport()));

/** GET /api/am/account/export: everything that is kept about the one who asks, as a file of JSON. */
export function exportAccount(e: core.RequestEvent): void {
  answer(e, () => {
    const user = e.app.findRecordById('users', e.auth?.id ?? '').ignoreEmailVisibility(true);
    const airlines = find(e.app, 'airline', 'user = {:user}', '', { user: user.id });
    const body: Record<string, unknown> = {
      exported: new DateTime().string(),
      user: plain(user),
      airline: null,
    };
    for (const { name } of OF_THE_AIRLINE) body[name] = [];
    for (const airline of airlines) {
      body.airline = plain(airline.unhide('cash', 'user'));
      for (const { name, sort } of OF_THE_AIRLINE) {
        const rows = find(e.app, name, 'airline = {:airline}', sort, { airline: airline.id });
        body[name] = rows.map(plain);
      }
    }
    e.response?.header().set('Cache-Control', 'no-store');
    e.response?.header().set('Content-Disposition', 'attachment; filename="airline-manager-account.json"');
    e.json(200, body);
  });
}
