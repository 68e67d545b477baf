import * as z from 'zod/mini';
import { FLIGHT_COSTS } from './flight.ts';

/** Categories of ledger entries. */
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

/** One ledger entry. The sum of an airline's entries is its cash. */
export const ledgerSchema = z.object({
  id: z.string(),
  airline: z.string(),
  /** World minute. */
  minute: z.number(),
  category: z.enum(LEDGER_CATEGORIES),
  /** Whole US dollars; positive for income. */
  amount: z.number(),
  memo: z.string(),
  /** Ids, or empty. */
  route: z.string(),
  aircraft: z.string(),
  flight: z.string(),
});
export type LedgerRow = z.infer<typeof ledgerSchema>;

/** A message to an airline. */
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
