import { FRESH_START } from '#game/tables/fresh-start.ts';
import { HAND_OVER } from '#game/tables/hand-over.ts';
import { LISTING } from '#game/tables/listing.ts';
import { MESSAGE } from '#game/tables/message.ts';
import { OFFER } from '#game/tables/offer.ts';
import type { Table } from '#game/tables/table.ts';
import { AIRLINE_TABLES } from '#game/tables/tables.ts';
import { OWNERS_FIELDS } from '#hooks/airline/show-to-owner.ts';
import { jsonObject } from '#hooks/platform/db/json-object.ts';
import { plainRecord } from '#hooks/platform/db/plain-record.ts';
import { aliased, type Expression } from '#hooks/platform/db/shape.ts';
import { limitCalls } from '#hooks/platform/http/call-limits.ts';
import { handleRequest } from '#hooks/platform/http/handle-request.ts';

/** Rows of a table in the export of an account or its airline, as SQL. */
interface Part {
  table: Table;
  where: string;
  order: string;
}

const PARTS: readonly Part[] = [
  ...AIRLINE_TABLES.map((table) => ({ table, where: 'airline = {:airline}', order: table.exportOrder })),
  {
    table: MESSAGE,
    where: '(sender = {:airline} AND NOT sender_deleted) OR (receiver = {:airline} AND NOT receiver_deleted)',
    order: 'sent, id',
  },
  { table: OFFER, where: 'buyer = {:airline} OR seller = {:airline}', order: 'opened, id' },
];

/** Aircraft for sale, and those that were sold or bought in the air. */
const EXCHANGE: readonly Part[] = [
  { table: LISTING, where: 'seller = {:airline}', order: 'opened, id' },
  { table: HAND_OVER, where: 'seller = {:airline} OR buyer = {:airline}', order: 'agreed, id' },
];

const FRESH_STARTS: Part = { table: FRESH_START, where: 'user = {:user}', order: 'id' };

/**
 * Returns rows as JSON text. Uses SQL, because thousands of records take seconds in goja.
 */
function rowsOf(app: CoreApp, { table, where, order }: Part, params: Record<string, string>): string {
  const columns = Object.entries<Expression>(aliased(table, 'r')).filter(
    ([, { column }]) => column.seen !== 'hidden',
  );
  const row = new DynamicModel({ json: '' });
  app
    .db()
    .newQuery(
      `SELECT json_group_array(${jsonObject(Object.fromEntries(columns))}) AS json
       FROM (SELECT * FROM ${table.name} WHERE ${where} ORDER BY ${order}) r`,
    )
    .bind(params)
    .one(row);
  return row.json as string;
}

/** Returns a person's airline, if there is one. */
function airlineOf(app: CoreApp, user: string): core.Record | undefined {
  return app.findRecordsByFilter('airline', 'user = {:user}', '', 1, 0, { user })[0];
}

const CALLS_PER_MINUTE = 6;

/** GET /api/am/account/export: returns all data about the caller as a JSON file. */
export function exportAccount(e: core.RequestEvent): void {
  handleRequest(e, () => limitCalls(e, CALLS_PER_MINUTE, () => sendExport(e)));
}

function sendExport(e: core.RequestEvent): void {
  const user = e.app.findRecordById('users', e.auth?.id ?? '').ignoreEmailVisibility(true);
  const airline = airlineOf(e.app, user.id);
  const parts = [
    `"exported": ${JSON.stringify(new DateTime().string())}`,
    `"user": ${JSON.stringify(plainRecord(user))}`,
    `"airline": ${JSON.stringify(airline ? plainRecord(airline.unhide(...OWNERS_FIELDS)) : null)}`,
    ...[...PARTS, ...EXCHANGE].map(
      (part) => `"${part.table.name}": ${airline ? rowsOf(e.app, part, { airline: airline.id }) : '[]'}`,
    ),
    `"fresh_start": ${rowsOf(e.app, FRESH_STARTS, { user: user.id })}`,
  ];
  const headers = e.response?.header();
  headers?.set('Cache-Control', 'no-store');
  headers?.set('Content-Type', 'application/json');
  headers?.set('Content-Disposition', 'attachment; filename="airline-manager-account.json"');
  e.string(200, `{${parts.join(',')}}`);
}
