import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUYER_SHARE,
  BUYER_WEEKS,
  buyerRoom,
  buyObstacle,
  describeBuyObstacle,
  describeOverRoom,
  REBUY_DAYS,
} from '#game/shares/buyer.ts';
import { DAY } from '#game/world/time.ts';

const NOW = 200_000;
const PLAYER = { isRival: false, weeks: BUYER_WEEKS, unsecured: 0 };
const RIVAL = { isRival: true, weeks: 0, unsecured: 1_000_000 };
const SOLD = { code: 'sold_recently', from: NOW + REBUY_DAYS * DAY };

describe('buying shares', () => {
  it.each([
    ['a player that has flown for 12 weeks', PLAYER, null, NOW, null],
    ['a player a week less', { ...PLAYER, weeks: 11 }, null, NOW, { code: 'too_young', weeks: 11 }],
    [
      'a player with an unsecured loan',
      { ...PLAYER, unsecured: 1 },
      null,
      NOW,
      { code: 'owes_loan', unsecured: 1 },
    ],
    ['a rival at once, with a loan', RIVAL, null, NOW, null],
    ['a player after its own sale', PLAYER, NOW, NOW, SOLD],
    ['a player a minute too early', PLAYER, NOW, NOW + REBUY_DAYS * DAY - 1, SOLD],
    ['a player four weeks after its sale', PLAYER, NOW, NOW + REBUY_DAYS * DAY, null],
    ['a rival after its own sale', RIVAL, NOW, NOW, null],
  ])('%s', (_, buyer, lastSale, now, obstacle) => {
    expect(buyObstacle(buyer, lastSale, now)).toEqual(obstacle);
  });

  it('says what is missing', () => {
    const say = () => 'Mon 5 Jan';
    expect(describeBuyObstacle({ code: 'too_young', weeks: 3 }, 'XX', say)).toBe(
      'Your airline has flown for 3 weeks. It can buy shares after 12.',
    );
    expect(describeBuyObstacle({ code: 'owes_loan', unsecured: 5_000_000 }, 'XX', say)).toBe(
      'You owe $5,000,000 on loans without security. Repay them before you buy shares.',
    );
    expect(describeBuyObstacle({ code: 'sold_recently', from: 0 }, 'XX', say)).toBe(
      'You have sold shares of XX. You can buy them again from Mon 5 Jan, 28 days after your last sale.',
    );
  });
});

describe('money for shares in a year', () => {
  const buyer = { isRival: false, equity: 40_000_000, invested: 9_000_000 };

  it('is a quarter of equity', () => {
    expect(describeOverRoom(1_000_000, buyer)).toBeUndefined();
    expect(describeOverRoom(1_000_001, buyer)).toBe(
      'You can put 25% of your equity into shares in 52 weeks: $1,000,000 more, not $1,000,001.',
    );
    expect(describeOverRoom(1_000_001, { ...buyer, isRival: true })).toBeUndefined();
    expect(describeOverRoom(Number.NaN, buyer)).toBeUndefined();
  });

  it('is never more than that, in any order of purchases', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e8, max: 1e9 }),
        fc.array(fc.integer({ min: 1, max: 1e8 })),
        (equity, wanted) => {
          let invested = 0;
          for (const amount of wanted)
            if (!describeOverRoom(amount, { isRival: false, equity, invested })) invested += amount;
          expect(invested).toBeLessThanOrEqual(Math.max(0, BUYER_SHARE * equity));
          expect(buyerRoom({ equity, invested })).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
