import { describe, expect, it } from 'vitest';
import type { BookItem } from '#game/books/book-items.ts';
import { DAY } from '#game/world/time.ts';
import { changeOf, statementRows } from '#web/features/bank/statements/statement-rows.ts';
import { periodLabel } from '#web/features/bank/statements/statement-words.ts';

/** Books of two periods in which something of every account happens in the second one. */
const AMOUNTS: readonly [item: BookItem, before: number, now: number][] = [
  ['capital', 50_000, 0],
  ['tickets', 0, 700],
  ['aircraft_purchase', -20_000, -9_000],
  ['depreciation', -100, -50],
  ['deposit', -3_000, -500],
  ['deposit_refund', 0, 800],
  ['deposit_kept', 0, -40],
  ['loan', 4_000, 0],
  ['loan_repayment', 0, -600],
  ['loan_arrears', -7, -5],
  ['slot_bid', 0, -30],
  ['share_purchase', 0, -250],
];
const books = {
  count: 2,
  sums: AMOUNTS.map(([item, before, now]) => ({ item, before: 0, amounts: [before, now] })),
};

describe('the entries behind a figure', () => {
  it.each(statementRows('balance', books).filter(({ items }) => items.length > 0))(
    'add up to the change of the balance of $label',
    (row) => {
      const changes = AMOUNTS.filter(([item]) => row.items.includes(item)).map(([item, , now]) =>
        changeOf(row, item, now),
      );
      const [before = 0, after = 0] = row.amounts;
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(after - before);
    },
  );

  it('have the sign of cash in the other statements', () => {
    for (const kind of ['profit', 'cash'] as const)
      for (const row of statementRows(kind, books)) expect(changeOf(row, 'aircraft_purchase', -5)).toBe(-5);
  });
});

it('names the year of a period that is not in the present one', () => {
  const at = (day: number) =>
    ({ by: 'week', start: '2026-01-01', now: 420 * DAY, minute: day * DAY }) as const;
  expect(periodLabel(at(4))).toBe('5 Jan 2026');
  expect(periodLabel(at(361))).toBe('28 Dec 2026');
  expect(periodLabel(at(368))).toBe('4 Jan');
  expect(periodLabel({ ...at(368), by: 'quarter' })).toBe('4 Jan 2027');
  expect(periodLabel({ ...at(-3), now: 5 * DAY })).toBe('1 Jan');
});
