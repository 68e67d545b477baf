/** Returns a record as the API would. `publicExport` would give JSON fields as lists of bytes. */
export const plainRecord = (record: core.Record): unknown => JSON.parse(toString(record.marshalJSON()));
