import { expect, it } from 'vitest';
import { leaveMoney } from '#web/features/fleet/leave-dialog.tsx';

it('a button calls a refund money back, and a payment a price', () => {
  expect(leaveMoney('return', 604_569)).toBe('$604,569 back');
  expect(leaveMoney('cancel', 604_569)).toBe('$604,569 back');
  expect(leaveMoney('return', -5_000)).toBe('$5,000');
  expect(leaveMoney('sell', 9_000_000)).toBe('$9,000,000');
});
