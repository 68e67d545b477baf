import { expect, it } from 'vitest';
import { stoppedNotice } from '#game/shares/stopped-notice.ts';

const nothing = { orders: 0, subscriptions: 0, dividend: 0, amount: 1_000 };

it('lists the payments of an insolvent airline that have ended, and what comes back', () => {
  expect(stoppedNotice({ orders: 2, subscriptions: 1, dividend: 105, amount: 12_345 })).toEqual({
    title: 'Payments for shares cancelled',
    body: 'Your airline is insolvent, so these have ended: 2 orders to buy shares, 1 subscription, the dividend of $1.05 per share. $12,345 was returned to your cash.',
  });
  expect(stoppedNotice({ ...nothing, orders: 1 }).body).toContain(
    ' ended: 1 order to buy shares. $1,000 was',
  );
  expect(stoppedNotice({ ...nothing, subscriptions: 3 }).body).toContain(' ended: 3 subscriptions. ');
});
