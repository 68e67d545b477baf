import { airlineId, defineTable, id, number, oneOf, type Row, whole } from './table.ts';

export const LOAN_PRODUCTS = ['unsecured', 'secured'] as const;

/** A loan ends repaid, or written off when its airline is wound up and cannot pay. */
const LOAN_STATES = ['active', 'repaid', 'written_off'] as const;

/** Loans of airlines, running and ended. Amounts in whole US dollars, times in world minutes. */
export const LOAN = defineTable({
  name: 'loan',
  access: 'owner',
  exportOrder: 'started, id',
  unique: ["aircraft WHERE aircraft != '' AND state = 'active'"],
  indexes: ['airline, state', "due WHERE state = 'active'", 'missed WHERE missed > 0'],
  columns: {
    id,
    airline: airlineId,
    product: oneOf(LOAN_PRODUCTS),
    state: oneOf(LOAN_STATES),
    /** Id of the pledged aircraft. Empty for an unsecured loan. */
    aircraft: id,
    principal: whole,
    /** Yearly rate, fixed for the term: 0.0925 for 9.25%. */
    rate: number,
    /** Term. */
    weeks: whole,
    /** Weekly instalment in dollars and cents. Those in the ledger differ by less than two dollars. */
    payment: number,
    /** Principal that is still owed, including that of missed instalments. */
    balance: whole,
    started: whole,
    /** When the next instalment falls due. Kept when the loan ends. */
    due: whole,
    /** Instalments paid. */
    paid: whole,
    /** Instalments that have fallen due and are not paid. */
    missed: whole,
    /** Last time that an instalment was missed. 0 if never. */
    missed_at: whole,
    /** Overdraft interest on missed instalments, paid together with them. */
    arrears: whole,
    /** Interest and fees paid so far. */
    cost: whole,
    /** 0 while the loan runs. */
    ended: whole,
  },
});
export type Loan = Row<typeof LOAN>;
