import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOK_ITEMS, type BookItem, isNonCash, itemsOf, PROFIT_PLACES } from '#game/books/book-items.ts';
import { type Books, balanceSheet, cashFlow, profitAndLoss } from '#game/books/statements.ts';

interface Entry {
  item: BookItem;
  /** Index of the period. −1 is before the first. */
  period: number;
  amount: number;
}

const COUNT = 5;
const anyHistory = fc.array(
  fc.record({
    item: fc.constantFrom(...BOOK_ITEMS),
    period: fc.integer({ min: -1, max: COUNT - 1 }),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
  }),
  { maxLength: 200 },
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const totalOf = (entries: readonly Entry[], isPart: (entry: Entry) => boolean) =>
  sum(entries.filter(isPart).map(({ amount }) => amount));

function booksOf(entries: readonly Entry[], count = COUNT): Books {
  const of = (item: BookItem, period: number) =>
    totalOf(entries, (entry) => entry.item === item && entry.period === period);
  const sums = BOOK_ITEMS.map((item) => ({
    item,
    before: of(item, -1),
    amounts: Array.from({ length: count }, (_, period) => of(item, period)),
  }));
  return { count, sums };
}

const PROFIT_ITEMS = PROFIT_PLACES.flatMap(itemsOf);
const periods = Array.from({ length: COUNT }, (_, index) => index);

describe('statements', () => {
  it('agree with the entries of the ledger over random histories', () => {
    fc.assert(
      fc.property(anyHistory, (entries) => {
        const books = booksOf(entries);
        const [profit, flow, sheet] = [profitAndLoss(books), cashFlow(books), balanceSheet(books)];
        for (const period of periods) {
          const within = (entry: Entry) => entry.period === period;
          const until = (entry: Entry) => entry.period <= period;
          expect(profit.profit[period]).toBe(
            totalOf(entries, (entry) => within(entry) && PROFIT_ITEMS.includes(entry.item)),
          );
          expect(flow.change[period]).toBe(
            totalOf(entries, (entry) => within(entry) && !isNonCash(entry.item)),
          );
          expect(flow.closing[period]).toBe(
            totalOf(entries, (entry) => until(entry) && !isNonCash(entry.item)),
          );
          expect(sheet.cash[period]).toBe(flow.closing[period]);
          expect(flow.opening[period]).toBe((flow.closing[period] ?? 0) - (flow.change[period] ?? 0));
        }
      }),
    );
  });

  it('balance to the dollar, and profit is the change of earnings', () => {
    fc.assert(
      fc.property(anyHistory, (entries) => {
        const books = booksOf(entries);
        const sheet = balanceSheet(books);
        const { profit } = profitAndLoss(books);
        for (const period of periods) {
          const at = (list: readonly number[]) => list[period] ?? 0;
          expect(at(sheet.assets)).toBe(at(sheet.loans) + at(sheet.equity));
          expect(at(sheet.assets)).toBe(
            at(sheet.cash) + at(sheet.aircraft) + at(sheet.deposits) + at(sheet.shares) + at(sheet.escrow),
          );
          if (period > 0) expect(at(profit)).toBe(at(sheet.earnings) - (sheet.earnings[period - 1] ?? 0));
        }
      }),
    );
  });

  it('are the same for a period as for its parts together', () => {
    fc.assert(
      fc.property(anyHistory, (entries) => {
        const parts = booksOf(entries);
        const whole = booksOf(
          entries.map((entry) => ({ ...entry, period: Math.min(0, entry.period) })),
          1,
        );
        expect(sum(profitAndLoss(parts).profit)).toBe(profitAndLoss(whole).profit[0]);
        expect(sum(cashFlow(parts).change)).toBe(cashFlow(whole).change[0]);
        expect(balanceSheet(parts).equity.at(-1)).toBe(balanceSheet(whole).equity[0]);
      }),
    );
  });

  it('owe interest on missed instalments from the week in which it accrues', () => {
    const books = booksOf([
      { item: 'loan', period: -1, amount: 1_000 },
      { item: 'loan_arrears', period: 0, amount: -7 },
      { item: 'loan_arrears', period: 1, amount: 7 },
      { item: 'overdraft_interest', period: 1, amount: -7 },
    ]);
    const { loans, equity, cash } = balanceSheet(books);
    expect(loans.slice(0, 2)).toEqual([1_007, 1_000]);
    expect(equity.slice(0, 2)).toEqual([-7, -7]);
    expect(cash.slice(0, 2)).toEqual([1_000, 993]);
    expect(profitAndLoss(books).profit.slice(0, 2)).toEqual([-7, 0]);
  });

  it('keep a sold aircraft out of the balance sheet, with its loss in the profit', () => {
    const books = booksOf([
      { item: 'capital', period: -1, amount: 1_000 },
      { item: 'aircraft_purchase', period: 0, amount: -100 },
      { item: 'depreciation', period: 0, amount: -7 },
      { item: 'aircraft_sale', period: 1, amount: 87 },
      { item: 'depreciation', period: 1, amount: -6 },
    ]);
    const { aircraft, equity, cash } = balanceSheet(books);
    expect(aircraft.slice(0, 2)).toEqual([93, 0]);
    expect(equity.slice(0, 2)).toEqual([993, 987]);
    expect(cash.slice(0, 2)).toEqual([900, 987]);
    expect(profitAndLoss(books).profit.slice(0, 2)).toEqual([-7, -6]);
  });
});
