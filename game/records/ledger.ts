import * as z from 'zod/mini';
import { FLIGHT_COSTS } from './flight.ts';

/** What money is moved for. */
export const LEDGER_CATEGORIES = [
  'capital',
  'tickets',
  ...FLIGHT_COSTS,
  'lease',
  'deposit',
  'deposit_refund',
  'aircraft_purchase',
  'aircraft_sale',
  'refit',
  'check',
  'route_fee',
  'fuel_hedge',
] as const;
export type LedgerCategory = (typeof LEDGER_CATEGORIES)[number];

/** One movement of money; the sum over all of an airline's is its cash. */
export const ledgerSchema = z.object({
  id: z.string(),
  airline: z.string(),
  /** World minute. */
  minute: z.number(),
  category: z.enum(LEDGER_CATEGORIES),
  /** Whole US dollars, above 0 where it came in. */
  amount: z.number(),
  memo: z.string(),
  /** Ids, or empty. */
  route: z.string(),
  aircraft: z.string(),
  flight: z.string(),
});
export type LedgerRow = z.infer<typeof ledgerSchema>;

/** Something that its airline should know. */
export const noticeSchema = z.object({
  id: z.string(),
  airline: z.string(),
  minute: z.number(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path of the page about it, or empty. */
  link: z.string(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;
