/**
 * A record as the API would answer it. `publicExport` alone would do but for fields of JSON, which come out of it as lists
 * of bytes.
 */
export const plainRecord = (record: core.Record): unknown => JSON.parse(toString(record.marshalJSON()));
