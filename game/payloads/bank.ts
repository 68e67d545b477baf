import * as z from 'zod/mini';
import { CREDIT_GRADES, CREDIT_ITEMS } from '../bank/credit-grade.ts';

const figure = z.number();

/** Response of GET /api/am/loan/offer: a loan as the bank offers it now. */
export const loanOfferSchema = z.object({
  /** Yearly rate: 0.0925 for 9.25%. */
  rate: figure,
  /** Credit grade with the loan. */
  grade: z.enum(CREDIT_GRADES),
  /** Weekly instalment in dollars and cents. */
  payment: figure,
  /** All instalments together, in whole US dollars. */
  total: figure,
  /** Fee for repaying all of it early, in whole US dollars: see `earlyFee`. */
  fee: figure,
});
export type LoanOffer = z.infer<typeof loanOfferSchema>;

const gradeSchema = z.object({
  grade: z.enum(CREDIT_GRADES),
  /** Points that remain of 100. May be below 0. */
  points: figure,
  items: z.array(
    z.object({
      name: z.enum(CREDIT_ITEMS),
      /** Points that the item costs, and at worst. */
      points: figure,
      max: figure,
    }),
  ),
  /** The figures that were judged, in whole US dollars: see `CreditFigures`. */
  figures: z.object({
    debt: figure,
    equity: figure,
    cash: figure,
    profit: figure,
    weeks: figure,
    hasMissed: z.boolean(),
  }),
  /** World minute from which no missed instalment counts any more. 0 if none does. */
  missedUntil: figure,
});

const collateralSchema = z.object({
  /** Id of an owned aircraft that is not pledged. */
  aircraft: z.string(),
  registration: z.string(),
  model: z.string(),
  /** Market value and the largest loan that it secures, in whole US dollars. */
  value: figure,
  limit: figure,
  /** Whether it is listed, auctioned or sold. Then it cannot secure a loan now. */
  isForSale: z.boolean(),
});

/** Response of GET /api/am/bank: everything about an airline's credit, apart from its records in `loan`. */
export const bankSchema = z.object({
  /** World minute of the figures. */
  minute: figure,
  /** Yearly base rate. Its history is in the record of the world. */
  baseRate: figure,
  credit: gradeSchema,
  /** Yearly rates of new loans. Null if the grade gets none. */
  rates: z.object({ unsecured: z.nullable(figure), secured: z.nullable(figure) }),
  /** Unsecured debt in whole US dollars: the maximum, what is owed, and what can still be borrowed. */
  unsecured: z.object({
    max: figure,
    owed: figure,
    limit: figure,
    /** Mean weekly ticket revenue of the last four weeks, and whether the starting capital counts instead. */
    weeklyRevenue: figure,
    isYoung: z.boolean(),
  }),
  /** Largest loan of any kind that keeps all debt within its limit, in whole US dollars: see `debtRoom`. */
  room: figure,
  /** Most valuable first. */
  collateral: z.array(collateralSchema),
  /** Whole US dollars per week. */
  fixedCosts: z.object({ leases: figure, instalments: figure }),
  /** Whole US dollars that cash may be below zero, and the yearly interest. */
  overdraft: z.object({ limit: figure, rate: figure }),
});
export type Bank = z.infer<typeof bankSchema>;
