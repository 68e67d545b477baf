import { AIRLINE_TABLES } from '#game/tables/tables.ts';
import { OWNERS_FIELDS } from '../airline/show-to-owner.ts';
import { plainRecord } from '../db/plain-record.ts';
import { limitCalls } from '../http/call-limits.ts';
import { handleRequest } from '../http/handle-request.ts';

/** Returns an expression that gives one column as JSON, as the API would. */
function asJson(field: core.Field): string {
  const name = field.getName();
  if (field.type() === 'json') return `json(${name})`;
  return field.type() === 'bool' ? `json(iif(${name}, 'true', 'false'))` : name;
}

/**
 * Returns all rows of the airline as JSON text. Uses SQL, because thousands of records take seconds in goja.
 */
function rowsOf(app: CoreApp, collection: string, order: string, airline: string): string {
  const columns = app
    .findCollectionByNameOrId(collection)
    .fields.filter((field): field is core.Field => field !== undefined && !field.getHidden())
    .map((field) => `'${field.getName()}', ${asJson(field)}`);
  const row = new DynamicModel({ json: '' });
  app
    .db()
    .newQuery(
      `SELECT json_group_array(json_object(${columns.join(', ')})) AS json
       FROM (SELECT * FROM ${collection} WHERE airline = {:airline} ORDER BY ${order})`,
    )
    .bind({ airline })
    .one(row);
  return row.json as string;
}

/** Returns a person's airline, if there is one. */
function airlineOf(app: CoreApp, user: string): core.Record | undefined {
  return app.findRecordsByFilter('airline', 'user = {:user}', '', 1, 0, { user })[0];
}

/** GET /api/am/account/export: returns all data about the caller as a JSON file. */
export function exportAccount(e: core.RequestEvent): void {
  handleRequest(e, () => limitCalls(e, () => sendExport(e)));
}

function sendExport(e: core.RequestEvent): void {
  const user = e.app.findRecordById('users', e.auth?.id ?? '').ignoreEmailVisibility(true);
  const airline = airlineOf(e.app, user.id);
  const parts = [
    `"exported": ${JSON.stringify(new DateTime().string())}`,
    `"user": ${JSON.stringify(plainRecord(user))}`,
    `"airline": ${JSON.stringify(airline ? plainRecord(airline.unhide(...OWNERS_FIELDS)) : null)}`,
    ...AIRLINE_TABLES.map(
      ({ name, exportOrder }) =>
        `"${name}": ${airline ? rowsOf(e.app, name, exportOrder, airline.id) : '[]'}`,
    ),
  ];
  const headers = e.response?.header();
  headers?.set('Cache-Control', 'no-store');
  headers?.set('Content-Type', 'application/json');
  headers?.set('Content-Disposition', 'attachment; filename="airline-manager-account.json"');
  e.string(200, `{${parts.join(',')}}`);
}
