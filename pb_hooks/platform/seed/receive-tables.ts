import * as z from 'zod/mini';
import { checkRows, SEED_TABLE_NAMES } from '#game/platform/seed/seed-tables.ts';
import { type FieldErrors, fieldErrors } from '../http/field-errors.ts';
import { handleRequest } from '../http/handle-request.ts';
import { readTrustedBody } from '../http/read-body.ts';
import { importTables } from './import-tables.ts';

/** The rows are validated separately, so that every violation can be listed. */
const rows = z.optional(z.array(z.unknown()).check(z.minLength(1)));
const bodySchema = z.strictObject({
  aircraft_models: rows,
  airport_demand: rows,
  countries: rows,
  country_links: rows,
  rail_links: rows,
  served_pairs: rows,
});

/**
 * POST /api/am/seed/tables: imports aircraft models and other tables from the operator. Violations are named
 * `<table>.<row>.<column>`.
 */
export function receiveTables(e: core.RequestEvent): void {
  handleRequest(e, () => {
    const tables = readTrustedBody(e, bodySchema, 20_000_000);
    const errors: FieldErrors = {};
    for (const name of SEED_TABLE_NAMES) {
      for (const { row, column, message } of checkRows(name, tables[name] ?? []))
        errors[[name, row, column].filter((part) => part !== '').join('.')] = message;
    }
    const count = Object.keys(errors).length;
    if (count > 0) throw fieldErrors(`${count} value(s) are wrong. Nothing was imported.`, errors);
    e.json(200, importTables(e.app, JSON.stringify(tables)));
  });
}
