import { expect, it } from 'vitest';
import {
  acceptedNotice,
  counteredNotice,
  endedNotice,
  offeredNotice,
  THE_DEALERS,
} from '#game/exchange/bargain-notice.ts';

const SUBJECT = { registration: 'PH-ABC', price: 5_000_000 };

it('notices speak of one airline and of the dealers', () => {
  expect(counteredNotice(SUBJECT, 'XX', 'Monday').body).toBe('XX names $5,000,000. It holds until Monday.');
  expect(counteredNotice(SUBJECT, THE_DEALERS, 'Monday').body).toMatch(/^The dealers name \$/);
  expect(offeredNotice(SUBJECT, 'XX', 'Monday').body).toMatch(/^XX offers \$/);
  expect(acceptedNotice(SUBJECT, THE_DEALERS).body).toBe('The dealers accept $5,000,000.');
  const buyer = { isBuyer: true, isAwaited: false };
  expect(endedNotice(SUBJECT, 'declined', THE_DEALERS, buyer).body).toBe(
    'The dealers have declined. Your money is back.',
  );
});

it('say who did not answer in time', () => {
  const toldOf = (isAwaited: boolean) =>
    endedNotice(SUBJECT, 'expired', 'XX', { isBuyer: false, isAwaited }).body;
  expect(toldOf(true)).toBe('You did not answer in time.');
  expect(toldOf(false)).toBe('XX did not answer in time.');
});
