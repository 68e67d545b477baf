import { describe, expect, it } from 'vitest';
import { accountOf, journalHead, journalTransaction } from '#game/books/journal.ts';

const START = '2026-01-01';

describe('the journal', () => {
  it('has a transaction between cash and the account of the category', () => {
    const fuel = { minute: 4 * 1440 + 5, item: 'fuel', amount: -1_234, memo: '' } as const;
    expect(journalTransaction(fuel, START)).toBe(
      '2026-01-05 fuel\n    assets:cash  $-1234\n    expenses:flights:fuel  $1234\n',
    );
  });

  it('has no cash in a change of value', () => {
    const change = { minute: 4 * 1440 - 1, item: 'depreciation', amount: -70, memo: '' } as const;
    expect(journalTransaction(change, START, 'AB')).toBe(
      '2026-01-04 depreciation\n    assets:AB:aircraft  $-70\n    expenses:AB:fleet:depreciation  $70\n',
    );
  });

  it('takes characters with a meaning out of memos', () => {
    const entry = {
      minute: 0,
      item: 'lease',
      amount: -5,
      memo: 'A; b | [2026-01-01]\n  equity  $7',
    } as const;
    expect(journalTransaction(entry, START).split('\n')[0]).toBe(
      '2026-01-01 lease: A b 2026-01-01 equity $7',
    );
  });

  it('declares every account once', () => {
    const lines = journalHead(['AB']).split('\n');
    expect(lines.filter((line) => line === 'account assets:AB:aircraft')).toHaveLength(1);
    expect(lines).toContain(`account ${accountOf('tickets', 'AB')}`);
    expect(lines).toContain('account revenues  ; type:R');
  });
});
