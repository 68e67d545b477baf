import * as z from 'zod/mini';
import { BOOK_ITEMS } from '../books/book-items.ts';
import { PERIOD_KINDS } from '../books/periods.ts';

const figure = z.number();

/** Parameters of GET /api/am/statement as a query. All of them are texts. */
export interface StatementQuery {
  by: (typeof PERIOD_KINDS)[number];
  /** World minute in the last period. The current one by default. */
  until?: string;
  /** Id of a route or an aircraft, for the part of the books about it. Not both. */
  route?: string;
  aircraft?: string;
  /** Id of another airline that the caller controls. */
  airline?: string;
}

/** Response of GET /api/am/statement: the books of the caller's airline by period and item. */
export const statementSchema = z.object({
  by: z.enum(PERIOD_KINDS),
  /** World minute of the figures. */
  minute: figure,
  /** World minutes, oldest first. The last period may still run, and the first may begin before the world. */
  periods: z.array(z.object({ from: figure, to: figure })),
  /** World minute before which no whole periods of this kind are stored. */
  storedFrom: figure,
  /** World minute of the last Monday for which assets are valued. 0 before the first. */
  valued: figure,
  /** Items with any entry. Amounts are whole US dollars, one per period. */
  sums: z.array(z.object({ item: z.enum(BOOK_ITEMS), before: figure, amounts: z.array(figure) })),
});
export type Statement = z.infer<typeof statementSchema>;
