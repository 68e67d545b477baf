import { airlineId, defineTable, id, limited, oneOf, type Row, text, whole } from './table.ts';

const CERTIFICATE_STATES = ['applied', 'granted'] as const;

/**
 * Certificates that make a foreign bloc a home of an airline, and applications for them. A row ends with its certificate.
 * Times are world minutes.
 */
export const CERTIFICATE = defineTable({
  name: 'certificate',
  access: 'owner',
  exportOrder: 'applied, id',
  unique: ['airline, bloc', "airline WHERE state = 'applied'"],
  indexes: ["applied WHERE state = 'applied'", "fee_due WHERE state = 'granted'"],
  columns: {
    id,
    airline: airlineId,
    /** Code of the bloc: see `blocOf`. */
    bloc: limited(text, { isRequired: true, pattern: '^[A-Z]{2,4}$' }),
    state: oneOf(CERTIFICATE_STATES),
    applied: whole,
    /** Price of the application, whole US dollars. */
    paid: whole,
    /** 0 before it is granted. */
    granted: whole,
    /** Next yearly fee. 0 before it is granted. */
    fee_due: whole,
    /** Since when no route that rests on it has been flown, reviewed weekly. 0 while one is: see `reviewRight`. */
    unused_from: whole,
  },
});
export type Certificate = Row<typeof CERTIFICATE>;
