import * as z from 'zod/mini';
import { LOAN_MAX, LOAN_MIN, SECURED_WEEKS_MAX } from '../bank/loan-offer.ts';
import { LOAN_PRODUCTS } from '../tables/loan.ts';
import { aircraft, idOf } from './input.ts';

/** Calls per player and minute. Each reads the figures of the last four weeks. */
export const BANK_CALLS_PER_MINUTE = { 'loan.take': 60 } as const;

export const BANK_ACTIONS = {
  'loan.take': z.lazy(() =>
    z.strictObject({
      product: z.enum(LOAN_PRODUCTS),
      /** Whole US dollars. */
      amount: z.int().check(z.gte(LOAN_MIN), z.lte(LOAN_MAX)),
      weeks: z.int().check(z.gte(1), z.lte(SECURED_WEEKS_MAX)),
      /** Pledged for a secured loan. */
      aircraft: z.optional(aircraft),
      /** Yearly rate that the player saw, such as 0.0925. */
      rate: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
  'loan.repay': z.lazy(() =>
    z.strictObject({
      loan: idOf('a loan'),
      /** Principal to repay, in whole US dollars. */
      amount: z.int().check(z.gte(1), z.lte(LOAN_MAX)),
    }),
  ),
} as const;
