import { expect, it } from 'vitest';
import type { Bank } from '#game/payloads/bank.ts';
import { limitText } from '#web/features/bank/borrow/borrow.tsx';
import { currentOffer, type Offer } from '#web/features/bank/borrow/offers.ts';

const bankWith = (grade: 'B' | 'D', rate: number | null) =>
  ({
    credit: { grade },
    rates: { unsecured: rate, secured: rate },
    unsecured: { max: 5_000_000, owed: 0, limit: 5_000_000, weeklyRevenue: 0, isYoung: true },
  }) as Bank;

it('does not promise a loan at a grade that gets none', () => {
  expect(limitText(bankWith('B', 0.1))).toMatch(/^Without security you can borrow up to \$5,000,000: /);
  expect(limitText(bankWith('D', null))).toMatch(
    /^The bank gives no loan at grade D\. With a better grade, /,
  );
});

it('follows an offer, and shows that it has ended', () => {
  const chosen = { key: 'a', rate: 0.06, costs: { payment: 1, interest: 1 }, problem: undefined } as Offer;
  const now = { ...chosen, rate: 0.0725 };
  expect(currentOffer(chosen, [{ ...chosen, key: 'b' }, now])).toBe(now);
  const ended = currentOffer(chosen, [{ ...chosen, key: 'b' }]);
  expect(ended.costs).toBeNull();
  expect(ended.problem).toBeDefined();
});
