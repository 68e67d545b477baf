const HOUR_DIGITS = 5;
/** Characters of an order's id that are kept. */
const KEPT = 9;

/** Returns a function like `hourlyId` for many entries of one hour. */
export function idsOfHour(hour: number): (record: string, kind: string) => string {
  const first = hour.toString(36).padStart(HOUR_DIGITS, '0');
  return (record, kind) => first + record.slice(0, KEPT) + kind;
}

/**
 * Returns the id of an entry about a record in one hour, because hashes are slow in goja. The hour comes first, so that the
 * ids of an hour are side by side in their index.
 * @param kind one letter or digit, different for each entry of the record in the hour
 */
export const hourlyId = (record: string, hour: number, kind: string): string => idsOfHour(hour)(record, kind);
